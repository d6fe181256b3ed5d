import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { randomFrom, seedFor } from '../fixtures/random';
import { openSite, watch } from './site';
import type { Site } from './site';
import { settle, visit } from './settle';

/** Guides and entries, and visits to each. `PAGES=all` tests 200 cases. */
const [PAGES, VISITS] = process.env['PAGES'] === 'all' ? [20, 2] : [3, 1];
/** Per visit: a reload, Back, Forward, Back from another site, and another reload. */
const GUIDE = '/guides/auth/row-level-security';
const WITH_TABS = '/guides/platform';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await watch(site, { viewport: { width: 1280, height: 800 } }));
});
afterAll(() => site.close());

function longest(folder: string): string[] {
  const files = readdirSync(join('public', folder), { recursive: true }) as string[];
  return files
    .filter((file) => file.endsWith('index.html'))
    .map((file) => ({ file, size: statSync(join('public', folder, file)).size }))
    .sort((a, b) => b.size - a.size)
    .map(({ file }) => `/${folder}/${file}`.replace(/\/index\.html$/, ''));
}

const seen = () =>
  page.evaluate(() => {
    const texts = document.querySelectorAll('main :is(h1, h2, h3, p, pre, li, td)');
    const first = [...texts].find((text) => {
      const { bottom, height } = text.getBoundingClientRect();
      return height > 0 && bottom > 60 && text.checkVisibility();
    });
    const top = first?.getBoundingClientRect().top ?? NaN;
    return { url: location.pathname + location.hash, text: first?.textContent.slice(0, 60), top };
  });
/** With the seed in the message. */
function expectPlace(place: Awaited<ReturnType<typeof seen>>, before: typeof place): void {
  const { top, ...rest } = place;
  const { top: topBefore, ...restBefore } = before;
  expect([SEED, rest]).toEqual([SEED, restBefore]);
  expect(Math.abs(top - topBefore)).toBeLessThan(1);
}
const scrollY = () => page.evaluate(() => window.scrollY);

/** Until entries have loaded and the URL has followed. */
async function scroll(distance: number): Promise<void> {
  await page.mouse.wheel(0, distance);
  await page.waitForTimeout(150);
  await settle(page);
  await page.waitForTimeout(100);
}

async function go(move: () => Promise<unknown>): Promise<void> {
  await move();
  await settle(page);
  await page.waitForTimeout(100);
}

async function leave(): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#menu nav ul a')];
    const others = links.filter((link) => link.pathname !== location.pathname);
    others[Math.floor(others.length / 2)]!.click();
  });
  await page.waitForURL((url) => url.pathname !== pathname);
  await settle(page);
}

const SEED = seedFor('Places');
const random = randomFrom(SEED);
const entries = longest('reference').filter((path) => /^\/reference\/\w+\/(?!start)/.test(path));
const paths = [
  ...longest('guides').slice(0, PAGES),
  ...Array.from({ length: PAGES }, () => entries[Math.floor(random() * entries.length)]!),
];
const VISITED = paths.flatMap((path) =>
  Array.from({ length: VISITS }, (_, index) => ({
    path,
    hasHash: (index + paths.indexOf(path)) % 2 === 1,
  })),
);

test.each(VISITED)('the reader returns to the same place on $path', async ({ path, hasHash }) => {
  await visit(page, site.url + path);
  if (hasHash) {
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('main h2[id]')].map(({ id }) => id),
    );
    const id = ids[Math.floor(random() * ids.length)];
    if (id) await visit(page, `${site.url}${path}#${id}`);
  }
  for (let step = 0; step < 3; step++) await scroll(100 + random() * 2000);
  const before = await seen();
  await go(() => page.reload({ waitUntil: 'load' }));
  expectPlace(await seen(), before);
  await leave();
  expect([SEED, await scrollY()]).toEqual([SEED, 0]);
  await scroll(300 + random() * 500);
  const other = await seen();
  await go(() => page.goBack());
  expectPlace(await seen(), before);
  await go(() => page.goForward());
  expectPlace(await seen(), other);
  await go(() => page.goBack());
  await page.goto('about:blank');
  await go(() => page.goBack());
  expectPlace(await seen(), before);
});

test('Back returns from a link to an anchor to where the link was', async () => {
  await visit(page, site.url + GUIDE);
  await scroll(700);
  const before = await seen();
  await go(() => page.locator('aside.contents a:visible').nth(4).click());
  const target = await seen();
  expect(target.url).toContain('#');
  await go(() => page.goBack());
  expectPlace(await seen(), before);
  await go(() => page.goForward());
  expectPlace(await seen(), target);
  await go(() => page.reload({ waitUntil: 'load' }));
  expectPlace(await seen(), target);
});

test('the end of an entry stays in place while the next entries load', async () => {
  await visit(page, `${site.url}/reference/javascript/eq`);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 20_000);
  await page.waitForFunction(() => document.querySelectorAll('main [data-entry]').length > 1);
  const before = await scrollY();
  await settle(page);
  await page.waitForTimeout(500);
  expect(await scrollY()).toBe(before);
  expect(await page.locator('main [data-entry]').count()).toBeLessThan(6);
});

