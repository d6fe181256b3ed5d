/** Signatures are Dart types. */
export interface DartTable {
  $source: { source: string; version: string; date: string | null };
  types: Record<string, DartDeclaration>;
  typedefs: Record<string, string>;
  functions: Record<string, string>;
}

/** A class, enum, or mixin. A method is a function type: `void Function(int a, {String? b})`. */
export interface DartDeclaration {
  /** `T, S`. */
  generics?: string;
  supertypes?: string[];
  /** Returned by getters, but not exported. */
  hidden?: boolean;
  values?: string[];
  members?: Record<string, string>;
  /** With constructors. The unnamed one is `new`. */
  statics?: Record<string, string>;
}

interface Parameter {
  name: string;
  type: string;
  kind: 'positional' | 'named' | 'optional_positional';
  required: boolean;
}
interface Member {
  name: string;
  type?: string;
  returns?: string;
  type_params?: string;
  params?: Parameter[];
  static?: boolean;
  /** Public, but not meant for apps. */
  internal?: boolean;
  plumbing?: boolean;
}
interface Owner {
  name: string;
  on?: string;
  extends?: string;
  implements?: string;
  type_params?: string;
  exported?: boolean;
  values?: { name: string }[];
  fields?: Member[];
  getters?: Member[];
  methods?: Member[];
  constructors?: Member[];
}
interface Facts {
  version: string;
  source: { packages: { repo: string; commit: string }[]; released?: string };
  classes: Owner[];
  extensions: Owner[];
  enums: Owner[];
  typedefs: { name: string; definition: string }[];
  functions?: Member[];
}

/**
 * From facts about public declarations, as in `v2.json`. Throws if they describe another version.
 */
export function generate(facts: unknown, version: string): DartTable {
  const { version: found, source, classes, extensions, enums, ...more } = facts as Facts;
  if (!found.endsWith(` ${version}`)) {
    throw new Error(`These facts describe ${found}, not ${version}`);
  }
  const { repo, commit } = source.packages[0]!;
  const types = new Map([...classes, ...enums].map((owner) => [owner.name, declaration(owner)]));
  for (const extension of extensions) {
    const target = types.get(extension.on!);
    if (target) target.members = { ...target.members, ...declaration(extension).members };
  }
  return {
    $source: { source: `${repo} at ${commit}`, version: found, date: source.released ?? null },
    types: Object.fromEntries([...types].sort(([a], [b]) => (a < b ? -1 : 1))),
    typedefs: Object.fromEntries(
      more.typedefs.filter(isUnique).map((item) => [item.name, item.definition]),
    ),
    functions: Object.fromEntries(
      (more.functions ?? []).map((item) => [item.name, functionType(item)]),
    ),
  };
}

/** A name in two packages is ambiguous. */
function isUnique({ name }: { name: string }, _: number, all: { name: string }[]): boolean {
  return all.filter((other) => other.name === name).length === 1;
}

function declaration(owner: Owner): DartDeclaration {
  const supertypes = [owner.extends, owner.implements].flatMap(splitTypes);
  const all = [...(owner.fields ?? []), ...(owner.getters ?? []), ...(owner.methods ?? [])];
  const usable = all.filter(({ internal, plumbing }) => !internal && !plumbing);
  const entries = (isStatic: boolean) =>
    usable
      .filter((member) => (member.static ?? false) === isStatic)
      .map((member): [string, string] => [member.name, member.type ?? functionType(member)]);
  const constructors = (owner.constructors ?? []).map((member): [string, string] => [
    member.name.split('.')[1] ?? 'new',
    functionType({ ...member, returns: typeOf(owner) }),
  ]);
  const members = Object.fromEntries(entries(false));
  const statics = Object.fromEntries([...constructors, ...entries(true)]);
  return {
    ...(owner.type_params && { generics: owner.type_params.replace(/ extends \w+/g, '') }),
    ...(supertypes.length > 0 && { supertypes }),
    ...(owner.exported === false && { hidden: true }),
    ...(owner.values && { values: owner.values.map(({ name }) => name) }),
    ...(Object.keys(members).length > 0 && { members }),
    ...(Object.keys(statics).length > 0 && { statics }),
  };
}

function typeOf({ name, type_params: generics }: Owner): string {
  return generics ? `${name}<${generics.replace(/ extends \w+/g, '')}>` : name;
}

/** `A<B, C> with D`. */
function splitTypes(list = ''): string[] {
  return list.split(/,\s*(?![^<]*>)|\bwith\b/).flatMap((type) => type.trim() || []);
}

/** `Future<T> Function<T>(String a, [int b], {required C c})`. */
function functionType({ returns = 'dynamic', type_params: generics = '', params = [] }: Member) {
  const write = (kind: Parameter['kind'], [open, close] = ['', '']) => {
    const given = params.filter((parameter) => parameter.kind === kind);
    const texts = given.map(({ type, name, required }) =>
      kind === 'named' && required ? `required ${type} ${name}` : `${type} ${name}`,
    );
    return texts.length > 0 ? [`${open}${texts.join(', ')}${close}`] : [];
  };
  const list = [
    ...write('positional'),
    ...write('optional_positional', ['[', ']']),
    ...write('named', ['{', '}']),
  ];
  return `${returns} Function${generics}(${list.join(', ')})`;
}
