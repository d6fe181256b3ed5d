-- default_version = '0.3.1'
-- From https://github.com/supabase/pg_jsonschema

create function json_matches_schema(schema json, instance json)
  returns boolean immutable strict return null::boolean;
create function jsonb_matches_schema(schema json, instance jsonb)
  returns boolean immutable strict return null::boolean;
create function jsonschema_is_valid(schema json)
  returns boolean immutable strict return null::boolean;
create function jsonschema_validation_errors(schema json, instance json)
  returns text[] immutable strict return null::text[];
