import type { SourceParameter, SymbolTable } from '../signatures/symbols';
import { parameterLine } from '../signatures/symbols';

interface Member {
  name: string;
  params?: SourceParameter[];
  /** Absent if it's as old as its owner. */
  since?: string;
  deprecated?: boolean;
}
interface Owner {
  name: string;
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
  const types = new Set<string>();
  for (const { name, fields = [], getters = [], methods = [] } of called) {
    for (const member of [...fields, ...getters]) members[`${name}.${member.name}`] = null;
    for (const { name: method, params = [] } of methods) {
      members[`${name}.${method}`] = params.map(parameterLine);
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
    ...(Object.keys(since).length > 0 && { since }),
    ...(deprecated.length > 0 && { deprecated }),
  };
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
