import type { Node } from 'web-tree-sitter';
import type { Lookup } from './lookup';
import { Scope } from './scope';
import type { DartType, Signature } from './types';
import { typeOf, UNKNOWN } from './types';

/** With its members in the scope. */
const THIS = typeOf('this');

export class NameWalk {
  private readonly code: string;

  constructor(
    private readonly lookup: Lookup,
    tree: Node,
  ) {
    this.code = tree.text;
    this.declarations(childrenOf(tree), new Scope());
  }

  private declarations(nodes: Node[], scope: Scope): void {
    for (const node of nodes) {
      const name = KIND.declaration.test(node.type) && node.childForFieldName('name');
      if (name) scope.set(name.text, UNKNOWN);
      if (KIND.signature.test(node.type)) this.signature(node, scope);
    }
    // Functions and classes can use variables that are declared after them.
    const variables = nodes.filter((node) => !hasBody(node));
    this.visitAll(variables, scope);
    this.visitAll(nodes.filter(hasBody), scope);
  }

  private visitAll(nodes: Node[], scope: Scope, expected = UNKNOWN, start = UNKNOWN): DartType {
    let value = start;
    let types: Node[] = [];
    let inner = scope;
    nodes.forEach((node, index) => {
      if (KIND.type.test(node.type)) return void types.push(node);
      if (!node.isNamed) return;
      const type = this.lookup.type(types, scope);
      types = [];
      if (KIND.selector.test(node.type)) value = this.select(value, node, scope);
      else if (KIND.signature.test(node.type)) inner = this.signature(node, scope);
      else if (KIND.variable.test(node.type)) this.declare(node, scope, type);
      else if (KIND.variables.test(node.type)) {
        for (const child of childrenOf(node)) this.declare(child, scope, type);
      } else if (node.type === 'catch_clause') {
        const [name] = node.descendantsOfType('identifier');
        if (name) scope.set(name.text, type ?? UNKNOWN);
      } else if (node.type === 'function_body' || node.type === 'initializers') {
        this.visitAll(childrenOf(node), inner);
      } else value = this.visit(node, scope, expected, nodes[index + 1]);
    });
    this.lookup.type(types, scope);
    return value;
  }

  private visit(node: Node, scope: Scope, expected: DartType, next?: Node): DartType {
    const { type } = node;
    const nodes = childrenOf(node);
    if (KIND.ignored.test(type)) return UNKNOWN;
    if (type === 'this') return THIS;
    if (type === 'identifier') return this.name(node, scope, expected, next);
    if (type === 'function_expression') return this.closure(nodes, scope, expected.call);
    if (type === 'object_pattern') return this.pattern(nodes, scope);
    if (/^type_(cast|test)_expression$/.test(type)) return this.typeTest(nodes, scope);
    if (/^(const_object|new)_expression$|^qualified$/.test(type))
      return this.construct(nodes, scope);
    if (type === 'await_expression') {
      const value = this.visitAll(nodes, scope);
      return this.lookup.library.unwrap(value, 'Future') ?? value;
    }
    if (type === 'dot_shorthand') {
      return this.lookup.member(typeOf('Type', expected), node.namedChildren[0]!);
    }
    if (type === 'for_loop_parts' && nodes.some(({ text }) => text === 'in')) {
      this.declare(node, scope, undefined, true);
    } else if (KIND.declaration.test(type)) {
      const heads = nodes.slice(0, -1).filter((child) => child.type !== 'identifier');
      this.visitAll(heads, scope);
      this.declarations(childrenOf(nodes.at(-1)!), new Scope(scope));
    } else {
      const element = type === 'list_literal' && this.lookup.library.unwrap(expected, 'List');
      const inner = KIND.block.test(type) ? new Scope(scope) : scope;
      const value = this.visitAll(
        nodes,
        inner,
        KIND.wrapper.test(type) ? expected : element || UNKNOWN,
      );
      if (KIND.wrapper.test(type)) return value;
    }
    return type in LITERALS ? typeOf(LITERALS[type]!) : UNKNOWN;
  }

