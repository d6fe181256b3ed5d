import { visitsAllPages } from '../../fixtures/pages-to-test';
import { drawFrom, randomFrom, seedFor } from '../../fixtures/random';
import type { Search } from './score';
import { rankOf, readQueries, scoreOf, scoreTable, withTypo } from './score';
import { searchOutside } from './search-outside';
import { pageOf, realData } from './site-data';

const { sections, texts, code } = realData();
const titles = sections.filter(({ depth }) => depth === 1);
const paths = new Set(titles.map(({ url }) => url));
const isPage = (path: string) => paths.has(path);
const { queries, skipped } = readQueries('queries', isPage);
const { queries: tuning } = readQueries('tuning', isPage);
const { queries: symptoms } = readQueries('symptoms', isPage);
const { queries: issues } = readQueries('issues', isPage);
const { queries: unseen } = readQueries('unseen', isPage);
const { queries: forum } = readQueries('forum', isPage);
const { queries: questions } = readQueries('questions', isPage);

/** If some pages are missing, fewer queries have a result. */
const isWhole = queries.length >= 120;

/** Tasks with entries in several libraries, and the folder of the guide for each. */
const TASKS = [
  ['upload a file', '/guides/storage/'],
  ['download a file', '/guides/storage/'],
  ['create a bucket', '/guides/storage/'],
  ['sign in with password', '/guides/auth/auth-email'],
  ['two factor login', '/guides/auth/auth-mfa'],
] as const;

/** Their first result must be a certain page. */
const FIRST = [
  ['storage access control', '/guides/storage/access-control'],
  ['edge functions quickstart', '/guides/functions/quickstart'],
  ['reltime', '/guides/realtime'],
  ['todo', '/guides/getting-started/tutorials/todo-app-with-nextjs'],
  ['todo app', '/guides/getting-started/tutorials/todo-app-with-nextjs'],
  ['crud example', '/guides/getting-started/tutorials/todo-app-with-nextjs'],
  ['login with github', '/guides/auth/social-login/auth-github'],
  ['db remote commit', '/reference/cli/supabase-db-pull'],
] as const;

/** Their first result must be the section whose heading they contain, or the page if its title says as much. */
const SECTIONS = [
  ['edge function timeout memory limit', '/guides/functions#limits'],
  ['public vs private bucket', '/guides/storage#public-and-private-buckets'],
  ['vercel environment variables', '/guides/integrations/vercel#environment-variables'],
  ['python async client', '/reference/python/installing#async-client'],
  [
    'sort by column in related table',
    '/guides/database/joins-and-nested-queries/filters#sort-by-a-column-of-a-related-table',
  ],
  ['restore backup', '/guides/platform/backups/restore'],
  ['join tables', '/guides/database/joins-and-nested-queries'],
  ['delete own account from app', '/guides/auth/managing-user-data/delete-users'],
] as const;

/** The section among the first three that five phrasings of the same question must find. */
const OWNER_SECTION = '/guides/auth/row-level-security#let-owners-manage-their-rows';
const OWNER = [
  'let users delete only their own rows',
  'users delete only their own rows',
  'only owner can edit or delete',
  'restrict rows to their owner',
  'only the owner can delete a row',
];

/** Subjects that have nothing to do with the site. */
const FOREIGN = [
  ...['how to bake bread', 'convert video to mp4', 'weather api forecast', 'cobol driver'],
  ...['image recognition cats', 'mongodb aggregation pipeline', 'bluetooth printer'],
  ...['wordpress plugin', 'elasticsearch cluster sharding', 'redis cluster failover'],
];

/** The guide that introduces each area, by the area's name. */
const INTRODUCTIONS = {
  storage: '/guides/storage',
  realtime: '/guides/realtime',
  database: '/guides/database',
};

const seed = seedFor('Titles with a typo');
const misspelled = misspelledTitles();

/** Titles with one typo each, and the paths of the pages with the title. */
function misspelledTitles(): { query: string; pages: string[] }[] {
  const random = randomFrom(seed);
  return Array.from({ length: visitsAllPages() ? 2000 : 400 }, () => {
    const title = titles[Math.floor(random() * titles.length)]!.title;
    const query = withTypo(title, random).slice(0, 64);
    // Pages of different libraries can have the same title.
    const pages = titles.filter((page) => page.title === title).map(({ url }) => url);
    return { query, pages };
  });
}

/** Names in camel case or with underscores that only examples contain, and the sections with them. */
const names = namesInCode();

function namesInCode(): { query: string; urls: string[] }[] {
  const NAME = /[A-Za-z]\w*[a-z\d](?:[A-Z]|_[a-z\d])\w*/g;
  const namesIn = (text: string) => new Set(text.match(NAME));
  const known = namesIn(
    sections.map(({ title, keywords }, id) => [title, keywords, texts[id]].join('\n')).join('\n'),
  );
  const found = new Map<string, string[]>();
  sections.forEach(({ url }, id) => {
    for (const name of namesIn(code[id]!.join('\n'))) {
      if (!known.has(name)) found.set(name, [...(found.get(name) ?? []), url]);
    }
  });
  const all = [...found].map(([query, urls]) => ({ query: query.slice(0, 64), urls }));
  return drawFrom(all, 200, randomFrom(seed));
}

