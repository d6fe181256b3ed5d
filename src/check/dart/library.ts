import type { DartDeclaration, DartTable } from '../upstream/dart/generate';
import core from './core.json';
import type { DartType } from './types';
import { bind, parseType, substitute, typeOf, UNKNOWN } from './types';

/** Of Dart's core libraries. An open type has more members than the table lists. */
const CORE = core as Record<string, DartDeclaration & { isOpen?: boolean }>;

/** Every object also inherits names such as `toString`. */
function ownProperty<T>(record: Record<string, T> | undefined, name: string): T | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

const VALUES = new Set(['String', 'int', 'double', 'num', 'bool']);

export class Library {
  readonly version: string;
  readonly names: ReadonlySet<string>;

  constructor(private readonly table: DartTable) {
    const { types, typedefs, functions } = table;
    this.version = table.$source.version;
    this.names = new Set([
      ...Object.keys(types).filter((name) => !types[name]!.hidden),
      ...Object.keys(typedefs).map((name) => parseType(name).name),
      ...Object.keys(functions),
    ]);
  }

  classes(): string[] {
    return Object.keys(this.table.types).filter((name) => !this.table.types[name]!.values);
  }

  /** Then all of its members are known. */
  declares({ name }: DartType): boolean {
    return Object.hasOwn(this.table.types, name);
  }

  /** A function's type, or `Type<Class>`. */
  named(name: string): DartType | undefined {
    if (!this.names.has(name)) return undefined;
    const signature = ownProperty(this.table.functions, name);
    return signature ? parseType(signature) : typeOf('Type', this.resolve(typeOf(name)));
  }

  resolve(type: DartType): DartType {
    for (const [alias, definition] of Object.entries(this.table.typedefs)) {
      const { name, args } = parseType(alias);
      if (name !== type.name) continue;
      const generics = args.map((arg) => arg.name);
      const bindings = bind(generics, type.args);
      const target = this.resolve(substitute(parseType(definition), bindings));
      return { ...target, nullable: target.nullable || type.nullable };
    }
    return type;
  }

  /** Undefined if the type doesn't have the member, and `UNKNOWN` if not all members are known. */
  member(type: DartType, name: string): DartType | undefined {
    if (type.name === 'Type') return this.staticMember(type.args[0]!, name);
    const lineage = this.lineage(type);
    for (const owner of [...lineage, typeOf('Object')]) {
      const text = ownProperty(this.declaration(owner)?.members, name);
      if (text) return this.resolve(substitute(parseType(text), this.bindings(owner)));
    }
    const isOpen = lineage.some((owner) => (this.declaration(owner) ?? { isOpen: true }).isOpen);
    return isOpen ? UNKNOWN : undefined;
  }

  /** Includes enum values and constructors (`new` if unnamed). */
  private staticMember(owner: DartType, name: string): DartType | undefined {
    const { statics, values } = this.declaration(owner) ?? {};
    const text = ownProperty(statics, name);
    if (text) return this.resolve(parseType(text));
    if (values?.includes(name)) return owner;
    return this.declares(owner) && name !== 'new' && name !== 'values' ? undefined : UNKNOWN;
  }

  /** Static members for a class. */
  memberNames(type: DartType): string[] {
    if (type.name === 'Type') {
      const { statics = {}, values = [] } = this.declaration(type.args[0]!) ?? {};
      return [...values, ...Object.keys(statics)];
    }
    return this.lineage(type).flatMap((owner) =>
      Object.keys(this.declaration(owner)?.members ?? {}),
    );
  }

  /** The type argument of a `Future`, an `Iterable`, or a subtype. */
  unwrap(type: DartType, ...wrappers: string[]): DartType | undefined {
    return this.lineage(type).find(({ name }) => wrappers.includes(name))?.args[0];
  }

  /** Both types are known, and the first can't be assigned to the second. */
  clashes(value: DartType, expected: DartType): boolean {
    const isKnown = (type: DartType) => VALUES.has(type.name) || this.declares(type);
    if (value.name === 'Null') {
      return !expected.nullable && (isKnown(expected) || expected.name === 'Object');
    }
    if (!isKnown(expected) || (!isKnown(value) && !ownProperty(CORE, value.name))) return false;
    if (/^(num|double)$/.test(expected.name) && /^(num|int|double)$/.test(value.name)) return false;
    return !this.lineage(value).some(({ name }) => name === expected.name);
  }

  private lineage(type: DartType): DartType[] {
    const { supertypes = [], values } = this.declaration(type) ?? {};
    const above = [...supertypes, ...(values ? ['Enum'] : [])].map((text) =>
      substitute(parseType(text), this.bindings(type)),
    );
    return [type, ...above.flatMap((supertype) => this.lineage(supertype))];
  }

  private declaration({ name }: DartType): (typeof CORE)[string] | undefined {
    return ownProperty(this.table.types, name) ?? ownProperty(CORE, name);
  }

  private bindings(type: DartType): Map<string, DartType> {
    return bind(this.declaration(type)?.generics?.split(', ') ?? [], type.args);
  }
}