  private name(node: Node, scope: Scope, expected = UNKNOWN, next?: Node): DartType {
    const type = scope.get(node.text);
    if (type?.nullable && isTested(this.code, node.text)) return { ...type, nullable: false };
    if (type) return type;
    return this.lookup.name(node, /^\.\w+$/.test(next?.text ?? '') ? expected : UNKNOWN);
  }

  private annotation(nodes: Node[], scope: Scope): DartType | undefined {
    const types = nodes.filter(({ type }) => KIND.type.test(type));
    return this.lookup.type(types, scope);
  }

  private head(node: Node, scope: Scope) {
    const nodes = childrenOf(node);
    const at = nodes.findIndex(({ type }) => type === 'identifier');
    const type = this.annotation(nodes.slice(0, Math.max(at, 0)), scope);
    return { type, name: nodes[at], rest: nodes.slice(at + 1) };
  }

  /** With the annotated type, or the value's. */
  private declare(node: Node, scope: Scope, inherited?: DartType, isLoop = false): void {
    const { name, rest, type = inherited } = this.head(node, scope);
    if (!name) return;
    // In `int a = 1, b = 2`, the node of `a` contains that of `b`.
    const isVariable = (child: Node) => child.type === 'initialized_identifier';
    const values = rest.filter((child) => !isVariable(child));
    const value = this.visitAll(values, scope, type);
    const item = isLoop ? this.lookup.library.unwrap(value, 'Iterable', 'Stream') : value;
    scope.set(name.text, type ?? item ?? UNKNOWN);
    for (const child of rest.filter(isVariable)) this.declare(child, scope, type);
  }

  private signature(node: Node, scope: Scope): Scope {
    const signature =
      node.namedChildren.find((child) => child && KIND.signature.test(child.type)) ?? node;
    const { name, type: returns = UNKNOWN } = this.head(signature, scope);
    const call = { returns, generics: [], positional: [], named: new Map(), isOpen: true };
    if (signature.type === 'getter_signature') scope.set(name!.text, returns);
    if (signature.type === 'function_signature')
      scope.set(name!.text, { ...typeOf('Function'), call });
    const inner = new Scope(scope);
    for (const parameter of signature.descendantsOfType('formal_parameter')) {
      if (parameter) this.declare(parameter, inner);
    }
    return inner;
  }

  /** As a value. Its caller expects the signature `call`. */
  private closure([list, body]: Node[], scope: Scope, call?: Signature): DartType {
    const inner = new Scope(scope);
    const isParameter = ({ type }: Node) => type === 'formal_parameter';
    const children = childrenOf(list!);
    const required = children.filter(isParameter);
    const optional = children.filter(({ isNamed, text }) => isNamed && text.startsWith('['));
    const all = [...required, ...optional.flatMap(childrenOf).filter(isParameter)];
    all.forEach((node, index) => this.declare(node, inner, call?.positional[index]?.type));
    const passed = call?.positional.length ?? 0;
    if (call && (all.length < passed || required.length > passed)) {
      const message = `This function is called with ${passed} arguments, but it has ${all.length} parameters`;
      this.lookup.report(list!, message, `declare ${passed} parameters`);
    }
    this.visitAll(childrenOf(body!), inner);
    return typeOf('Function');
  }

  /** `x is T` and `x as T`, which give the variable the tested type. */
  private typeTest(nodes: Node[], scope: Scope): DartType {
    const [variable] = nodes as [Node];
    const test = nodes.at(-1)!;
    this.visitAll(nodes.slice(0, -1), scope);
    const type = this.annotation(childrenOf(test), scope) ?? UNKNOWN;
    if (test.text.startsWith('is!')) scope.forget(variable.text);
    else if (test.type === 'type_test' && nodes.length === 2) scope.set(variable.text, type);
    return type;
  }

  /** `User(:final id, email: var address)` */
  private pattern(nodes: Node[], scope: Scope): DartType {
    const type = this.annotation(nodes, scope) ?? UNKNOWN;
    nodes.forEach((node, index) => {
      if (/(object|list|map|record)_pattern$/.test(node.type)) this.visitAll([node], scope);
      if (node.type !== 'variable_pattern') return;
      const variable = node.namedChildren.at(-1)!;
      const label = nodes[index - 2];
      const member = label?.type === 'identifier' ? label : variable;
      scope.set(variable.text, this.lookup.member(type, member));
    });
    return UNKNOWN;
  }

