import type { Node } from 'web-tree-sitter';
import {
  ARGUMENTS,
  children,
  splitType,
  TYPE_PARTS,
  typeArguments,
  TYPES,
  typeText,
  Untranslatable,
} from './types';
import type { Translation, Write } from './writer';
import { Writer } from './writer';

/** Writes the statements of a parsed block in TypeScript. Throws `Untranslatable`. */
export function dartToTypescript(block: Node, code: string): Translation {
  const writer = new Writer(code, SPECIAL);
  writer.list(children(block));
  return writer.translation();
}

const MODIFIERS = new Set(['final_builtin', 'const_builtin', 'inferred_type', 'late', 'var']);

/** Kinds of node that TypeScript writes otherwise. */
const SPECIAL: Record<string, Write> = {
  null_literal: (out, _, node) => out.copy(node, 'undefined'),
  this: (out, _, node) => out.copy(node),
  equality_operator: (out, _, node) => out.copy(node, `${node.text}=`),
  multiplicative_operator: (out, _, node) => out.copy(node, node.text.replace('~', '')),
  type_arguments: (out, _, node) => out.copy(node, typeArguments(node)),
  unconditional_assignable_selector(out, parts) {
    const [first, ...rest] = parts as [Node, ...Node[]];
    if (first.type === '?') out.copy(first, '?.');
    out.list(first.type === '?' ? rest : parts);
  },
  spread_element(out, [, ...value]) {
    const isMap = value[0]?.parent?.parent?.type === 'set_or_map_literal';
    out.wrapped(isMap ? '$entry(' : '$element(', value, ')');
  },
  string_literal(out, parts, node) {
    const [open, close] = [parts[0]!, parts.at(-1)!];
    // Two texts that follow each other are one in Dart.
    if (parts.filter(({ type }) => type === close.type).length > 2)
      throw new Untranslatable(node.text);
    const escape = (text: string) =>
      (open.type.startsWith('r') ? text.replaceAll('\\', '\\\\') : text).replaceAll('`', '\\`');
    let from = open.endIndex;
    out.copy(open, '`');
    for (const part of parts.filter(({ type }) => type === 'template_substitution')) {
      out.add(escape(out.code.slice(from, part.startIndex)));
      const inner = children(part).filter(({ type }) => !['$', '{', '}'].includes(type));
      out.wrapped('${', inner, '}');
      from = part.endIndex;
    }
    out.add(`${escape(out.code.slice(from, close.startIndex))}\``);
  },
  arguments(out, parts) {
    const named = parts.filter(({ type }) => type === 'named_argument');
    const others = parts.filter(({ type }) => type === 'argument');
    out.copy(parts[0]!);
    out.separated(others);
    if (named.length > 0) {
      out.add(others.length > 0 ? ', { ' : '{ ');
      out.separated(named);
      out.add(' }');
    }
    out.copy(parts.at(-1)!);
  },
  named_argument(out, [label, ...value]) {
    out.write(label!.firstChild!);
    out.wrapped(': ', value, '');
  },
  pair(out, parts) {
    const colon = parts.findIndex(({ type }) => type === ':');
    out.wrapped('[', parts.slice(0, colon), ', ');
    out.wrapped('', parts.slice(colon + 1), ']');
  },
  set_or_map_literal(out, parts, node) {
    const items = parts.filter(({ isNamed, type }) => isNamed && !NO_ITEMS.has(type));
    const isMap = items.every(({ type }) => type === 'pair' || type === 'spread_element');
    out.copy(node, isMap ? '$map(' : '$set(');
    out.separated(items);
    out.add(')');
  },
  list_literal(out, parts) {
    out.list(parts.filter(({ type }) => !NO_ITEMS.has(type)));
  },
  type_test_expression(out, parts) {
    const [operator, ...type] = children(parts.at(-1)!);
    const name = type[0]?.text ?? '';
    const isClass = type.length === 1 && !(name in TYPES) && !(name in ARGUMENTS);
    out.add(operator?.text.includes('!') ? '!(' : '(');
    if (isClass) out.wrapped('', parts.slice(0, -1), ` instanceof ${typeText(type)})`);
    else out.wrapped('$is(', parts.slice(0, -1), '))');
  },
  type_cast_expression(out, parts) {
    const [, ...type] = children(parts.at(-1)!);
    out.wrapped('(', parts.slice(0, -1), ` as any as ${typeText(type)})`);
  },
  const_object_expression(out, parts) {
    const [name, ...rest] = parts.filter(({ type }) => type !== 'const_builtin');
    out.add(rest[0]?.type === '.' ? '' : 'new ');
    out.copy(name!);
    out.list(rest);
  },
  initialized_variable_definition(out, parts) {
    const isFixed = parts.some(({ type }) => /^(final|const)_builtin$/.test(type));
    const [type, [name, ...value]] = splitType(parts.filter((part) => !MODIFIERS.has(part.type)));
    const isSet = value.length > 0;
    out.add(isFixed && isSet ? 'const ' : 'let ');
    out.copy(name!);
    out.add(type.length > 0 ? `${isSet ? '' : '!'}: ${typeText(type)}` : '');
    out.wrapped(isSet ? ' ' : '', value, '');
  },
  lambda_expression(out, [signature, body]) {
    const [type, rest] = splitType(children(signature!));
    const [name, parameters] = rest as [Node, Node];
    const [first, ...others] = children(body!);
    const isAsync = first!.type === 'async';
    out.add(`${isAsync ? 'async ' : ''}function `);
    out.copy(name);
    out.write(parameters);
    const returned = typeText(type);
    out.add(returned ? `: ${returned} ` : ' ');
    const statements = isAsync ? others : [first!, ...others];
    if (statements[0]!.type === '=>') {
      const isVoid = returned === 'void' || returned === 'Promise<void>';
      out.wrapped(isVoid ? '{ ' : '{ return ', statements.slice(1), ' }');
    } else out.list(statements);
  },
  function_expression(out, [parameters, body]) {
    const parts = children(body!);
    const isAsync = parts[0]!.type === 'async';
    out.add(isAsync ? 'async ' : '');
    out.write(parameters!);
    const rest = isAsync ? parts.slice(1) : parts;
    out.add(rest[0]!.type === '=>' ? '' : ' => ');
    out.list(rest);
  },
  formal_parameter_list(out, parts) {
    out.copy(parts[0]!);
    out.separated(parts.filter(({ isNamed }) => isNamed));
    out.copy(parts.at(-1)!);
  },
  formal_parameter(out, parts) {
    const [type, [name]] = splitType(parts);
    if (name?.type !== 'identifier') throw new Untranslatable(parts[0]?.text);
    out.copy(name);
    if (type.length > 0) out.add(`: ${typeText(type)}`);
  },
  optional_formal_parameters(out, parts) {
    const given = parts
      .filter(({ type }) => type === 'formal_parameter')
      .map((parameter) => {
        const all = children(parameter);
        const [type, [name]] = splitType(all.filter(({ text }) => text !== 'required'));
        const mark = all.some(({ text }) => text === 'required') ? '' : '?';
        return { name: name!.text, member: `${name!.text}${mark}: ${typeText(type) ?? 'any'}` };
      });
    const members = given.map(({ member }) => member);
    if (parts[0]?.type === '[') return out.add(members.join(', '));
    out.add(`{ ${given.map(({ name }) => name).join(', ')} }: { ${members.join('; ')} }`);
    if (members.every((member) => member.includes('?: '))) out.add(' = {}');
  },
  for_statement(out, parts) {
    const [from, to] = ['in', ')'].map((end) => parts.findIndex(({ type }) => type === end));
    if (!from || from < 0) throw new Untranslatable('for');
    const stream = parts[0]!.type === 'await' ? '$event' : '$element';
    out.add('while ($is(0)) { const ');
    out.copy(parts[from - 1]!);
    out.wrapped(` = ${stream}(`, parts.slice(from + 1, to), '); ');
    out.wrapped('', parts.slice(to! + 1), ' }');
  },
  try_statement(out, [keyword, body, ...handlers]) {
    out.list([keyword!, body!]);
    const last = handlers.at(-1)!.type === 'finally_clause' ? handlers.pop() : undefined;
    if (handlers.length > 0) out.add(' catch ($error) { ');
    while (handlers.length > 0) {
      const end = handlers.findIndex(({ type }) => type === 'block');
      const handler = handlers.splice(0, end + 1);
      const clause = handler.find(({ type }) => type === 'catch_clause');
      const name = clause && children(clause).find(({ type }) => type === 'identifier');
      const type = typeText(handler.filter((part) => TYPE_PARTS.has(part.type)));
      out.add(type ? `if ($error instanceof ${type}) { ` : '{ ');
      if (name) {
        out.add('const ');
        out.copy(name);
        out.add(' = $error; ');
      }
      out.wrapped('', handler.slice(-1), ' } ');
      if (handlers.length === 0) out.add(type ? 'throw 0; }' : '}');
    }
    if (last) out.write(last);
  },
};
/** Parts of a literal that are none of its items. */
const NO_ITEMS = new Set(['const_builtin', 'type_arguments', 'comment']);
