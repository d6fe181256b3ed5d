import type { PGlite } from '@electric-sql/pglite';
import type { TableInfo } from '../client/types';

/** The tables of the project's own schemas, with their columns in order. */
const QUERY = `
  select
    nspname as schema,
    relname as name,
    relrowsecurity as "hasRowSecurity",
    coalesce(
      jsonb_agg(
        jsonb_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
        order by attnum
      ) filter (where attname is not null),
      '[]'
    ) as columns
  from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relkind in ('r', 'p', 'v', 'm') and nspname !~ '^pg_' and nspname not in (
    'auth', 'extensions', 'graphql_public', 'information_schema', 'realtime', 'storage',
    'supabase_migrations', 'vault'
  )
  group by 1, 2, 3
  order by nspname <> 'public', nspname, relname`;

/** Lists the tables that a project's SQL created. */
export async function listTables(postgres: PGlite): Promise<TableInfo[]> {
  const { rows } = await postgres.query<TableInfo>(QUERY);
  return rows;
}
