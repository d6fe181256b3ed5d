/** A project's own SQL doesn't create these. */
export const OWN_SCHEMA = `nspname !~ '^pg_' and nspname not in (
  'auth', 'extensions', 'graphql', 'graphql_public', 'information_schema', 'realtime', 'storage',
  'supabase_migrations', 'vault'
)`;

/**
 * OID of the table, rule, and name of the policy or constraint. `service_role` bypasses RLS, and a
 * policy for everyone is meant for the other two API roles.
 */
export const SCHEMA_PROBLEMS = `
  -- Tables that the API can expose, without RLS.
  select pg_class.oid as "table", 'rls' as rule, relname::text as name
  from pg_class
  where relkind in ('r', 'p') and not relrowsecurity and relnamespace = 'public'::regnamespace

  union all
  -- Policies whose condition is never true.
  select polrelid, 'never', polname::text
  from pg_policy
  cross join lateral (
    select pg_get_expr(polqual, polrelid) as seen, pg_get_expr(polwithcheck, polrelid) as written
  ) as conditions
  where case polcmd
    when 'a' then written = 'false'
    when '*' then seen = 'false' and coalesce(written, seen) = 'false'
    else 'false' in (seen, written)
  end

  union all
  -- Policies for roles that don't have any of the privileges.
  select polrelid, 'grant', polname::text
  from pg_policy
  join pg_class on pg_class.oid = polrelid
  where not exists (
    select
    from unnest(
      case polroles when '{0}' then '{anon,authenticated}'::regrole[]::oid[] else polroles end
    ) as role
    cross join (
      values ('r', 'select'), ('a', 'insert'), ('w', 'update'), ('d', 'delete')
    ) as commands (code, privilege)
    where polcmd in (code::"char", '*')
      and has_schema_privilege(role, relnamespace, 'usage')
      and case code
        when 'd' then has_table_privilege(role, polrelid, privilege)
        else has_any_column_privilege(role, polrelid, privilege)
      end
  )

  union all
  -- Foreign keys whose columns aren't the first ones of an index.
  select conrelid, 'index', conname::text
  from pg_constraint
  where contype = 'f' and not exists (
    select from pg_index
    where indrelid = conrelid
      and indisvalid
      and indpred is null
      and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
  )`;
