import type { Node } from 'web-tree-sitter';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { editDistance, nearest } from '../../lib/diagnostic';
import { CLIENT_NAMES } from '../languages/client-names';
import { placeOf } from '../languages/tree-sitter';
import type { Library } from './library';
import type { Scope } from './scope';
import type { DartType, Signature } from './types';
import { bind, parseType, substitute, typeOf, UNKNOWN } from './types';

export class Lookup {
  private readonly diagnostics = new Map<string, CodeDiagnostic>();
  /** Names that exist in the library. */
  found = 0;

  /** `removed` only exist in older releases. */
  constructor(
    readonly library: Library,
    private readonly removed: ReadonlySet<string>,
  ) {}

  get errors(): CodeDiagnostic[] {
    return [...this.diagnostics.values()];
  }

  /** Ignores duplicates, because some nodes are visited twice. */
  report(node: Node, message: string, fix: string): void {
    const error = { ...placeOf(node), message, fix };
    this.diagnostics.set(JSON.stringify(error), error);
  }

  /** That the example doesn't declare. */
  name(node: Node, expected = UNKNOWN): DartType {
    if (CLIENT_NAMES.has(node.text)) return typeOf('SupabaseClient');
    const known = this.library.named(node.text);
    if (known) this.found++;
    else this.checkUnknown(node, expected);
    return known ?? UNKNOWN;
  }

  /** Names that aren't supposed to be in the library belong to the app. */
  private checkUnknown(node: Node, expected: DartType): void {
    const name = node.text;
    const isClass = /^[A-Z]/.test(name);
    const names = isClass ? this.library.names : ['supabase'];
    const near = nearest(name, names);
    const isTypo = name.length > 6 && near && editDistance(name, near) === 1;
    const required = isClass && this.library.declares(expected) ? expected.name : undefined;
    if (!isTypo && !required && !this.removed.has(name)) return;
    const fix = (required ?? near) ? `write "${required ?? near}"` : 'look up its replacement';
    this.report(node, `${this.library.version} has no "${name}"`, fix);
  }

  /** Undefined without an annotation. */
  type(nodes: Node[], scope: Scope): DartType | undefined {
    if (nodes.length === 0) return undefined;
    for (const name of nodes.flatMap((node) => node.descendantsOfType('type_identifier'))) {
      if (name && !scope.get(name.text)) this.name(name);
    }
    const type = parseType(nodes.map(({ text }) => text).join(''));
    return scope.get(type.name) ? UNKNOWN : this.library.resolve(type);
  }

  /** With a call's type arguments. */
  bind(signature: Signature, scope: Scope, types?: Node): Signature {
    const args = types && this.type([types], scope) ? parseType(`T${types.text}`).args : [];
    if (types && signature.generics.length === 0 && !signature.isOpen) {
      this.report(types, "This function doesn't have type parameters", `remove "${types.text}"`);
    }
    const bindings = bind(signature.generics, args);
    return substitute({ ...typeOf('Function'), call: signature }, bindings).call!;
  }

  member(value: DartType, node: Node, isNullSafe = false): DartType {
    const name = node.text;
    const owner = value.name === 'Type' ? value.args[0]! : value;
    const type = this.library.member(value, name);
    if (!type) {
      const awaited = this.library.unwrap(value, 'Future');
      const fix =
        awaited && this.library.declares(awaited) && this.library.member(awaited, name)
          ? 'await the call first'
          : suggest(name, this.library.memberNames(value));
      const owned = owner.name === 'void' ? 'A call that returns nothing' : owner.name;
      this.report(node, `${owned} has no "${name}" in ${this.library.version}`, fix);
    } else if (value.nullable && !isNullSafe && owner !== UNKNOWN) {
      const fix = `write "?.${name}", or "!.${name}" if it's never null`;
      this.report(node, `The value before "${name}" can be null`, fix);
    }
    if (type && this.library.declares(owner)) this.found++;
    return type ?? UNKNOWN;
  }

  arguments(signature: Signature, labels: Node[], count: number, at: Node): void {
    const { named, positional } = signature;
    for (const label of labels.filter(({ text }) => !named.has(text))) {
      const message = `${this.library.version} has no parameter "${label.text}" here`;
      this.report(label, message, suggest(label.text, [...named.keys()]));
    }
    const passed = new Set(labels.map(({ text }) => text));
    for (const [name, { required }] of named) {
      if (!required || passed.has(name)) continue;
      this.report(at, `The argument "${name}" is missing`, `add "${name}: …"`);
    }
    const least = positional.filter(({ required }) => required).length;
    if (count >= least && count <= positional.length) return;
    const range = least === positional.length ? `${least}` : `${least} to ${positional.length}`;
    const plural = range === '1' ? '' : 's';
    const message = `Expected ${range} positional argument${plural}, but found ${count}`;
    this.report(at, message, "check the function's parameters");
  }

  value(value: DartType, expected: DartType, at: Node): void {
    if (!this.library.clashes(value, expected)) return;
    const fix =
      value.name === 'Future' ? 'await it first' : `pass a value of type ${expected.name}`;
    this.report(at, `This is ${value.name}, but ${expected.name} is expected`, fix);
  }
}

function suggest(name: string, names: string[]): string {
  // 2.x renamed `in_` and `is_` to `inFilter` and `isFilter`.
  const renamed = name.replace(/_$/, 'Filter');
  const near = names.includes(renamed) ? renamed : nearest(name, names);
  if (near) return `write "${near}"`;
  if (names.length === 0) return `remove "${name}"`;
  return names.length < 8 ? `choose from ${names.join(', ')}` : 'look it up in the reference';
}
