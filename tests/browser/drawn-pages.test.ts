import type { Page } from 'playwright-core';
import { DESKTOP, drawnEntries, drawnGuides, PHONE, smallControls, TABLET } from './measured-pages';
import { openSite, watch } from './site';
import type { Site } from './site';

// What a reader meets first, on pages that nobody chose. Layout needs no scripts, and pages without them
// load in a fraction of the time.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const ENTRIES = drawnEntries(60);
const GUIDES = drawnGuides(20, 30);

async function problems(
  paths: readonly string[],
  options: Parameters<typeof watch>[1],
  find: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const { page, context } = await watch(site, { ...options, javaScriptEnabled: false });
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(`${site.url}${path}`, { waitUntil: 'load' });
    found.push(...(await find(page)).map((problem) => `${path}: ${problem}`));
  }
  await context.close();
  return found;
}

/** Runs in the browser. */
function lateExample(limit: number): string[] {
  const example = document.querySelector('.examples .code-block');
  const top = Math.round(example!.getBoundingClientRect().top);
  return top > limit ? [`its example is at ${top} px, and not within ${limit} px`] : [];
}

/** Runs in the browser. */
function lateText(limit: number): string[] {
  const top = Math.round(document.querySelector('main .lead')!.getBoundingClientRect().top);
  return top > limit ? [`its text is at ${top} px, and not within ${limit} px`] : [];
}

/** Before the first heading of the text, and without a guide's links in sentences. Runs in the browser. */
function earlyControls(limit: number): string[] {
  const heading = document.querySelector('.content h2');
  if (!heading) return [];
  const controls = [...document.querySelectorAll('article :is(a, button, summary, pre)')].filter(
    (control) =>
      control.checkVisibility() &&
      !control.closest('.examples') &&
      control.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return controls.length > limit ? [`${controls.length} controls come before its text`] : [];
}

/** Includes code and drawings. Runs in the browser. */
function manySizes(): string[] {
  const sizes = new Set<string>();
  const weights = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent!.trim() || !parent.checkVisibility()) continue;
    const { fontSize, fontWeight } = getComputedStyle(parent);
    sizes.add(fontSize);
    weights.add(fontWeight);
  }
  const list = (values: Set<string>) => [...values].sort().join(' ');
  return [
    ...(sizes.size > 8 ? [`sizes ${list(sizes)}`] : []),
    ...(weights.size > 3 ? [`weights ${list(weights)}`] : []),
  ];
}

test.each([
  ['entries have their first example', 'a phone', ENTRIES, PHONE, lateExample, 640],
  ['entries have their first example', 'a tablet', ENTRIES, TABLET, lateExample, 560],
  ['guides have their text', 'a phone', GUIDES, PHONE, lateText, 260],
  ['guides have their text', 'a desktop', GUIDES, DESKTOP, lateText, 260],
] as const)(
  '%s near the top on %s, after few controls in larger windows',
  async (_, __, paths, options, late, limit) => {
    const found = await problems(paths, options, async (page) => [
      ...(await page.evaluate(late, limit)),
      ...(options === PHONE ? [] : await page.evaluate(earlyControls, 14)),
    ]);
    expect(found).toEqual([]);
  },
);

test('pages use few sizes and weights of text', async () => {
  const paths = [...GUIDES, ...ENTRIES.slice(0, 20)];
  expect(await problems(paths, DESKTOP, (page) => page.evaluate(manySizes))).toEqual([]);
});

test('fingers can hit every control outside of text', async () => {
  const paths = [...GUIDES, ...ENTRIES];
  const found = await problems(paths, PHONE, (page) => page.evaluate(smallControls));
  expect([...new Set(found)]).toEqual([]);
});
