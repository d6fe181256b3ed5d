-- The parts of a new project that Supabase Lite doesn't create. As in `src/run/engine/prelude.sql`,
-- new tables in `public` have no grants that the API needs.
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end $$;
grant usage on schema public, auth, storage to anon, authenticated, service_role;
alter default privileges in schema public
  grant truncate, references, trigger, maintain on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant update on sequences to anon, authenticated, service_role;
