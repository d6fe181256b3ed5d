-- Checks and repairs to run after rows were copied from another database.

-- #region row-counts
set statement_timeout = 0;

create function pg_temp.row_counts()
returns table (table_name text, total bigint)
language plpgsql
as $$
declare
  relation regclass;
begin
  for relation in
    select oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by relname
  loop
    table_name := relation::text;
    execute format('select count(*) from %s', relation) into total;
    return next;
  end loop;
end
$$;

select * from pg_temp.row_counts();
-- #endregion

-- #region sequences
do $$
declare
  owned record;
begin
  for owned in
    select
      format('%I.%I', n.nspname, t.relname) as table_name,
      a.attname as column_name,
      pg_get_serial_sequence(format('%I.%I', n.nspname, t.relname), a.attname) as sequence_name
    from pg_class t
    join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and t.relkind in ('r', 'p')
  loop
    continue when owned.sequence_name is null;
    execute format(
      'select setval(%L, max(%I)) from %s having max(%2$I) >= (select last_value from %1$s)',
      owned.sequence_name, owned.column_name, owned.table_name
    );
  end loop;
end
$$;
-- #endregion
