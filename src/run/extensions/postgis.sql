-- default_version = '3.3.7'
-- From postgis/postgis.sql.in and postgis/geography.sql.in of https://github.com/postgis/postgis,
-- limited to names in examples.

-- Stores each value as the text it was written as.
create type geometry;
create type geography;
create function geometry_in(cstring) returns geometry immutable strict language internal
  as 'textin';
create function geometry_out(geometry) returns cstring immutable strict language internal
  as 'textout';
create function geography_in(cstring) returns geography immutable strict language internal
  as 'textin';
create function geography_out(geography) returns cstring immutable strict language internal
  as 'textout';
create function declared_kind(kind text) returns integer immutable language plpgsql as $$
begin
  if rtrim(upper(kind), 'ZM') <> all (
    '{GEOMETRY, POINT, LINESTRING, POLYGON, MULTIPOINT, MULTILINESTRING, MULTIPOLYGON,
      GEOMETRYCOLLECTION, CIRCULARSTRING, COMPOUNDCURVE, CURVEPOLYGON, MULTICURVE, MULTISURFACE,
      POLYHEDRALSURFACE, TRIANGLE, TIN}'::text[]
  ) then
    raise exception 'Invalid geometry type modifier: %', kind using errcode = '42704';
  end if;
  return 1;
end $$;
create function geometry_typmod_in(cstring[]) returns integer immutable strict
  return declared_kind($1[1]::text);
create function geography_typmod_in(cstring[]) returns integer immutable strict
  return declared_kind($1[1]::text);
create type geometry (
  internallength = variable, input = geometry_in, output = geometry_out,
  typmod_in = geometry_typmod_in, storage = main, alignment = double
);
create type geography (
  internallength = variable, input = geography_in, output = geography_out,
  typmod_in = geography_typmod_in, storage = main, alignment = double
);

create function geometry(geometry, integer, boolean) returns geometry immutable strict return $1;
create function geometry(geography)
  returns geometry immutable strict return 'POINT EMPTY'::geometry;
create function geography(geography, integer, boolean) returns geography immutable strict return $1;
create function geography(geometry)
  returns geography immutable strict return 'POINT EMPTY'::geography;
create cast (geometry as geometry) with function geometry(geometry, integer, boolean) as implicit;
create cast (geography as geography)
  with function geography(geography, integer, boolean) as implicit;
create cast (geometry as geography) with function geography(geometry) as implicit;
create cast (geography as geometry) with function geometry(geography);

-- Functions that create a value.
create function st_point(float8, float8)
  returns geometry immutable strict return 'POINT EMPTY'::geometry;
create function st_point(float8, float8, srid integer)
  returns geometry immutable strict return 'POINT EMPTY'::geometry;
create function st_makeenvelope(float8, float8, float8, float8, integer default 0)
  returns geometry immutable strict return 'POINT EMPTY'::geometry;
create function st_geomfromgeojson(text)
  returns geometry immutable strict return 'POINT EMPTY'::geometry;
create function st_geomfromgeojson(json)
  returns geometry immutable strict return 'POINT EMPTY'::geometry;
create function st_geomfromgeojson(jsonb)
  returns geometry immutable strict return 'POINT EMPTY'::geometry;

-- Functions that read a value.
create function st_x(geometry) returns float8 immutable strict return 0::float8;
create function st_y(geometry) returns float8 immutable strict return 0::float8;
create function st_astext(geometry) returns text immutable strict return '{}'::text;
create function st_astext(geography) returns text immutable strict return '{}'::text;
create function st_asgeojson(
  geom geometry, maxdecimaldigits integer default 9, options integer default 8
) returns text immutable strict return '{}'::text;
create function st_asgeojson(
  geog geography, maxdecimaldigits integer default 9, options integer default 0
) returns text immutable strict return '{}'::text;
create function st_asgeojson(
  r record, geom_column text default '', maxdecimaldigits integer default 9,
  pretty_bool boolean default false
) returns text stable strict language plpgsql as $$ begin return '{}'; end $$;

-- Functions that derive a value from another.
create function st_setsrid(geom geometry, srid integer)
  returns geometry immutable strict return 'POINT EMPTY'::geometry;
