import type { SqlDatabase } from '../../run/engine/sql-database';
import type { ApiAccess } from './api-access';

/** Returns the privileges that no role of the API has. Leaves out tables that don't exist. */
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
