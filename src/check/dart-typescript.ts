import type { Node } from 'web-tree-sitter';

/** Dart statements written in TypeScript. */
export interface Translation {
  text: string;
  /** The offset in the Dart code of an offset in the text; of the piece before where it is ours. */
  origin(offset: number): number;
}

/** Dart that has no translation here: its types cannot be looked at. */
export class Untranslatable extends Error {}

/** Writes the statements of a parsed block in TypeScript. Throws `Untranslatable`. */
export function dartToTypescript(block: Node, code: string): Translation {
  const writer = new Writer(code);
  writer.list(children(block));
  return writer.translation();
}

/** Kinds of node whose parts are written one after the other, as they are. */
const ALIKE = new Set(
  (
    'block expression_statement return_statement if_statement parenthesized_expression argument ' +
    'argument_part selector conditional_assignable_selector ' +
    'unary_expression await_expression prefix_operator negation_operator minus_operator ' +
    'if_null_expression conditional_expression logical_and_expression logical_or_expression ' +
    'relational_expression relational_operator additive_expression additive_operator ' +
    'multiplicative_expression equality_expression assignment_expression ' +
    'assignable_expression local_function_declaration local_variable_declaration ' +
    'throw_expression index_selector while_statement finally_clause cascade_selector ' +
    'postfix_expression postfix_operator increment_operator'
  ).split(' '),
);
const LEAVES = new Set(
  (
    'identifier identifier_dollar_escaped decimal_integer_literal ' +
    'decimal_floating_point_literal true false comment documentation_comment'
  ).split(' '),
);

/** Types that are called otherwise in TypeScript. */
const TYPES: Record<string, string> = {
  String: 'string',
  int: 'number',
  double: 'number',
  num: 'number',
  bool: 'boolean',
  dynamic: 'any',
  Object: '{}',
  List: 'Array',
  Future: 'Promise',
};
/** What these types stand for without arguments. */
const ARGUMENTS: Record<string, string> = { List: '<any>', Map: '<any, any>', Future: '<any>' };
const TYPE_PARTS = new Set(['type_identifier', 'type_arguments', 'void_type', '?', '.']);

/** A type, as the nodes of it that follow each other; undefined where there are none. */
function typeText(nodes: Node[]): string | undefined {
  if (nodes.length === 0) return undefined;
  const [name, next] = nodes as [Node, Node | undefined];
  if (!TYPE_PARTS.has(name.type) || next?.type === '.') throw new Untranslatable(name.text);
  const given = next?.type === 'type_arguments' ? typeArguments(next) : undefined;
  const type = `${TYPES[name.text] ?? name.text}${given ?? ARGUMENTS[name.text] ?? ''}`;
  return nodes.at(-1)!.type === '?' ? `${type} | undefined` : type;
}

function typeArguments(node: Node): string {
  const types: Node[][] = [[]];
  for (const part of children(node).slice(1, -1)) {
    if (part.type === ',') types.push([]);
    else types.at(-1)!.push(part);
  }
  return `<${types.map(typeText).join(', ')}>`;
}

function children(node: Node): Node[] {
  return node.children.filter((child) => child !== null);
}

/** The nodes of a type at the beginning, and those behind it. */
function splitType(nodes: Node[]): [type: Node[], rest: Node[]] {
  const end = nodes.findIndex(({ type }) => !TYPE_PARTS.has(type));
  return end < 0 ? [nodes, []] : [nodes.slice(0, end), nodes.slice(end)];
}

const MODIFIERS = new Set(['final_builtin', 'const_builtin', 'inferred_type', 'late', 'var']);

type Write = (out: Writer, parts: Node[], node: Node) => void;

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

class Writer {
  private text = '';
  /** Where pieces of the code begin: in the text, and in the code. */
  private readonly pieces: [number, number][] = [];

  constructor(readonly code: string) {}

  translation(): Translation {
    const { text, pieces } = this;
    return {
      text,
      origin(offset) {
        const [start, from] = pieces.findLast(([start]) => start <= offset) ?? [offset, 0];
        return from + offset - start;
      },
    };
  }

  /** Something that is not in the code. */
  add(text: string): void {
    this.text += text;
  }

  /** A node as it is, or the text that stands for it. */
  copy({ startIndex, text }: Node, as = text): void {
    this.pieces.push([this.text.length, startIndex]);
    this.text += as;
  }

  /** Nodes that follow each other, with the space and the line breaks between them. */
  list(nodes: Node[]): void {
    const cascade = nodes.findIndex(({ type }) => type === 'cascade_section');
    if (cascade >= 0) return this.cascade(nodes, cascade);
    nodes.forEach((node, index) => {
      const before = nodes[index - 1];
      if (before) this.add(this.code.slice(before.endIndex, node.startIndex));
      if (isCreation(node, nodes[index + 1])) this.add('new ');
      this.write(node);
    });
  }

  wrapped(before: string, nodes: Node[], after: string): void {
    this.add(before);
    this.list(nodes);
    this.add(after);
  }

  separated(nodes: Node[]): void {
    nodes.forEach((node, index) => this.wrapped(index > 0 ? ', ' : '', [node], ''));
  }

  /** `a..b = 1..c()` as a function that does all of it to one value. */
  private cascade(nodes: Node[], first: number): void {
    const start =
      nodes.findLastIndex(({ type }, at) => at < first && /^(=|return)$/.test(type)) + 1;
    const end = nodes.findLastIndex(({ type }) => type === 'cascade_section') + 1;
    this.list(nodes.slice(0, start));
    this.wrapped(' $cascade(', nodes.slice(start, first), ', ($it) => {');
    for (const section of nodes.slice(first, end)) {
      this.wrapped(' $it.', children(section).slice(1), ';');
    }
    this.add(' })');
    this.list(nodes.slice(end));
  }

  private alike(node: Node): void {
    if (node.childCount > 0) this.list(children(node));
    else this.copy(node);
  }

  write(node: Node): void {
    const { type } = node;
    const special = SPECIAL[type];
    if (special) special(this, children(node), node);
    else if (node.text === 'rethrow') this.copy(node, 'throw 0');
    else if (!node.isNamed || LEAVES.has(type)) this.copy(node);
    else if (ALIKE.has(type)) this.alike(node);
    else throw new Untranslatable(`${type}: ${node.text}`);
  }
}

/** True for the name of a class that is called: Dart needs no `new`. */
function isCreation({ type, text, previousSibling }: Node, next: Node | undefined): boolean {
  const isClass = type === 'identifier' && /^_?[A-Z]/.test(text) && previousSibling?.type !== '.';
  return isClass && next?.type === 'selector' && next.firstChild?.type === 'argument_part';
}
