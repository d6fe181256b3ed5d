-- Shared tables. A page gets the ones that it mentions and doesn't create.

create table public.countries (
  id bigint generated always as identity primary key,
  name text not null unique,
  code text not null unique
);
insert into public.countries (name, code)
values ('Kenya', 'KE'), ('Peru', 'PE'), ('Norway', 'NO');

create table public.cities (
  id bigint generated always as identity primary key,
  country_id bigint not null references public.countries,
  name text not null,
  capital boolean not null default false
);
insert into public.cities (country_id, name, capital)
values (1, 'Nairobi', true), (1, 'Mombasa', false), (2, 'Lima', true);

create table public.users (
  id uuid primary key,
  name text not null
);

create table public.teams (
  id bigint generated always as identity primary key,
  name text not null
);
insert into public.teams (name) values ('Compilers'), ('Bridges');

create table public.messages (
  id bigint generated always as identity primary key,
  team_id bigint not null,
  user_id uuid default auth.uid(),
  body text not null
);

create table public.quotes (
  id bigint generated always as identity primary key,
  user_id uuid default auth.uid(),
  body text not null
);
