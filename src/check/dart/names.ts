import type { Node } from 'web-tree-sitter';
import type { Lookup } from './lookup';
import {
  BLOCK,
  childrenOf,
  DECLARATION,
  IGNORED,
  isTested,
  LATER,
  LITERALS,
  SELECTORS,
  SIGNATURE,
  TYPES,
  VARIABLE,
  VARIABLES,
  WRAPPER,
} from './nodes';
import { Scope } from './scope';
import type { DartType, Signature } from './types';
import { typeOf, UNKNOWN } from './types';

/** The value of `this`, whose members are in the scope. */
const THIS = typeOf('this');

/** Walks a syntax tree, follows the types of its values, and looks up its names. */
export class NameWalk {
  private readonly code: string;

  constructor(
    private readonly lookup: Lookup,
    tree: Node,
  ) {
    this.code = tree.text;
    this.declarations(childrenOf(tree), new Scope());
  }

  /** Visits declarations, which can use names from further down. */
  private declarations(nodes: Node[], scope: Scope): void {
    for (const node of nodes) {
      const name = DECLARATION.test(node.type) && node.childForFieldName('name');
      if (name) scope.set(name.text, UNKNOWN);
      if (SIGNATURE.test(node.type)) this.signature(node, scope);
    }
    for (const isLater of [false, true]) {
      const next = nodes.filter(({ type }) => LATER.test(type) === isLater);
      this.list(next, scope);
    }
  }

  /** Visits nodes that follow each other. Returns the type of the last expression among them. */
  private list(nodes: Node[], scope: Scope, expected = UNKNOWN, start = UNKNOWN): DartType {
    let value = start;
    let types: Node[] = [];
    let inner = scope;
    nodes.forEach((node, index) => {
      if (TYPES.test(node.type)) return void types.push(node);
      if (!node.isNamed) return;
      const type = this.lookup.type(types, scope);
      types = [];
      if (SELECTORS.test(node.type)) value = this.select(value, node, scope);
      else if (SIGNATURE.test(node.type)) inner = this.signature(node, scope);
      else if (VARIABLE.test(node.type)) this.declare(node, scope, type);
      else if (VARIABLES.test(node.type)) {
        for (const child of childrenOf(node)) this.declare(child, scope, type);
      } else if (node.type === 'catch_clause') {
        const [name] = node.descendantsOfType('identifier');
        if (name) scope.set(name.text, type ?? UNKNOWN);
      } else if (node.type === 'function_body' || node.type === 'initializers') {
        this.list(childrenOf(node), inner);
      } else value = this.visit(node, scope, expected, nodes[index + 1]);
    });
    this.lookup.type(types, scope);
    return value;
  }

  private visit(node: Node, scope: Scope, expected: DartType, next?: Node): DartType {
    const { type } = node;
    const nodes = childrenOf(node);
    if (IGNORED.test(type)) return UNKNOWN;
    if (type === 'this') return THIS;
    if (type === 'identifier') return this.name(node, scope, expected, next);
    if (type === 'function_expression') return this.closure(nodes, scope, expected.call);
    if (type === 'object_pattern') return this.pattern(nodes, scope);
    if (/^type_(cast|test)_expression$/.test(type)) return this.typeTest(nodes, scope);
    if (/^(const_object|new)_expression$|^qualified$/.test(type)) return this.create(nodes, scope);
    if (type === 'await_expression') {
      const value = this.list(nodes, scope);
      return this.lookup.library.unwrap(value, 'Future') ?? value;
    }
    if (type === 'dot_shorthand') {
      return this.lookup.member(typeOf('Type', expected), node.namedChildren[0]!);
    }
    if (type === 'for_loop_parts' && nodes.some(({ text }) => text === 'in')) {
      this.declare(node, scope, undefined, true);
    } else if (DECLARATION.test(type)) {
      const [body] = nodes.slice(-1) as [Node];
      const heads = nodes.slice(0, -1).filter((child) => child.type !== 'identifier');
      this.list(heads, scope);
      this.declarations(childrenOf(body), new Scope(scope));
    } else {
      const element = type === 'list_literal' && this.lookup.library.unwrap(expected, 'List');
      const inner = BLOCK.test(type) ? new Scope(scope) : scope;
      const value = this.list(nodes, inner, WRAPPER.test(type) ? expected : element || UNKNOWN);
      if (WRAPPER.test(type)) return value;
    }
    return type in LITERALS ? typeOf(LITERALS[type]!) : UNKNOWN;
  }

