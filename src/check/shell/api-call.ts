import { nearest } from '../../lib/diagnostic';
import type { ValueError } from './api-values';
import { fieldErrors, fixForName, isTextOfType } from './api-values';
import { isObject, readJson } from '../runner/json';
import type { Word } from './parse-commands';
import { UNKNOWN, wordDiagnostic } from './parse-commands';
import type { ApiOperation, Operation } from '../upstream/http/operations';
import { API_RELEASES } from '../upstream/http/api-releases';
import type { Shape } from '../upstream/signatures/shapes';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';

/** A word of a command, and the text that the program receives. */
interface Part {
  word: Word;
  text: string;
}

export interface ApiCall {
  method?: string;
  url?: Part;
  /** Without those that all operations accept. */
  headers: Part[];
  /** `name=value` pairs. */
  query: Part[];
  /** `name=value` pairs. */
  fields: Part[];
  body?: Part & { isRaw: boolean };
}

const HOSTED = String.raw`https://(?:[a-z]{20}|${UNKNOWN})\.supabase\.co`;
const LOCAL = String.raw`http://(?:127\.0\.0\.1|localhost):(?:54321|8000)`;
const MANAGEMENT = /^https:\/\/api\.supabase\.com(?=\/v1)/;
const APIS = [
  { library: 'management-api', name: 'Management API', base: MANAGEMENT },
  { library: 'auth', name: 'Auth API', base: new RegExp(`^(?:${HOSTED}|${LOCAL})/auth/v1`) },
  {
    library: 'storage',
    name: 'Storage API',
    base: new RegExp(`^(?:${HOSTED}|${LOCAL})/storage/v1`),
  },
];

/** `isWhole` is false if part of the request is unknown. */
type CheckedCall = Pick<ApiOperation, 'api'> &
  Partial<ApiOperation> & { errors: CodeDiagnostic[]; isWhole: boolean };

/** Undefined if the URL isn't in a documented API. */
export function callErrors(call: ApiCall): CheckedCall | undefined {
  const { word, text } = call.url!;
  const api = APIS.find(({ base }) => base.test(text));
  if (!api) return undefined;
  const { operations } = API_RELEASES.find(({ library }) => library === api.library)!;
  const [path = '', query = ''] = text.replace(api.base, '').split(/\?(.*)/s);
  const operation = findOperation(operations, call.method!, path);
  if (!operation) {
    const message = `The ${api.name} has no operation ${call.method} ${shown(path)}`;
    const errors = [wordDiagnostic(word, message, instead(operations, call.method!, path))];
    return { errors, api: api.name, isWhole: false };
  }
  const pairs = query ? query.split('&').map((pair) => ({ word, text: pair })) : [];
  const owner = `${operation.method} ${operation.path}`;
  const inPath = (where: string) => operation.params.filter((param) => param.in === where);
  const body = bodyErrors(call, operation, owner);
  const headers = inPath('header').map(({ name }) => name?.toLowerCase());
  const known = call.headers.every(({ text: header }) =>
    headers.includes(header.split(':', 1)[0]!.toLowerCase()),
  );
  const queryErrors = pairErrors([...pairs, ...call.query], inPath('query'), owner, word);
  const errors = [...queryErrors, ...body.errors];
  return { errors, api: api.name, operation, isWhole: known && body.isWhole };
}

const shown = (path: string) => path.replaceAll(UNKNOWN, '…');

/** The one with the most fixed segments. */
function findOperation(
  operations: Operation[],
  method: string,
  path: string,
): Operation | undefined {
  return operations
    .filter((operation) => operation.method === method && matches(operation.path, path))
    .sort((a, b) => rank(a.path) - rank(b.path))[0];
}

const rank = (path: string) => -path.split('/').filter((part) => !part.startsWith('{')).length;

function matches(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  const isOpen = wanted.at(-1) === '{wildcard}';
  if (isOpen ? parts.length < wanted.length : parts.length !== wanted.length) return false;
  return wanted.every((name, index) =>
    name.startsWith('{') ? parts[index] !== '' : name === parts[index],
  );
}

function instead(operations: Operation[], method: string, path: string): string {
  const methods = operations.filter((item) => matches(item.path, path)).map((item) => item.method);
  if (methods.length > 0) return `use ${methods.join(' or ')}`;
  const paths = operations.map((item) => item.path);
  const near = nearest(path, paths);
  return near ? `write ${near}` : 'look it up in the API reference';
}

function pairErrors(pairs: Part[], shapes: Shape[], owner: string, url: Word): CodeDiagnostic[] {
  const names = shapes.map(({ name = '' }) => name);
  const given = pairs.map(({ text }) => text.split('=', 1)[0]!);
  const missing = shapes.filter(({ name = '', optional }) => !optional && !given.includes(name));
  return [
    ...pairs.flatMap(({ word, text }) => {
      const [name = '', value = ''] = text.split(/=(.*)/s);
      const shape = shapes.find((item) => item.name === name);
      if (shape && isTextOfType(value, shape.type ?? 'string')) return [];
      const [message, fix] = shape
        ? [
            `"${name}" of ${owner} doesn't accept "${shown(value)}"`,
            `use a value of type ${shape.type}`,
          ]
        : [`${owner} has no parameter "${name}"`, fixForName(name, names)];
      return [wordDiagnostic(word, message, fix)];
    }),
    ...missing.map(({ name }) =>
      wordDiagnostic(url, `${owner} needs the parameter "${name}"`, 'add it'),
    ),
  ];
}

function bodyErrors(
  { body, fields, url }: ApiCall,
  { body: taken }: Operation,
  owner: string,
): { errors: CodeDiagnostic[]; isWhole: boolean } {
  const found = (...errors: CodeDiagnostic[]) => ({ errors, isWhole: true });
  const unknown = { errors: [], isWhole: false };
  if (fields.length > 0) {
    return taken ? found(...pairErrors(fields, taken.fields, owner, url!.word)) : unknown;
  }
  if (!body) {
    const needsBody = taken?.fields.some(({ optional }) => !optional);
    if (!needsBody) return found();
    return found(wordDiagnostic(url!.word, `${owner} needs a body`, 'add it with --data'));
  }
  const { word, text } = body;
  if (!taken) {
    // Some clients send an empty body with every POST.
    if (text === '{}') return found();
    return found(wordDiagnostic(word, `${owner} doesn't accept a body`, 'remove it'));
  }
  if (body.isRaw)
    return taken.contentTypes.some((type) => type.startsWith('raw')) ? found() : unknown;
  const value = readJson(text);
  const isListed = taken.fields.length > 0 && taken.contentTypes.includes('application/json');
  if (!isListed || !isObject(value)) return unknown;
  return found(...fieldErrors(value, taken.fields, owner).map((error) => placed(error, word)));
}

/** At the field's name, or at the word if a field is missing. */
function placed({ name, message, fix }: ValueError, word: Word): CodeDiagnostic {
  const offset = name ? word.source.search(new RegExp(`\\b${name}\\b\\\\?"`)) : 0;
  const at = positionAt(word.source, Math.max(offset, 0));
  const line = word.line + at.line - 1;
  return { line, column: at.line === 1 ? word.column + at.column - 1 : at.column, message, fix };
}
