-- default_version = '4.0.5'
-- From data/pgroonga.sql of https://github.com/pgroonga/pgroonga

create type pgroonga_condition as (
  query text, weigths integer[], scorers text[], schema_name text, index_name text,
  column_name text, fuzzy_max_distance_ratio float4
);
create function pgroonga_condition(
  query text default null, weights integer[] default null, scorers text[] default null,
  schema_name text default null, index_name text default null, column_name text default null,
  fuzzy_max_distance_ratio float4 default null
) returns pgroonga_condition immutable return null::pgroonga_condition;

create function pgroonga_score("row" record) returns float8 strict language plpgsql
  as 'begin return null; end';
create function pgroonga_score(tableoid oid, ctid tid) returns float8 strict return null::float8;
create function pgroonga_command(groongacommand text) returns text strict return null::text;
create function pgroonga_snippet_html(target text, keywords text[], width integer default 200)
  returns text[] immutable strict return null::text[];
create function pgroonga_highlight_html(target text, keywords text[])
  returns text immutable strict return null::text;
create function pgroonga_highlight_html(targets text[], keywords text[])
  returns text[] immutable strict return null::text[];
create function pgroonga_match_positions_byte(target text, keywords text[])
  returns integer[] immutable strict return null::integer[];
create function pgroonga_match_positions_character(target text, keywords text[])
  returns integer[] immutable strict return null::integer[];
create function pgroonga_query_extract_keywords(query text, index_name text default '')
  returns text[] immutable strict return null::text[];
create function pgroonga_query_escape(query text)
  returns text immutable strict return null::text;
create function pgroonga_escape(value text)
  returns text immutable strict return null::text;
create function pgroonga_escape(value text, special_characters text)
  returns text immutable strict return null::text;
create function pgroonga_normalize(target text)
  returns text immutable strict return null::text;
create function pgroonga_normalize(target text, normalizername text)
  returns text immutable strict return null::text;
create function pgroonga_tokenize(target text, variadic options text[])
  returns json[] immutable strict return null::json[];

create function pgroonga_match_text(text, text)
  returns boolean immutable strict return null::boolean;
create operator &@ (leftarg = text, rightarg = text, function = pgroonga_match_text);
create function pgroonga_match_text_condition(text, pgroonga_condition)
  returns boolean immutable strict return null::boolean;
create operator &@ (
  leftarg = text, rightarg = pgroonga_condition, function = pgroonga_match_text_condition
);
create function pgroonga_match_text_array(text[], text)
  returns boolean immutable strict return null::boolean;
create operator &@ (leftarg = text[], rightarg = text, function = pgroonga_match_text_array);
create function pgroonga_match_text_array_condition(text[], pgroonga_condition)
  returns boolean immutable strict return null::boolean;
create operator &@ (
  leftarg = text[], rightarg = pgroonga_condition, function = pgroonga_match_text_array_condition
);
create function pgroonga_match_varchar(varchar, varchar)
  returns boolean immutable strict return null::boolean;
create operator &@ (leftarg = varchar, rightarg = varchar, function = pgroonga_match_varchar);
create function pgroonga_match_varchar_condition(varchar, pgroonga_condition)
  returns boolean immutable strict return null::boolean;
create operator &@ (
  leftarg = varchar, rightarg = pgroonga_condition, function = pgroonga_match_varchar_condition
);
create function pgroonga_match_jsonb(jsonb, text)
  returns boolean immutable strict return null::boolean;
create operator &@ (leftarg = jsonb, rightarg = text, function = pgroonga_match_jsonb);
create function pgroonga_query_text(text, text)
  returns boolean immutable strict return null::boolean;
create operator &@~ (leftarg = text, rightarg = text, function = pgroonga_query_text);
create function pgroonga_query_text_condition(text, pgroonga_condition)
  returns boolean immutable strict return null::boolean;
create operator &@~ (
  leftarg = text, rightarg = pgroonga_condition, function = pgroonga_query_text_condition
);
create function pgroonga_query_text_array(text[], text)
  returns boolean immutable strict return null::boolean;
create operator &@~ (leftarg = text[], rightarg = text, function = pgroonga_query_text_array);
create function pgroonga_query_text_array_condition(text[], pgroonga_condition)
  returns boolean immutable strict return null::boolean;
create operator &@~ (
  leftarg = text[], rightarg = pgroonga_condition, function = pgroonga_query_text_array_condition
);
create function pgroonga_query_varchar(varchar, varchar)
  returns boolean immutable strict return null::boolean;