  private name(node: Node, scope: Scope, expected = UNKNOWN, next?: Node): DartType {
    const name = node.text;
    const own = scope.get(name);
    if (own) return own.nullable && isTested(this.code, name) ? { ...own, nullable: false } : own;
    return this.lookup.name(node, /^\.\w+$/.test(next?.text ?? '') ? expected : UNKNOWN);
  }

  /** Splits a declaration into its type, its name, and what follows. */
  private head(node: Node, scope: Scope) {
    const nodes = childrenOf(node);
    const at = nodes.findIndex(({ type }) => type === 'identifier');
    const types = nodes.slice(0, Math.max(at, 0)).filter((child) => TYPES.test(child.type));
    return { type: this.lookup.type(types, scope), name: nodes[at], rest: nodes.slice(at + 1) };
  }

  /** Declares a variable, with its written type or with that of its value. */
  private declare(node: Node, scope: Scope, inherited?: DartType, isLoop = false): void {
    const { name, rest, type = inherited } = this.head(node, scope);
    if (!name) return;
    const isMore = (child: Node) => child.type === 'initialized_identifier';
    const values = rest.filter((child) => !isMore(child));
    const value = this.list(values, scope, type);
    const { library } = this.lookup;
    const own = isLoop ? library.unwrap(value, 'Iterable', 'Stream') : value;
    scope.set(name.text, type ?? own ?? UNKNOWN);
    for (const child of rest.filter(isMore)) this.declare(child, scope, type);
  }

  /** Declares a function or a getter, and returns the scope of its body. */
  private signature(node: Node, scope: Scope): Scope {
    const own = node.namedChildren.find((child) => child && SIGNATURE.test(child.type)) ?? node;
    const { name, type: returns = UNKNOWN } = this.head(own, scope);
    const call = { returns, generics: [], positional: [], named: new Map(), isOpen: true };
    if (own.type === 'getter_signature') scope.set(name!.text, returns);
    if (own.type === 'function_signature') scope.set(name!.text, { ...typeOf('Function'), call });
    const inner = new Scope(scope);
    for (const parameter of own.descendantsOfType('formal_parameter')) {
      if (parameter) this.declare(parameter, inner);
    }
    return inner;
  }

  /** Visits a function that is passed as a value. Its parameters have the types its caller uses. */
  private closure([list, body]: Node[], scope: Scope, call?: Signature): DartType {
    const inner = new Scope(scope);
    const own = childrenOf(list!).filter((child) => child.isNamed);
    const needed = own.filter(({ type }) => type === 'formal_parameter');
    const optional = own.flatMap((child) => (child.text.startsWith('[') ? childrenOf(child) : []));
    const all = [...needed, ...optional.filter(({ type }) => type === 'formal_parameter')];
    all.forEach((node, index) => this.declare(node, inner, call?.positional[index]?.type));
    const passed = call?.positional.length ?? 0;
    if (call && (all.length < passed || needed.length > passed)) {
      const message = `This function is called with ${passed} arguments, but has ${all.length}`;
      this.lookup.report(list!, message, `give it ${passed} parameters`);
    }
    this.list(childrenOf(body!), inner);
    return typeOf('Function');
  }

