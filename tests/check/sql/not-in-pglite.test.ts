import { MISSING_EXTENSIONS } from '../../../src/run/engine/not-in-pglite';

test.each<[string, string | undefined]>([
  ["select * from hypopg_create_index('create index on a (b)')", 'hypopg'],
  ['select * from hypopg_list_indexes', 'hypopg'],
  ['create index a on b using rum (c rum_tsvector_ops)', 'rum'],
  ["select a <=> websearch_to_tsquery('english', 'b') from c", 'rum'],
  ['select a from b order by c <=| now()', 'rum'],
  ["select a <=> '[1,2]' from b", undefined],
  ["select a from b where c &@~ 'd'", 'pgroonga'],
  ["select a from b where c &@ 'd'", 'pgroonga'],
  ['select pgroonga_score(tableoid, ctid) from a', 'pgroonga'],
  ["select extensions.http_set_curlopt('CURLOPT_TIMEOUT', '5')", 'http'],
  ["select net.http_get('https://example.com')", 'pg_net'],
  ["select jsonschema_is_valid('{}')", 'pg_jsonschema'],
  ['select status_code from net._http_response', 'pg_net'],
  ['select is_admin()', undefined],
  ['select a from b where c @> d', undefined],
])('%s needs %s', (sql, extension) => {
  const found = Object.entries(MISSING_EXTENSIONS).find(([, names]) => names.test(sql));
  expect(found?.[0]).toBe(extension);
});