test('a new visit to a page starts at the top and stays there', async () => {
  await visit(page, site.url + GUIDE);
  await scroll(4200);
  await page.goto('about:blank');
  await visit(page, site.url + GUIDE);
  expect(await scrollY()).toBe(0);
  await page.mouse.move(500, 500);
  await scroll(1);
  expect(await scrollY()).toBeLessThan(10);
});

describe('a heading in a tab that is not selected', () => {
  const HIDDEN = 'main [role=tabpanel][hidden] :is(h2, h3, h4)[id]';
  let id: string;
  beforeEach(async () => {
    await page.goto('about:blank');
    await visit(page, site.url + WITH_TABS);
    id = (await page.locator(HIDDEN).first().getAttribute('id'))!;
  });
  const expectShown = async () => {
    const heading = page.locator(`[id="${id}"]`);
    await heading.waitFor();
    const { top } = await heading.evaluate((element) => element.getBoundingClientRect());
    expect(top).toBeGreaterThan(50);
    expect(top).toBeLessThan(200);
  };

  test('is shown by a URL', async () => {
    await page.goto('about:blank');
    await visit(page, `${site.url}${WITH_TABS}#${id}`);
    await expectShown();
  });

  test('is shown by a link on the page', async () => {
    await page.evaluate((hash) => {
      const link = Object.assign(document.createElement('a'), {
        href: `#${hash}`,
        textContent: 'x',
      });
      document.querySelector('main article')!.append(link);
      link.click();
    }, id);
    await expectShown();
  });

  test('is shown by a hit of the search', async () => {
    const title = await page.locator(HIDDEN).first().textContent();
    await page.keyboard.press('/');
    await page.keyboard.type(title!.slice(0, 60));
    const hit = page.locator(`#search-dialog [role=option][href$="#${id}"]`);
    await hit.first().click();
    await expectShown();
  });

  test('is found by the text search of the browser', async () => {
    const panel = page.locator('main [role=tabpanel][hidden]').first();
    expect(await panel.getAttribute('hidden')).toBe('until-found');
    await panel.evaluate((element) =>
      element.dispatchEvent(new Event('beforematch', { bubbles: true })),
    );
    await page.locator(`[id="${id}"]`).waitFor();
  });
});

test('a text fragment in a URL wins over its anchor', async () => {
  await visit(page, site.url + GUIDE);
  const text = await page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll('main article p')];
    return paragraphs[40]!.textContent.split(' ').slice(0, 6).join(' ');
  });
  await page.goto('about:blank');
  const last = '#troubleshooting';
  await visit(page, `${site.url}${GUIDE}${last}:~:text=${encodeURIComponent(text)}`);
  const top = await page.evaluate((start) => {
    const paragraphs = [...document.querySelectorAll('main article p')];
    return paragraphs.find((p) => p.textContent.startsWith(start))!.getBoundingClientRect().top;
  }, text);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(800);
});

test('a copied heading contains nothing else', async () => {
  await visit(page, site.url + GUIDE);
  const [copied, expected] = await page.evaluate(() => {
    const heading = document.querySelector('main h2')!;
    getSelection()!.selectAllChildren(heading);
    return [getSelection()!.toString(), heading.textContent];
  });
  expect(copied.trim()).toBe(expected.trim());
  expect(copied).not.toContain('#');
});

test.each([GUIDE, WITH_TABS, '/guides/database/tables'])(
  'the list of sections marks the section that a link in it opens: %s',
  async (path) => {
    await visit(page, site.url + path);
    const links = await page.locator('aside.contents a').all();
    const wrong: string[] = [];
    for (const link of links) {
      await link.click();
      // Subsections don't unfold below the pointer.
      await page.mouse.move(0, 0);
      await page.waitForTimeout(100);
      if ((await link.getAttribute('aria-current')) !== 'true') {
        wrong.push((await link.textContent())!);
      }
    }
    expect(links.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  },
);

test.each(['/', GUIDE, WITH_TABS, '/reference/javascript/select', '/handbook/author-styleguide'])(
  'hydration keeps all IDs of %s, and adds none',
  async (path) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    const ids = () =>
      page.evaluate(() => {
        const names = ['id', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'for', 'name'];
        const all = document.querySelectorAll(names.map((name) => `#___gatsby [${name}]`).join());
        return [...all].map((element) => names.map((name) => element.getAttribute(name)).join(' '));
      });
    const before = await ids();
    release();
    await settle(page);
    // React's IDs are in its props. Elements of the built page would stay.
    const reactIds = await page.evaluate(() => {
      const found: string[] = [];
      for (const element of document.querySelectorAll('#___gatsby [id]')) {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
        const props = key && (element as unknown as Record<string, { id?: string }>)[key];
        if (props && props.id !== undefined && props.id !== element.id) found.push(props.id);
      }
      return found;
    });
    expect(reactIds).toEqual([]);
    expect(await ids()).toEqual(before);
    await page.unroute('**/*.js');
  },
);
