-- default_version = '0.19.7'
-- From sql/pg_net.sql of https://github.com/supabase/pg_net

create schema if not exists net;
create domain net.http_method as text check (
  value ilike 'get' or value ilike 'post' or value ilike 'delete'
);
create unlogged table net.http_request_queue (
  id bigserial,
  method net.http_method not null,
  url text not null,
  headers jsonb,
  body bytea,
  timeout_milliseconds integer not null
);
create unlogged table net._http_response (
  id bigint,
  status_code integer,
  content_type text,
  headers jsonb,
  content text,
  timed_out boolean,
  error_msg text,
  created timestamptz not null default now()
);

create function net.http_get(
  url text, params jsonb default '{}', headers jsonb default '{}',
  timeout_milliseconds integer default 5000
) returns bigint return null::bigint;
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds integer default 5000
) returns bigint return null::bigint;
create function net.http_delete(
  url text, params jsonb default '{}', headers jsonb default '{}',
  timeout_milliseconds integer default 5000, body jsonb default null
) returns bigint return null::bigint;
create function net.check_worker_is_up() returns void language sql as '';
create function net.worker_restart() returns boolean return null::boolean;

grant usage on schema net to public;
grant all on all sequences in schema net to public;
grant all on all tables in schema net to public;