  /** Visits `x is T` and `x as T`. After a test, the variable has the type. */
  private typeTest(nodes: Node[], scope: Scope): DartType {
    const [variable] = nodes as [Node];
    const test = nodes.at(-1)!;
    this.list(nodes.slice(0, -1), scope);
    const types = childrenOf(test).filter((child) => TYPES.test(child.type));
    const type = this.lookup.type(types, scope) ?? UNKNOWN;
    if (test.text.startsWith('is!')) scope.forget(variable.text);
    else if (test.type === 'type_test' && nodes.length === 2) scope.set(variable.text, type);
    return type;
  }

  /** Visits a pattern such as `User(:final id, email: var address)`. */
  private pattern(nodes: Node[], scope: Scope): DartType {
    const types = nodes.filter((node) => TYPES.test(node.type));
    const type = this.lookup.type(types, scope) ?? UNKNOWN;
    nodes.forEach((node, index) => {
      if (/(object|list|map|record)_pattern$/.test(node.type)) this.list([node], scope);
      if (node.type !== 'variable_pattern') return;
      const variable = node.namedChildren.at(-1)!;
      const label = nodes[index - 2];
      const member = label?.type === 'identifier' ? label : variable;
      scope.set(variable.text, this.lookup.member(type, member));
    });
    return UNKNOWN;
  }

  /** Visits `const A(1)`, `new A.named(1)`, or a constant in a pattern, such as `A.value`. */
  private create(nodes: Node[], scope: Scope): DartType {
    const [owner, name] = nodes.filter(({ type }) => /identifier$/.test(type)) as [Node, Node?];
    const value = this.name(owner, scope);
    const member = name ? this.lookup.member(value, name) : value;
    const list = nodes.find(({ type }) => type === 'arguments');
    return list ? this.call(member, list, scope, owner) : member;
  }

  /** Applies a selector to a value: `.name`, `?.name`, `!`, `[index]`, `(arguments)`, `..name`. */
  private select(value: DartType, node: Node, scope: Scope): DartType {
    const nodes = childrenOf(node);
    const [first] = nodes as [Node];
    if (node.type === 'cascade_section') {
      this.list(nodes, scope, UNKNOWN, value);
      return value;
    }
    if (node.type === 'argument_part') {
      return this.call(value, nodes.at(-1)!, scope, nodes.at(-1)!, nodes.at(-2));
    }
    if (node.type === 'selector' && first.isNamed) return this.select(value, first, scope);
    if (first.text === '!') return { ...value, nullable: false };
    const last = nodes.at(-1)!;
    if (last.type === 'index_selector') {
      this.list(childrenOf(last), scope);
      if (value.name === 'Map') return { ...(value.args[1] ?? UNKNOWN), nullable: true };
      return this.lookup.library.unwrap(value, 'List') ?? UNKNOWN;
    }
    if (value === THIS) return scope.get(last.text) ?? UNKNOWN;
    return this.lookup.member(value, last, first.text.startsWith('?'));
  }

  /** Checks a call, and returns the type of its result. */
  private call(value: DartType, list: Node, scope: Scope, at: Node, types?: Node): DartType {
    const { library } = this.lookup;
    const target = value.name === 'Type' ? library.member(value, 'new') : value;
    if (target && !target.call && library.declares(value)) {
      this.lookup.report(at, `${value.name} can't be called`, 'remove the parentheses');
    }
    const signature = target?.call && this.lookup.bind(target.call, scope, types);
    const labels: Node[] = [];
    let count = 0;
    for (const argument of childrenOf(list).filter(({ type }) => /argument$/.test(type))) {
      const [label] =
        argument.namedChildren[0]!.type === 'label' ? argument.descendantsOfType('identifier') : [];
      if (label) labels.push(label);
      const parameter = label ? signature?.named.get(label.text) : signature?.positional[count++];
      const expected = library.resolve(parameter?.type ?? UNKNOWN);
      const passed = this.list(childrenOf(argument), scope, expected);
      this.lookup.value(passed, expected, argument.namedChildren.at(label ? 1 : 0)!);
    }
    if (signature && !signature.isOpen) this.lookup.arguments(signature, labels, count, at);
    return signature ? library.resolve(signature.returns) : UNKNOWN;
  }
}