create function st_setsrid(geog geography, srid integer)
  returns geography immutable strict return 'POINT EMPTY'::geography;
create function st_transform(geometry, integer)
  returns geometry immutable strict return 'POINT EMPTY'::geometry;
create function st_multi(geometry) returns geometry immutable strict return 'POINT EMPTY'::geometry;
create function st_simplifypreservetopology(geometry, float8)
  returns geometry immutable strict return 'POINT EMPTY'::geometry;

-- Functions that compare two values.
create function st_distance(geom1 geometry, geom2 geometry)
  returns float8 immutable strict return 0::float8;
create function st_distance(geog1 geography, geog2 geography, use_spheroid boolean default true)
  returns float8 immutable strict return 0::float8;
create function st_dwithin(geom1 geometry, geom2 geometry, float8)
  returns boolean immutable strict return true;
create function st_dwithin(
  geog1 geography, geog2 geography, tolerance float8, use_spheroid boolean default true
) returns boolean immutable strict return true;
create function st_covers(geom1 geometry, geom2 geometry)
  returns boolean immutable strict return true;
create function st_covers(geog1 geography, geog2 geography)
  returns boolean immutable strict return true;

create function geometry_distance_centroid(geom1 geometry, geom2 geometry)
  returns float8 immutable strict return 0::float8;
create function geography_overlaps(geography, geography)
  returns boolean immutable strict return true;
create operator && (leftarg = geography, rightarg = geography, function = geography_overlaps);
create function geography_distance_knn(geography, geography)
  returns float8 immutable strict return 0::float8;
create operator <-> (
  leftarg = geometry, rightarg = geometry, function = geometry_distance_centroid
);
create operator <-> (leftarg = geography, rightarg = geography, function = geography_distance_knn);

-- The functions of pg_trgm index any text, and Postgres never chooses an index without operators.
-- Their keys must not be packed, so the type has plain storage.
create type gidx;
create function gidx_in(cstring) returns gidx immutable strict language internal as 'textin';
create function gidx_out(gidx) returns cstring immutable strict language internal as 'textout';
create type gidx (
  internallength = variable, input = gidx_in, output = gidx_out, storage = plain, alignment = double
);
create function gist_consistent(internal, text, smallint, oid, internal) returns boolean strict
  language c as '$libdir/pg_trgm', 'gtrgm_consistent';
create function gist_union(internal, internal) returns gidx strict
  language c as '$libdir/pg_trgm', 'gtrgm_union';
create function gist_compress(internal) returns internal strict
  language c as '$libdir/pg_trgm', 'gtrgm_compress';
create function gist_decompress(internal) returns internal strict
  language c as '$libdir/pg_trgm', 'gtrgm_decompress';
create function gist_penalty(internal, internal, internal) returns internal strict
  language c as '$libdir/pg_trgm', 'gtrgm_penalty';
create function gist_picksplit(internal, internal) returns internal strict
  language c as '$libdir/pg_trgm', 'gtrgm_picksplit';
create function gist_same(gidx, gidx, internal) returns internal strict
  language c as '$libdir/pg_trgm', 'gtrgm_same';
create operator class gist_geometry_ops_2d default for type geometry using gist as
  storage gidx,
  function 1 (geometry, geometry) gist_consistent(internal, text, smallint, oid, internal),
  function 2 (geometry, geometry) gist_union(internal, internal),
  function 3 (geometry, geometry) gist_compress(internal),
  function 4 (geometry, geometry) gist_decompress(internal),
  function 5 (geometry, geometry) gist_penalty(internal, internal, internal),
  function 6 (geometry, geometry) gist_picksplit(internal, internal),
  function 7 (geometry, geometry) gist_same(gidx, gidx, internal);
create operator class gist_geography_ops default for type geography using gist as
  storage gidx,
  function 1 (geography, geography) gist_consistent(internal, text, smallint, oid, internal),
  function 2 (geography, geography) gist_union(internal, internal),
  function 3 (geography, geography) gist_compress(internal),
  function 4 (geography, geography) gist_decompress(internal),
  function 5 (geography, geography) gist_penalty(internal, internal, internal),
  function 6 (geography, geography) gist_picksplit(internal, internal),
  function 7 (geography, geography) gist_same(gidx, gidx, internal);