create operator &@~ (leftarg = varchar, rightarg = varchar, function = pgroonga_query_varchar);
create function pgroonga_query_varchar_condition(varchar, pgroonga_condition)
  returns boolean immutable strict return null::boolean;
create operator &@~ (
  leftarg = varchar, rightarg = pgroonga_condition, function = pgroonga_query_varchar_condition
);
create function pgroonga_query_jsonb(jsonb, text)
  returns boolean immutable strict return null::boolean;
create operator &@~ (leftarg = jsonb, rightarg = text, function = pgroonga_query_jsonb);
create function pgroonga_similar_text(text, text)
  returns boolean immutable strict return null::boolean;
create operator &@* (leftarg = text, rightarg = text, function = pgroonga_similar_text);
create function pgroonga_prefix_text(text, text)
  returns boolean immutable strict return null::boolean;
create operator &^ (leftarg = text, rightarg = text, function = pgroonga_prefix_text);
create function pgroonga_similar_text_array(text[], text)
  returns boolean immutable strict return null::boolean;
create operator &@* (leftarg = text[], rightarg = text, function = pgroonga_similar_text_array);
create function pgroonga_prefix_text_array(text[], text)
  returns boolean immutable strict return null::boolean;
create operator &^ (leftarg = text[], rightarg = text, function = pgroonga_prefix_text_array);
create function pgroonga_similar_varchar(varchar, varchar)
  returns boolean immutable strict return null::boolean;
create operator &@* (leftarg = varchar, rightarg = varchar, function = pgroonga_similar_varchar);
create function pgroonga_prefix_varchar(varchar, varchar)
  returns boolean immutable strict return null::boolean;
create operator &^ (leftarg = varchar, rightarg = varchar, function = pgroonga_prefix_varchar);
create function pgroonga_regexp_text(text, text)
  returns boolean immutable strict return null::boolean;
create operator &~ (leftarg = text, rightarg = text, function = pgroonga_regexp_text);
create function pgroonga_regexp_text_array(text[], text)
  returns boolean immutable strict return null::boolean;
create operator &~ (leftarg = text[], rightarg = text, function = pgroonga_regexp_text_array);
create function pgroonga_regexp_varchar(varchar, varchar)
  returns boolean immutable strict return null::boolean;
create operator &~ (leftarg = varchar, rightarg = varchar, function = pgroonga_regexp_varchar);
create function pgroonga_match_in_text(text, text[])
  returns boolean immutable strict return null::boolean;
create operator &@| (leftarg = text, rightarg = text[], function = pgroonga_match_in_text);
create function pgroonga_query_in_text(text, text[])
  returns boolean immutable strict return null::boolean;
create operator &@~| (leftarg = text, rightarg = text[], function = pgroonga_query_in_text);

-- A hash index takes values of any type and is never chosen without operators.
create function pgroonga_handler(internal) returns index_am_handler language internal
  as 'hashhandler';
create access method pgroonga type index handler pgroonga_handler;
create operator class pgroonga_text_full_text_search_ops_v2
  default for type text using pgroonga
  as function 1 (text, text) hashvarlena(internal);
create operator class pgroonga_text_term_search_ops_v2
  for type text using pgroonga
  as function 1 (text, text) hashvarlena(internal);
create operator class pgroonga_text_regexp_ops_v2
  for type text using pgroonga
  as function 1 (text, text) hashvarlena(internal);
create operator class pgroonga_text_array_full_text_search_ops_v2
  default for type text[] using pgroonga
  as function 1 (text[], text[]) hashvarlena(internal);
create operator class pgroonga_text_array_term_search_ops_v2
  for type text[] using pgroonga
  as function 1 (text[], text[]) hashvarlena(internal);
create operator class pgroonga_varchar_term_search_ops_v2
  default for type varchar using pgroonga
  as function 1 (varchar, varchar) hashvarlena(internal);
create operator class pgroonga_varchar_full_text_search_ops_v2
  for type varchar using pgroonga
  as function 1 (varchar, varchar) hashvarlena(internal);
create operator class pgroonga_varchar_regexp_ops_v2
  for type varchar using pgroonga
  as function 1 (varchar, varchar) hashvarlena(internal);
create operator class pgroonga_jsonb_ops_v2
  default for type jsonb using pgroonga
  as function 1 (jsonb, jsonb) hashvarlena(internal);
create operator class pgroonga_jsonb_full_text_search_ops_v2
  for type jsonb using pgroonga
  as function 1 (jsonb, jsonb) hashvarlena(internal);
