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

-- Realtime reads changes from the database log. PGlite has no decoder for it, so a trigger on each
-- published table announces them. As in a table with RLS, the old row contains only its primary key,
-- which has to be called `id`.
create publication supabase_realtime;
create schema realtime;
create function realtime.announce() returns trigger language plpgsql as $$
begin
  perform pg_notify('realtime', jsonb_build_object(
    'type', tg_op, 'schema', tg_table_schema, 'table', tg_table_name,
    'record', case when tg_op <> 'DELETE' then to_jsonb(new) end,
    'old_record', case when tg_op <> 'INSERT' then jsonb_build_object('id', to_jsonb(old) -> 'id') end
  )::text);
  return null;
end $$;
create function realtime.watch() returns event_trigger language plpgsql as $$
declare name text;
begin
  for name in
    select format('%I.%I', schemaname, tablename) from pg_publication_tables
    where pubname = 'supabase_realtime'
  loop
    execute format('create or replace trigger realtime after insert or update or delete on %s
      for each row execute function realtime.announce()', name);
  end loop;
end $$;
create event trigger watch on ddl_command_end when tag in ('ALTER PUBLICATION')
  execute function realtime.watch();
