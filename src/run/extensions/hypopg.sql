-- default_version = '1.4.4'
-- relocatable = true
-- From hypopg--1.4.4.sql of https://github.com/HypoPG/hypopg

create function hypopg_reset() returns void language sql as '';
-- Creates the index and rolls it back, so its table, columns, and operators must exist.
create function hypopg_create_index(sql_order text, out indexrelid oid, out indexname text)
  returns setof record strict language plpgsql as $$
begin
  execute sql_order;
  raise sqlstate 'UNDO0';
exception when sqlstate 'UNDO0' then
  return next;
end $$;
create function hypopg_drop_index(indexid oid) returns bool strict return null::bool;
create function hypopg(
  out invalidated bool, out indexname text, out indexrelid oid, out indrelid oid,
  out innatts integer, out indisunique boolean, out indkey int2vector, out indcollation oidvector,
  out indclass oidvector, out indoption oidvector, out indexprs pg_node_tree,
  out indpred pg_node_tree, out amid oid
) returns setof record language plpgsql as 'begin end';
create view hypopg_list_indexes as
  select invalidated, indexrelid, indexname as index_name, null::name as schema_name,
    null::name as table_name, null::name as am_name
  from hypopg();
create function hypopg_relation_size(indexid oid) returns bigint strict return null::bigint;
create function hypopg_get_indexdef(indexid oid) returns text strict return null::text;
create function hypopg_hide_index(indexid oid) returns bool strict return null::bool;
create function hypopg_unhide_index(indexid oid) returns bool strict return null::bool;
create function hypopg_unhide_all_indexes() returns void language sql as '';
