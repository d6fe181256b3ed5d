import type { SqlDatabase } from '../../run/engine/sql-database';
import type { Example } from '../../node/examples/example';

/** What a call through the Data API needs on a table in `public`. */
export interface ApiAccess {
  table: string;
  privilege: 'select' | 'insert' | 'update' | 'delete';
}

/** `offset` is the table name's. */
interface ApiCall {
  access: ApiAccess[];
  offset: number;
}

/** Calls are like `from('table').select()`. */
const CALLING_LANGUAGES = new Set('js jsx ts tsx vue svelte astro html dart python'.split(' '));

const CALL =
  /(storage\s*(?:\n\s*)?)?\.(?:from|table)\(\s*['"]([a-z_]\w*)['"]\s*\)\s*\.(select|insert|upsert|update|delete|stream)\(/g;

/** Option of `upsert()`. */
const IGNORES = /^.*\n?.*ignore_?duplicates["']?\s*[:=]\s*true/i;

const PRIVILEGES: Record<string, ApiAccess['privilege'][]> = {
  select: ['select'],
  stream: ['select'],
  insert: ['insert'],
  upsert: ['insert', 'update', 'select'],
  update: ['update', 'select'],
  delete: ['delete', 'select'],
};

/** Only tables in `public`. */
export function apiCalls({ code, language }: Example): ApiCall[] {
  if (!CALLING_LANGUAGES.has(language)) return [];
  return [...code.matchAll(CALL)].flatMap((match): ApiCall[] => {
    const [text, storage, table = '', method = ''] = match;
    const isOtherSchema = /\.schema\([^)]*\)\s*$/.test(code.slice(0, match.index));
    if (storage || isOtherSchema) return [];
    const ignores = method === 'upsert' && IGNORES.test(code.slice(match.index));
    const privileges = ignores ? (['insert', 'select'] as const) : PRIVILEGES[method]!;
    const access = privileges.map((privilege) => ({ table, privilege }));
    return [{ access, offset: match.index + text.indexOf(table, text.indexOf('(')) }];
  });
}

/** Those that no role of the API has, for existing tables. */
export async function findDenied(
  { postgres }: SqlDatabase,
  access: ApiAccess[],
): Promise<ApiAccess[]> {
  const { rows } = await postgres.query<{ index: number }>(
    `select wanted.ordinality::int - 1 as index
    from jsonb_array_elements($1::jsonb) with ordinality as wanted (item, ordinality)
    join pg_class on relnamespace = 'public'::regnamespace and relname = item ->> 'table'
    where not exists (
      select from unnest(array['anon', 'authenticated', 'service_role']) as role
      where case item ->> 'privilege'
        when 'delete' then has_table_privilege(role, pg_class.oid, 'delete')
        else has_any_column_privilege(role, pg_class.oid, item ->> 'privilege')
      end
    )`,
    [JSON.stringify(access)],
  );
  return rows.map(({ index }) => access[index]!);
}
