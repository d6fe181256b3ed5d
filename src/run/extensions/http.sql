-- default_version = '1.6'
-- From http--1.6.sql of https://github.com/pramsey/pgsql-http

create domain http_method as text;
create domain content_type as text check (value ~ '^\S+\/\S+');
create type http_header as (field varchar, value varchar);
create type http_response as (
  status integer, content_type varchar, headers http_header[], content varchar
);
create type http_request as (
  method http_method, uri varchar, headers http_header[], content_type varchar, content varchar
);

create function http_header(field varchar, value varchar)
  returns http_header return null::http_header;
create function http(request http_request) returns http_response return null::http_response;
create function http_get(uri varchar) returns http_response return null::http_response;
create function http_get(uri varchar, data jsonb) returns http_response return null::http_response;
create function http_post(uri varchar, content varchar, content_type varchar)
  returns http_response return null::http_response;
create function http_post(uri varchar, data jsonb) returns http_response return null::http_response;
create function http_delete(uri varchar) returns http_response return null::http_response;
create function http_delete(uri varchar, content varchar, content_type varchar)
  returns http_response return null::http_response;
create function http_head(uri varchar) returns http_response return null::http_response;

create function http_set_curlopt(curlopt varchar, value varchar)
  returns boolean return null::boolean;
create function http_reset_curlopt() returns boolean return null::boolean;
