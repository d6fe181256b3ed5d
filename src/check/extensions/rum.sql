-- default_version = '1.2'
-- relocatable = true
-- From rum--1.0.sql and the scripts after it of https://github.com/postgrespro/rum

create type rum_distance_query as (query tsquery, method integer);
create function tsquery_to_distance_query(tsquery)
  returns rum_distance_query immutable strict return null::rum_distance_query;
create cast (tsquery as rum_distance_query)
  with function tsquery_to_distance_query(tsquery) as implicit;

create function rum_ts_distance(tsvector, tsquery)
  returns float4 immutable strict return null::float4;
create function rum_ts_distance(tsvector, tsquery, integer)
  returns float4 immutable strict return null::float4;
create function rum_ts_distance(tsvector, rum_distance_query)
  returns float4 immutable strict return null::float4;
create operator <=> (leftarg = tsvector, rightarg = tsquery, function = rum_ts_distance);
create operator <=> (leftarg = tsvector, rightarg = rum_distance_query, function = rum_ts_distance);

create function rum_timestamp_distance(timestamp, timestamp)
  returns float8 immutable strict return null::float8;
create function rum_timestamp_left_distance(timestamp, timestamp)
  returns float8 immutable strict return null::float8;
create function rum_timestamp_right_distance(timestamp, timestamp)
  returns float8 immutable strict return null::float8;
create operator <=> (leftarg = timestamp, rightarg = timestamp, function = rum_timestamp_distance);
create operator <=| (
  leftarg = timestamp, rightarg = timestamp, function = rum_timestamp_left_distance
);
create operator |=> (
  leftarg = timestamp, rightarg = timestamp, function = rum_timestamp_right_distance
);

create function rum_timestamptz_distance(timestamptz, timestamptz)
  returns float8 immutable strict return null::float8;
create function rum_timestamptz_left_distance(timestamptz, timestamptz)
  returns float8 immutable strict return null::float8;
create function rum_timestamptz_right_distance(timestamptz, timestamptz)
  returns float8 immutable strict return null::float8;
create operator <=> (
  leftarg = timestamptz, rightarg = timestamptz, function = rum_timestamptz_distance
);
create operator <=| (
  leftarg = timestamptz, rightarg = timestamptz, function = rum_timestamptz_left_distance
);
create operator |=> (
  leftarg = timestamptz, rightarg = timestamptz, function = rum_timestamptz_right_distance
);

-- A hash index takes values of any type and is never chosen without operators.
create function rumhandler(internal) returns index_am_handler language internal as 'hashhandler';
create access method rum type index handler rumhandler;
create operator class rum_tsvector_ops default for type tsvector using rum as
  function 1 (tsvector, tsvector) hashvarlena(internal);
create operator class rum_tsvector_hash_ops for type tsvector using rum as
  function 1 (tsvector, tsvector) hashvarlena(internal);
create operator class rum_tsvector_addon_ops for type tsvector using rum as
  function 1 (tsvector, tsvector) hashvarlena(internal);
create operator class rum_tsvector_hash_addon_ops for type tsvector using rum as
  function 1 (tsvector, tsvector) hashvarlena(internal);
create operator class rum_tsquery_ops default for type tsquery using rum as
  function 1 (tsquery, tsquery) hashvarlena(internal);
create operator class rum_timestamp_ops default for type timestamp using rum as
  function 1 timestamp_hash(timestamp);
create operator class rum_timestamptz_ops default for type timestamptz using rum as
  function 1 timestamptz_hash(timestamptz);
