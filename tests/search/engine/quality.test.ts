import { titleOf } from '../../../src/search/engine/sections';
import { visitsAllPages } from '../../fixtures/pages-to-test';
import { randomFrom, seedFor } from '../../fixtures/random';
import { cached, rankOf, readQueries, scoreOf, scoreTable, withTypo } from './score';
import { engineData, engineSearch, pageOf, plainSearch, realRecords } from './site-data';

const data = engineData(realRecords());
const search = cached(engineSearch(data));
const plain = cached(plainSearch(data));
const titles = data.sections.filter(({ depth }) => depth === 1);
const paths = new Set(titles.map(({ url }) => url));
const { queries, skipped } = readQueries('queries', (path) => paths.has(path));
const { queries: tuning } = readQueries('tuning', (path) => paths.has(path));
const { queries: unseen } = readQueries('unseen', (path) => paths.has(path));
const { queries: forum } = readQueries('forum', (path) => paths.has(path));
const { queries: questions } = readQueries('questions', (path) => paths.has(path));

/** False if the site contains only some of the pages, so that fewer queries have a result. */
const isWhole = queries.length >= 120;

/** Every third query, because MiniSearch alone takes several times as long as the engine. */
const compared = queries.filter((_, index) => index % 3 === 0);

test('the query set gets much better results than with MiniSearch alone', () => {
  const tables = [
    scoreTable('engine', queries, search),
    scoreTable('defaults', compared, plain),
    scoreTable('tuning', tuning, search),
    scoreTable('unseen', unseen, search),
    scoreTable('forum', forum, search),
    scoreTable('questions', questions, search),
  ];
  const note =
    skipped.length > 0 ? `\nSkipped because the page is missing: ${skipped.join(', ')}` : '';
  process.stdout.write(`\n${tables.join('\n')}${note}\n`);
  const score = scoreOf(queries, search);
  expect(isWhole || paths.size < 200).toBe(true);
  expect(isWhole ? score.empty : 0).toBe(0);
  expect(score.mrr).toBeGreaterThanOrEqual(0.92);
  expect(score.first).toBeGreaterThanOrEqual(0.88);
  expect(scoreOf(compared, search).mrr - scoreOf(compared, plain).mrr).toBeGreaterThanOrEqual(0.08);
});

test('questions that were used for tuning find a page, most of them as the first result', () => {
  const score = scoreOf(tuning, search);
  expect(score.mrr).toBeGreaterThanOrEqual(0.91);
  expect(score.first).toBeGreaterThanOrEqual(0.86);
});

test('queries that were not used for tuning get similar results', () => {
  const score = scoreOf(unseen, search);
  expect(isWhole ? score.empty : 0).toBe(0);
  expect(score.mrr).toBeGreaterThanOrEqual(0.93);
  expect(score.first).toBeGreaterThanOrEqual(0.89);
});

test('other questions from forums find a page, most of them as the first result', () => {
  const score = scoreOf(forum, search);
  expect(score.mrr).toBeGreaterThanOrEqual(0.88);
  expect(score.first).toBeGreaterThanOrEqual(0.82);
  const second = scoreOf(questions, search);
  expect(second.mrr).toBeGreaterThanOrEqual(0.86);
  expect(second.first).toBeGreaterThanOrEqual(0.8);
});

test.each([
  ['upload a file', '/guides/storage/'],
  ['download a file', '/guides/storage/'],
  ['create a bucket', '/guides/storage/'],
  ['sign in with password', '/guides/auth/auth-email'],
  ['two factor login', '/guides/auth/auth-mfa'],
])(
  '"%s", a task with entries in several libraries, finds a guide in the first four results',
  (query, guide) => {
    const found = search(query).slice(0, 4);
    expect(found.some((path) => path.startsWith(guide))).toBe(true);
  },
);

test.each([
  ['storage access control', '/guides/storage/access-control'],
  ['edge functions quickstart', '/guides/functions/quickstart'],
  ['reltime', '/guides/realtime'],
  ['login with github', '/guides/auth/social-login/auth-github'],
  ['db remote commit', '/reference/cli/supabase-db-pull'],
])('"%s" finds its page first', (query, page) => {
  expect(search(query)[0]).toBe(page);
});

test('the name of an area finds the guide that introduces it', () => {
  const introductions = {
    storage: '/guides/storage',
    realtime: '/guides/realtime',
    database: '/guides/database',
  };
  const found = Object.keys(introductions).map((query) => [query, search(query)[0]]);
  expect(Object.fromEntries(found)).toEqual(introductions);
});

test('a title with one typo finds its page', () => {
  const seed = seedFor('Titles with a typo');
  const random = randomFrom(seed);
  const missed: string[] = [];
  const count = visitsAllPages() ? 2000 : 400;
  let found = 0;
  for (let number = 0; number < count; number++) {
    const title = titleOf(titles[Math.floor(random() * titles.length)]!);
    const query = withTypo(title, random).slice(0, 64);
    // Pages of different libraries can have the same title.
    const pages = titles.filter((page) => titleOf(page) === title).map(({ url }) => pageOf(url));
    const rank = rankOf(search(query), pages);
    if (rank > 0 && rank <= 5) found += 1;
    else missed.push(query);
  }
  const share = found / count;
  process.stdout.write(
    `Titles with a typo: ${share} of ${count} are among the first five results\n`,
  );
  // A random sample can have a lower share than all titles together. This allows two standard errors.
  const limit = 0.95 - 2 * Math.sqrt((0.95 * 0.05) / count);
  const isGood = share >= limit;
  expect({ isGood, seed, missed: isGood ? [] : missed }).toEqual({
    isGood: true,
    seed,
    missed: [],
  });
});
