import ts from 'typescript';
import { nearest } from '../../lib/diagnostic';
import type { Explanation } from './explain-error';
import type { ClientPackage } from '../runner/client-packages';
import { IMPORT_NAME } from '../runner/client-packages';

/** By the example's version, and the member's name in another version. */
const RENAMED_MEMBERS: Record<string, Record<string, string>> = {
  v1: {
    signInWithPassword: 'signIn',
    signInWithOAuth: 'signIn',
    signInWithOtp: 'signIn',
    getSession: 'session()',
    getUser: 'user()',
    updateUser: 'update',
    referencedTable: 'foreignTable',
    emailRedirectTo: 'redirectTo in the second argument',
    removeChannel: 'removeSubscription',
  },
  v2: {
    signIn: 'signInWithPassword, signInWithOAuth, or signInWithOtp',
    session: 'getSession',
    user: 'getUser',
    update: 'updateUser',
    api: 'auth.admin',
    setAuth: 'setSession',
    foreignTable: 'referencedTable',
    returning: 'select() after the call',
    removeSubscription: 'removeChannel',
    removeAllSubscriptions: 'removeAllChannels',
  },
};

/** Instead of what's derived from the error's text. */
type FixHint = Partial<Explanation>;

const OPTION_ERRORS = [2353, 2561];
const MEMBER_ERRORS = [2339, 2551];

/** From the types at the error's position. */
export function fixHintFor(
  checker: ts.TypeChecker,
  source: ts.SourceFile,
  { code, start = 0, messageText }: ts.Diagnostic,
  client: ClientPackage,
): FixHint {
  const node = nodeAt(source, start);
  if (ts.isStringLiteralLike(node) && [2345, 2769].includes(code)) return relationHint(node);
  if (!ts.isIdentifier(node) && !ts.isStringLiteral(node)) return {};
  const { parent: property } = node;
  if (code === 2322 && ts.isPropertyAssignment(property)) {
    const isReadOnly = ts.flattenDiagnosticMessageText(messageText, ' ').endsWith("type 'never'.");
    return isReadOnly ? columnHint(checker, node.text, property.parent) : {};
  }
  const renamed = RENAMED_MEMBERS[client.version]?.[node.text];
  const rename: FixHint = renamed ? { fix: `in this version, use ${renamed}` } : {};
  if (OPTION_ERRORS.includes(code) && ts.isObjectLiteralExpression(node.parent.parent)) {
    const type = checker.getContextualType(node.parent.parent);
    const names = type ? memberNames(type) : [];
    const near = node.text.length > 3 ? nearest(node.text, names) : undefined;
    return {
      message: `'${node.text}' isn't one of ${names.slice(0, 20).join(', ') || 'the options'}`,
      fix: near ? `write ${near}` : 'use one of them',
      ...rename,
    };
  }
  if (MEMBER_ERRORS.includes(code) && ts.isPropertyAccessExpression(node.parent)) {
    const type = checker.getTypeAtLocation(node.parent.expression);
    const generic = code === 2339 ? { fix: `use a member of ${ownerOf(type, client)}` } : {};
    return /Client$/.test(type.symbol?.name ?? '') ? { ...generic, ...rename } : generic;
  }
  return {};
}

/** The column doesn't exist, or only Postgres can write it. */
function columnHint(checker: ts.TypeChecker, name: string, row: ts.Expression): FixHint {
  const type = checker.getContextualType(row);
  const names = type ? memberNames(type).filter((other) => other !== name) : [];
  return {
    rule: 'typescript/option',
    message: `'${name}' isn't a column that can be written: ${names.join(', ')}`,
    fix: 'use one of them',
  };
}

/** The example's SQL doesn't create the table or function. */
function relationHint(node: ts.StringLiteralLike): FixHint {
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== node) return {};
  const method = ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : '';
  const kind = { from: 'table', rpc: 'function' }[method];
  if (!kind) return {};
  return {
    rule: 'typescript/table',
    message: `The example's SQL doesn't create the ${kind} '${node.text}'`,
    fix: `create the ${kind}, or correct its name`,
  };
}

function memberNames(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type];
  const objects = parts.filter(({ symbol }) => symbol?.name !== 'Array');
  return [...new Set(objects.flatMap((part) => part.getProperties().map(({ name }) => name)))];
}

function ownerOf(type: ts.Type, client: ClientPackage): string {
  const file = type.symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
  const name = type.symbol?.name ?? 'the type';
  const found = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
  if (!found || found.startsWith('@types')) return name;
  const isAlias = found === client.name && found !== IMPORT_NAME;
  return `${name} of ${isAlias ? client.release : found}`;
}

function nodeAt(source: ts.SourceFile, start: number): ts.Node {
  const find = (node: ts.Node): ts.Node =>
    ts.forEachChild(node, (child) =>
      child.getStart(source) <= start && start < child.getEnd() ? find(child) : undefined,
    ) ?? node;
  return find(source);
}