const outside = searchOutside(
  [
    ...names.map(({ query }) => query),
    ...[queries, tuning, symptoms, issues, unseen, forum, questions].flat().map(({ text }) => text),
    ...[...TASKS, ...FIRST, ...SECTIONS].map(([query]) => query),
    ...Object.keys(INTRODUCTIONS),
    ...OWNER,
    ...FOREIGN,
    ...misspelled.map(({ query }) => query),
  ],
  queries.map(({ text }) => text),
);
const search: Search = (query) => outside.engine(query).map(pageOf);
const plain: Search = (query) => [...new Set(outside.plain(query).map(pageOf))];

test('the query set gets much better results than with MiniSearch alone', () => {
  const tables = [
    scoreTable('engine', queries, search),
    scoreTable('defaults', queries, plain),
    scoreTable('tuning', tuning, search),
    scoreTable('symptoms', symptoms, search),
    scoreTable('issues', issues, search),
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
  expect(score.mrr - scoreOf(queries, plain).mrr).toBeGreaterThanOrEqual(0.08);
});

test('questions that were used for tuning find a page, most of them as the first result', () => {
  const score = scoreOf(tuning, search);
  expect(score.mrr).toBeGreaterThanOrEqual(0.91);
  expect(score.first).toBeGreaterThanOrEqual(0.86);
  const second = scoreOf(symptoms, search);
  expect(second.mrr).toBeGreaterThanOrEqual(0.885);
  expect(second.first).toBeGreaterThanOrEqual(0.78);
});

test('titles of issues find the page that answers them, most of them among the first five results', () => {
  const score = scoreOf(issues, search);
  expect(score.mrr).toBeGreaterThanOrEqual(0.85);
  expect(score.topFive).toBeGreaterThanOrEqual(0.91);
});

test('queries that were not used for tuning get similar results', () => {
  const score = scoreOf(unseen, search);
  expect(isWhole ? score.empty : 0).toBe(0);
  expect(score.mrr).toBeGreaterThanOrEqual(0.94);
  expect(score.first).toBeGreaterThanOrEqual(0.89);
});

test('other questions from forums find a page, most of them as the first result', () => {
  const score = scoreOf(forum, search);
  expect(score.mrr).toBeGreaterThanOrEqual(0.895);
  expect(score.first).toBeGreaterThanOrEqual(0.82);
  const second = scoreOf(questions, search);
  expect(second.mrr).toBeGreaterThanOrEqual(0.895);
  expect(second.first).toBeGreaterThanOrEqual(0.8);
});

test('most questions about foreign subjects have no good match, and hardly any of the others', () => {
  const shareOf = (texts: readonly string[]) =>
    texts.filter((text) => outside.weak.has(text)).length / texts.length;
  expect(shareOf(FOREIGN)).toBeGreaterThanOrEqual(0.7);
  const known = [queries, tuning, symptoms, unseen, forum, questions].flat();
  expect(shareOf(known.map(({ text }) => text))).toBeLessThanOrEqual(0.01);
});

test.each(TASKS)(
  '"%s", a task with entries in several libraries, finds a guide in the first four results',
  (query, guide) => {
    const found = search(query).slice(0, 4);
    expect(found.some((path) => path.startsWith(guide))).toBe(true);
  },
);

test.each(FIRST)('"%s" finds its page first', (query, page) => {
  expect(search(query)[0]).toBe(page);
});

test.each(SECTIONS)('"%s" finds its section first', (query, url) => {
  const [first] = outside.engine(query);
  expect(isWhole ? first : url).toBe(url);
});

test.each(OWNER)('"%s" finds the section about owners', (query) => {
  const found = outside.engine(query).slice(0, 3);
  expect(paths.has(pageOf(OWNER_SECTION)) ? found : [OWNER_SECTION]).toContain(OWNER_SECTION);
});

test('the name of an area finds the guide that introduces it', () => {
  const found = Object.keys(INTRODUCTIONS).map((query) => [query, search(query)[0]]);
  expect(Object.fromEntries(found)).toEqual(INTRODUCTIONS);
});

test('a name that only examples contain finds a section with it', () => {
  const missed = names.filter(
    ({ query, urls }) =>
      !outside
        .engine(query)
        .slice(0, 3)
        .some((url) => urls.includes(url)),
  );
  const share = 1 - missed.length / names.length;
  process.stdout.write(`Names in examples: ${share} of ${names.length} are in the first three\n`);
  // A drawn example can have a lower share than all names together. This allows two standard errors.
  const limit = 0.9 - 2 * Math.sqrt((0.9 * 0.1) / names.length);
  expect({ missed: share < limit ? missed : [], seed }).toEqual({ missed: [], seed });
});

test('a title with one typo finds its page', () => {
  const count = misspelled.length;
  const isFound = ({ query, pages }: (typeof misspelled)[number]) => {
    const rank = rankOf(search(query), pages);
    return rank > 0 && rank <= 5;
  };
  const missed = misspelled.filter((item) => !isFound(item)).map(({ query }) => query);
  const share = (count - missed.length) / count;
  process.stdout.write(
    `Titles with a typo: ${share} of ${count} are among the first five results\n`,
  );
  // A random example can have a lower share than all titles together. This allows two standard errors.
  const limit = 0.95 - 2 * Math.sqrt((0.95 * 0.05) / count);
  const isGood = share >= limit;
  expect({ isGood, seed, missed: isGood ? [] : missed }).toEqual({
    isGood: true,
    seed,
    missed: [],
  });
});
