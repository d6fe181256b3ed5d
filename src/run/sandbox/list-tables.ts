import type { PGlite } from '@electric-sql/pglite';
import type { TableInfo } from '../client/types';
import { OWN_SCHEMA, SCHEMA_PROBLEMS } from './schema-problems';

const QUERY = `
  with problems as (${SCHEMA_PROBLEMS})
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
    ) as columns,
    coalesce(
      (
        select jsonb_agg(jsonb_build_object('rule', rule, 'name', name) order by rule desc, name)
        from problems where "table" = pg_class.oid
      ),
      '[]'
    ) as problems
  from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relkind in ('r', 'p', 'v', 'm') and ${OWN_SCHEMA}
  group by nspname, pg_class.oid
  order by nspname <> 'public', nspname, relname`;

export async function listTables(postgres: PGlite): Promise<TableInfo[]> {
  const { rows } = await postgres.query<TableInfo>(QUERY);
  return rows;
}
