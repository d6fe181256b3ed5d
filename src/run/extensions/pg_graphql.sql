-- default_version = '1.5.11'
-- From https://github.com/supabase/pg_graphql, with the platform's wrapper.

create schema if not exists graphql;
create function graphql.resolve(
  query text, variables jsonb default '{}', "operationName" text default null,
  extensions jsonb default null
) returns jsonb return null::jsonb;
create function graphql_public.graphql(
  "operationName" text default null, query text default null, variables jsonb default null,
  extensions jsonb default null
) returns jsonb return null::jsonb;

grant usage on schema graphql to postgres, anon, authenticated, service_role;
