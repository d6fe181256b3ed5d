-- default_version = '1.5.2'
-- From https://github.com/reorg/pg_repack, with the platform's grants.

create schema repack;
create function repack.version() returns text immutable strict return null::text;

grant usage on schema repack to postgres with grant option;
grant all on all routines in schema repack to postgres with grant option;
