import { titleOf } from '../../../src/search/engine/sections';
import {
  placeOf,
  randomFrom,
  readQueries,
  remembered,
  scoreOf,
  scoreTable,
  withTypo,
} from './score';
import { engineData, engineSearch, pageOf, plainSearch, realRecords } from './site-data';

const data = engineData(realRecords());
const search = remembered(engineSearch(data));
const plain = remembered(plainSearch(data));
const titles = data.sections.filter(({ depth }) => depth === 1);
const paths = new Set(titles.map(({ url }) => url));
const { queries, left } = readQueries('queries', (path) => paths.has(path));
const { queries: unseen } = readQueries('unseen', (path) => paths.has(path));

/** The query set is for the whole site; a part of it answers fewer queries, some of them by nothing. */
const isWhole = queries.length >= 120;

test('the query set is answered well, far better than by MiniSearch alone', () => {
  const tables = [
    scoreTable('engine', queries, search),
    scoreTable('defaults', queries, plain),
    scoreTable('unseen', unseen, search),
  ];
  const note = left.length > 0 ? `\nNot asked, as their page is missing: ${left.join(', ')}` : '';
  process.stdout.write(`\n${tables.join('\n')}${note}\n`);
  const ours = scoreOf(queries, search);
  expect(isWhole || paths.size < 200).toBe(true);
  expect(isWhole ? ours.empty : 0).toBe(0);
  expect(ours.mrr).toBeGreaterThanOrEqual(0.9);
  expect(ours.first).toBeGreaterThanOrEqual(0.85);
  expect(ours.mrr - scoreOf(queries, plain).mrr).toBeGreaterThanOrEqual(0.08);
});

test('queries by which nothing was tuned are answered about as well', () => {
  const ours = scoreOf(unseen, search);
  expect(isWhole ? ours.empty : 0).toBe(0);
  expect(ours.mrr).toBeGreaterThanOrEqual(0.85);
  expect(ours.first).toBeGreaterThanOrEqual(0.75);
});

test('a title with one typo finds its page', () => {
  const seed = Date.now() % 1_000_000;
  const random = randomFrom(seed);
  const missed: string[] = [];
  const count = 1000;
  let five = 0;
  for (let number = 0; number < count; number++) {
    const title = titleOf(titles[Math.floor(random() * titles.length)]!);
    const query = withTypo(title, random).slice(0, 64);
    // Pages of several libraries may be called the same.
    const pages = titles.filter((page) => titleOf(page) === title).map(({ url }) => pageOf(url));
    const place = placeOf(search(query), pages);
    if (place > 0 && place <= 5) five += 1;
    else missed.push(query);
  }
  const share = five / count;
  process.stdout.write(
    `\n${count} titles with a typo, seed ${seed}: ${share} among the first five\n`,
  );
  expect({ share: share >= 0.95, seed, missed: share >= 0.95 ? [] : missed }).toEqual({
    share: true,
    seed,
    missed: [],
  });
});
