export const CODE = {
  table: `create table public.quotes (
  id bigint generated always as identity primary key,
  author text not null, -- who said it
  is_public boolean not null default false
);

insert into public.quotes (author, is_public) values ('Ada', false), ('Ben', true);`,
  policy: `create policy "Public quotes are readable by everyone"
on public.quotes for select
to anon, authenticated
using (is_public);`,
  select: 'select * from public.quotes;',
  fails: 'select * from public.quote;',
  client: `const { data, error } = await supabase
  .from('quotes')
  .select('id, author')
  .eq('is_public', true)`,
  wide: "select * from generate_series(1, 40), repeat('A very long value. ', 12);",
  endless: 'select pg_sleep(60);',
} as const;
