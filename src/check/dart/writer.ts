import type { Node } from 'web-tree-sitter';
import { children, Untranslatable } from './types';

/** Dart statements written in TypeScript. */
export interface Translation {
  text: string;
  /** The offset in the Dart code of an offset in the text; of the piece before where it is ours. */
  origin(offset: number): number;
}

/** How a kind of node is written: its parts, and the node itself. */
export type Write = (out: Writer, parts: Node[], node: Node) => void;

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

/** Writes nodes of Dart in TypeScript and remembers where each piece came from. */
export class Writer {
  private text = '';
  /** Where pieces of the code begin: in the text, and in the code. */
  private readonly pieces: [number, number][] = [];

  /** `special` has the kinds of node that TypeScript writes otherwise. */
  constructor(
    readonly code: string,
    private readonly special: Record<string, Write>,
  ) {}

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
    const special = this.special[type];
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
