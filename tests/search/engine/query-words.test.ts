import { readFileSync } from 'node:fs';
import { readYaml } from '../../../src/node/sources/yaml-source';
import { normalizeQuery } from '../../../src/search/engine/query';
import { searchOutside } from './search-outside';

test.each([
  ['soft hyphens', 'poli\u00ADcy', 'policy'],
  ['invisible spaces', '\uFEFFreal\u200Btime\u2060', 'realtime'],
  ['invisible joiners and directions', 'real\u200D\u200Ctime\u200F', 'realtime'],
  ['separate accents', 'cafe\u0301', 'caf\u00E9'],
  ['full-width characters', 'ｓｅｌｅｃｔ（＊）', 'select(*)'],
  ['no-break spaces', 'row\u00A0level\u202Fsecurity', 'row level security'],
  ['no-break hyphens', 'row\u2011level', 'row-level'],
  ['dashes in an operator', '\u2013>> \u2212>', '->> ->'],
  ['typographic quotes', '“anon” «anon» ‘anon’', '"anon" "anon" \'anon\''],
  ['an ellipsis', '…', '...'],
  ['the client variable', 'supabase.auth.signUp()', 'auth.signUp()'],
  ['a class of Storage', 'StorageApiError: Bucket not found', 'Storage Bucket not found'],
  ['half characters', '\uD83D', '\uD83D'],
])('%s in a query are replaced', (_, query, normalized) => {
  expect(normalizeQuery(query)).toBe(normalized);
});

const FILE = 'content/searches/operators.yml';

/** Operators and phrases that lead to a page or section. */
const OPERATORS = Object.entries(
  readYaml(FILE, readFileSync(FILE, 'utf8')).data as Record<string, string[]>,
).flatMap(([url, phrases]) => phrases.map((phrase) => [phrase, url] as const));

/** Queries on the real site, and the URL that must be the first result. */
const QUERIES = [
  ...OPERATORS,
  ['!inner', '/guides/database/joins-and-nested-queries/filters'],
  ['jsonb ->> vs ->', '/guides/database/json-and-arrays#select-part-of-a-json-column'],
  ['what does ?| do', '/guides/database/json-and-arrays#find-missing-keys-and-nulls'],
  ['pgvector <=>', '/guides/database/extensions/pgvector'],
  [':: cast', '/reference/javascript/select'],
  ['field = value', '/reference/javascript/eq'],
  ['select(*)', '/reference/javascript/select'],
  ['npm run build && npm start', '/handbook/contributing'],
  ['signinwithpassword', '/reference/javascript/sign-in-with-password'],
  ['rowlevelsecurity', '/guides/auth/row-level-security'],
  ['row\u00ADlevel\u00ADsecurity', '/guides/auth/row-level-security'],
  ['edgefunctions', '/guides/functions'],
  ['maybesingle', '/reference/javascript/maybe-single'],
  ['multifactorauthentication', '/guides/auth/auth-mfa'],
  ['emailtemplates', '/guides/auth/auth-email-templates'],
  ['connectionpooling', '/guides/database/connecting-to-postgres'],
  ['secretkey', '/guides/api/api-keys'],
  ['fulltextsearch', '/guides/database/full-text-search'],
  ['signinwithgoogle', '/guides/auth/social-login/auth-google'],
  ['postgreschanges', '/guides/realtime/postgres-changes'],
  ['ROW LEVEL SECURİTY', '/guides/auth/row-level-security'],
  ['select(', '/reference/javascript/select'],
  ['.eq(', '/reference/javascript/eq'],
  ['upsert();', '/reference/javascript/upsert'],
  ['supabase.auth.signUp()', '/reference/javascript/sign-up'],
  ['"anon"', '/guides/auth/anonymous-sign-ins'],
] as const;
const { engine: search } = searchOutside(QUERIES.map(([query]) => query));

test.each(QUERIES)('%s leads to %s', (query, url) => {
  expect(search(query)[0]).toBe(url);
});
