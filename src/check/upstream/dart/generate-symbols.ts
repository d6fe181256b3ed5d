import type { SourceParameter, SymbolTable } from '../signatures/symbols';
import { parameterLine, resultsOf } from '../signatures/symbols';

interface Member {
  name: string;
  /** Of a field or a getter. */
  type?: string;
  params?: SourceParameter[];
  /** Of a method. */
  returns?: string;
  /** Absent if it's as old as its owner. */
  since?: string;
  deprecated?: boolean;
}
interface Owner {
  name: string;
  extends?: string;
  /** `T`, of a generic class. */
  type_params?: string;
  since?: string;
  fields?: Member[];
  getters?: Member[];
  methods?: Member[];
  constructors?: Member[];
}

export interface DartSource {
  classes: Owner[];
  extensions: Owner[];
}

/** Apps call these classes. Others are data, errors, or widgets. */
const CALLED =
  /^Supabase(Auth)?$|(Client|Api|Builder|Channel|Presence|RealtimeSubscription|SignInProvider)$/;

/** Classes with a call's options. */
const OPTIONS = /(Options|Attributes|Credentials|Config|Filter)$/;

/** Members of these releases aren't listed. */
const FIRST_RELEASE = /^\d+\.0\.0$/;

export function generateSymbols({ classes, extensions }: DartSource): SymbolTable {
  const called = [...classes, ...extensions].filter(({ name }) => CALLED.test(name));
  const members: SymbolTable['members'] = {};
  const returns: SymbolTable['returns'] = {};
  const types = new Set<string>();
  for (const { name, fields = [], getters = [], methods = [] } of called) {
    for (const { name: member, type } of [...fields, ...getters]) {
      members[`${name}.${member}`] = null;
      if (type) returns[`${name}.${member}`] = type;
    }
    for (const { name: method, params = [], returns: type } of methods) {
      members[`${name}.${method}`] = params.map(parameterLine);
      if (type) returns[`${name}.${method}`] = awaited(type);
      for (const { type } of params) types.add(type.replace('?', ''));
    }
  }
  const options = classes
    .filter(({ name }) => types.has(name) && OPTIONS.test(name))
    .map(({ name, constructors: [constructor] = [] }) => [
      name,
      (constructor?.params ?? []).map(parameterLine),
    ]);
  const since = sinceOf(called);
  const deprecated = called.flatMap((owner) =>
    membersOf(owner)
      .filter((member) => member.deprecated)
      .map(({ name }) => `${owner.name}.${name}`),
  );
  return {
    members,
    options: Object.fromEntries(options) as SymbolTable['options'],
    returns,
    results: resultsOf(returns, (type) => (CALLED.test(type) ? [] : fieldsOf(type, classes))),
    ...(Object.keys(since).length > 0 && { since }),
    ...(deprecated.length > 0 && { deprecated }),
  };
}

function awaited(type: string): string | null {
  const value = /^Future<(.*)>$/.exec(type)?.[1] ?? type;
  return value === 'void' ? null : value;
}

/** With those of the class that it extends, and with the type's arguments. */
function fieldsOf(type: string, classes: Owner[]): SourceParameter[] {
  const [, name, argument] = /^(\w+)(?:<(.*)>)?$/.exec(type) ?? [];
  const owner = classes.find((item) => item.name === name);
  if (!owner) return [];
  const { fields = [], getters = [], type_params: parameter } = owner;
  const own = [...fields, ...getters].filter((field) => field.name !== 'hashCode');
  const inherited = owner.extends ? fieldsOf(owner.extends, classes) : [];
  const names = own.map((field) => field.name);
  const all = [...own, ...inherited.filter((field) => !names.includes(field.name))];
  return all.map((field) => ({
    name: field.name,
    type: (field.type ?? '').replace(/^\w+/, (word) => (word === parameter ? argument! : word)),
  }));
}

/** Without members of the first release. */
function sinceOf(owners: Owner[]): Record<string, string> {
  const all = owners.flatMap((owner) =>
    membersOf(owner).flatMap(({ name, since = owner.since }): [string, string][] =>
      since && !FIRST_RELEASE.test(since) ? [[`${owner.name}.${name}`, since]] : [],
    ),
  );
  return Object.fromEntries(all);
}

function membersOf({ fields = [], getters = [], methods = [] }: Owner): Member[] {
  return [...fields, ...getters, ...methods];
}
