-- default_version = '1.2'
-- relocatable = true
-- From rum--1.0.sql and later scripts of https://github.com/postgrespro/rum, limited to names in
-- examples.

create function rum_ts_distance(tsvector, tsquery)
  returns float4 immutable strict return null::float4;
create operator <=> (leftarg = tsvector, rightarg = tsquery, function = rum_ts_distance);
create function rum_timestamptz_left_distance(timestamptz, timestamptz)
  returns float8 immutable strict return null::float8;
create operator <=| (
  leftarg = timestamptz, rightarg = timestamptz, function = rum_timestamptz_left_distance
);

-- A hash index accepts values of any type, and Postgres never chooses it without operators.
create function rumhandler(internal) returns index_am_handler language internal as 'hashhandler';
create access method rum type index handler rumhandler;
create operator class rum_tsvector_ops default for type tsvector using rum as
  function 1 (tsvector, tsvector) hashvarlena(internal);
create operator class rum_tsvector_addon_ops for type tsvector using rum as
  function 1 (tsvector, tsvector) hashvarlena(internal);
create operator class rum_tsquery_ops default for type tsquery using rum as
  function 1 (tsquery, tsquery) hashvarlena(internal);
create operator class rum_timestamptz_ops default for type timestamptz using rum as
  function 1 timestamptz_hash(timestamptz);