  /** `const A(1)`, `new A.named(1)`, or a pattern's constant `A.value`. */
  private construct(nodes: Node[], scope: Scope): DartType {
    const [owner, name] = nodes.filter(({ type }) => /identifier$/.test(type)) as [Node, Node?];
    const value = this.name(owner, scope);
    const member = name ? this.lookup.member(value, name) : value;
    const list = nodes.find(({ type }) => type === 'arguments');
    return list ? this.call(member, list, scope, owner) : member;
  }

  /** `.name`, `?.name`, `!`, `[index]`, `(arguments)`, `..name`. */
  private select(value: DartType, node: Node, scope: Scope): DartType {
    const nodes = childrenOf(node);
    const [first, last] = [nodes[0]!, nodes.at(-1)!];
    if (node.type === 'cascade_section') {
      this.visitAll(nodes, scope, UNKNOWN, value);
      return value;
    }
    if (node.type === 'argument_part') {
      return this.call(value, last, scope, last, nodes.at(-2));
    }
    if (node.type === 'selector' && first.isNamed) return this.select(value, first, scope);
    if (first.text === '!') return { ...value, nullable: false };
    if (last.type === 'index_selector') {
      this.visitAll(childrenOf(last), scope);
      if (value.name === 'Map') return { ...(value.args[1] ?? UNKNOWN), nullable: true };
      return this.lookup.library.unwrap(value, 'List') ?? UNKNOWN;
    }
    if (value === THIS) return scope.get(last.text) ?? UNKNOWN;
    return this.lookup.member(value, last, first.text.startsWith('?'));
  }

  /** Returns the result's type. Errors are at `at`. */
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
      const passed = this.visitAll(childrenOf(argument), scope, expected);
      this.lookup.value(passed, expected, argument.namedChildren.at(label ? 1 : 0)!);
    }
    if (signature && !signature.isOpen) this.lookup.arguments(signature, labels, count, at);
    return signature ? library.resolve(signature.returns) : UNKNOWN;
  }
}

function hasBody({ type }: Node): boolean {
  return type === 'function_body' || KIND.signature.test(type) || KIND.declaration.test(type);
}

/** In the Dart grammar. */
const KIND = {
  type: /^(type_identifier|type_arguments|nullable_type|function_type|record_type|void_type)$/,
  selector:
    /^(selector|cascade_section|cascade_selector|argument_part|(un)?conditional_assignable_selector)$/,
  signature: /_signature$/,
  declaration: /^(class_definition|(mixin|extension|extension_type|enum)_declaration)$/,
  block: /^(block|(if|for|try)_statement|(if|for)_element|switch_(statement|expression)_case)$/,
  variable:
    /^(initialized_variable_definition|initialized_identifier|static_final_declaration|formal_parameter)$/,
  variables: /^(static_final_declaration_list|initialized_identifier_list)$/,
  /** With the value of the expression inside. */
  wrapper: /^(parenthesized_expression|unary_expression|argument)$/,
  ignored: /^(annotation|import_or_export|library_name|part_directive|comment|label)$/,
};

/** By node type. */
const LITERALS: Record<string, string> = {
  string_literal: 'String',
  decimal_integer_literal: 'int',
  decimal_floating_point_literal: 'double',
  true: 'bool',
  false: 'bool',
  null_literal: 'Null',
  list_literal: 'List',
  set_or_map_literal: 'Map',
};

function childrenOf(node: Node): Node[] {
  return node.children.filter((child) => child !== null);
}

/** Whether the code assigns a value to a variable, or tests it for null or its type. */
function isTested(code: string, name: string): boolean {
  const tests = `\\b${name}\\s*(==|!|\\?\\?=|is\\b|as\\b)|[!=]=\\s*${name}\\b|(^|[;{])\\s*${name}\\s*=`;
  return new RegExp(tests, 'm').test(code);
}
