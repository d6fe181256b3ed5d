import { compareResponse } from '../../../src/run/engine/compare-responses';
import { visitsAllPages } from '../../fixtures/pages-to-test';
import { randomFrom, seedFor } from '../../fixtures/random';
import type { Site, WatchedPage } from '../site';
import type { Outcome, PageExample } from './engine-page';
import { builtExamples, openEngine, runIn } from './engine-page';

jest.setTimeout(1_800_000);

const RANDOM_EXAMPLES = 40;

/** Of examples that must run as documented. */
const SHARES = { 'JavaScript v2': 0.9, 'JavaScript v1': 0.9, SQL: 0.8 };

let site: Site;
let watched: WatchedPage;
beforeAll(async () => {
  ({ site, watched } = await openEngine());
});
afterAll(() => site.close());

const kindOf = ({ language, setup }: PageExample) =>
  language === 'sql' ? 'SQL' : setup.library === 1 ? 'JavaScript v1' : 'JavaScript v2';

function differenceOf({ language, response }: PageExample, outcome: Outcome): string | undefined {
  if ('failure' in outcome) return outcome.failure;
  const unexpected = outcome.outputs.find((item) => item.kind === 'error' && !item.isExpected);
  if (unexpected) return JSON.stringify(unexpected);
  if (language === 'sql') return undefined;
  const value = outcome.outputs.find(({ kind }) => kind === 'response');
  const actual = (value as { value?: { error?: unknown } } | undefined)?.value;
  if (response === undefined) return actual?.error ? JSON.stringify(actual.error) : undefined;
  return compareResponse(String(response), actual)[0]?.message;
}

function chosenExamples(): PageExample[] {
  const all = builtExamples();
  if (visitsAllPages()) return all;
  const random = randomFrom(seedFor('examples in the page'));
  return Array.from({ length: RANDOM_EXAMPLES }, () => all[Math.floor(random() * all.length)]!);
}

test('examples run in the page with the documented responses', async () => {
  const counts = new Map<string, { all: number; differences: string[] }>();
  const start = performance.now();
  const examples = chosenExamples();
  for (const example of examples) {
    const outcome = await runIn(watched.page, example.setup, [...example.before, example]);
    const difference = differenceOf(example, outcome);
    const kind = kindOf(example);
    const { all = 0, differences = [] } = counts.get(kind) ?? {};
    if (difference) differences.push(`${example.page}#${example.id}: ${difference}`);
    counts.set(kind, { all: all + 1, differences });
  }
  const seconds = ((performance.now() - start) / 1000).toFixed();
  for (const [kind, { all, differences }] of counts) {
    const passed = all - differences.length;
    process.stdout.write(
      [`${kind}: ${passed} of ${all} run as documented`, ...differences].join('\n  ') + '\n',
    );
    // In a few examples, the share can be lower by chance.
    const least = visitsAllPages() ? SHARES[kind as keyof typeof SHARES] * all : all * 0.8 - 1;
    expect([kind, passed >= least]).toEqual([kind, true]);
  }
  process.stdout.write(`${examples.length} examples in ${seconds} s\n`);
  expect(watched.errors).toEqual([]);
});
