-- default_version = '0.3.1'
-- schema = vault
-- From sql/supabase_vault--0.3.0.sql of https://github.com/supabase/vault, with the
-- platform's grants.

create table secrets (
  id uuid primary key default gen_random_uuid(),
  name text,
  description text not null default '',
  secret text not null,
  key_id uuid,
  nonce bytea,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);
create view decrypted_secrets as
  select id, name, description, secret, null::text as decrypted_secret, key_id, nonce, created_at,
    updated_at
  from secrets;
create function create_secret(
  new_secret text, new_name text default null, new_description text default '',
  new_key_id uuid default null
) returns uuid return null::uuid;
create function update_secret(
  secret_id uuid, new_secret text default null, new_name text default null,
  new_description text default null, new_key_id uuid default null
) returns void language sql as '';

grant usage on schema vault to postgres with grant option;
grant usage on schema vault to service_role;
grant select, delete on secrets, decrypted_secrets to postgres with grant option;
grant select, delete on secrets, decrypted_secrets to service_role;
