-- default_version = '4.0.5'
-- From data/pgroonga.sql of https://github.com/pgroonga/pgroonga, limited to names in examples.

create function pgroonga_score(tableoid oid, ctid tid) returns float8 strict return null::float8;
create function pgroonga_snippet_html(target text, keywords text[], width integer default 200)
  returns text[] immutable strict return null::text[];
create function pgroonga_query_extract_keywords(query text, index_name text default '')
  returns text[] immutable strict return null::text[];
create function pgroonga_query_escape(query text)
  returns text immutable strict return null::text;

create function pgroonga_query_text(text, text)
  returns boolean immutable strict return null::boolean;
create operator &@~ (leftarg = text, rightarg = text, function = pgroonga_query_text);
create function pgroonga_query_text_array(text[], text)
  returns boolean immutable strict return null::boolean;
create operator &@~ (leftarg = text[], rightarg = text, function = pgroonga_query_text_array);

-- A hash index accepts values of any type, and Postgres never chooses it without operators.
create function pgroonga_handler(internal) returns index_am_handler language internal
  as 'hashhandler';
create access method pgroonga type index handler pgroonga_handler;
create operator class pgroonga_text_full_text_search_ops_v2
  default for type text using pgroonga
  as function 1 (text, text) hashvarlena(internal);
create operator class pgroonga_text_regexp_ops_v2
  for type text using pgroonga
  as function 1 (text, text) hashvarlena(internal);
create operator class pgroonga_text_array_full_text_search_ops_v2
  default for type text[] using pgroonga
  as function 1 (text[], text[]) hashvarlena(internal);
