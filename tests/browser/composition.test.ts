import type { Page } from 'playwright-core';
import { PRODUCT_MENU } from '../../src/lib/strings/frame';
import { DESKTOP, longest, PHONE, smallControls, TABLET } from './measured-pages';
import { pressRun } from './run/run-button';
import { openSite, watch } from './site';
import type { Site } from './site';
import { layoutShift } from './layout-shift';
import { settle, visit } from './settle';

// Readers must find the example, the text, and the controls at a glance.

const IS_ALL = process.env['PAGES'] === 'all';
const LARGE = { viewport: { width: 1920, height: 1080 } };

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

// Pages of older versions start with a notice.
const SELECT = '/reference/javascript/select';
const ENTRIES = [
  ...[SELECT, '/reference/javascript/sign-up'],
  ...['/reference/dart/select', '/reference/python/select', '/reference/cli/supabase-db-push'],
  ...(IS_ALL ? longest('reference', 300) : []),
];
const GUIDES_WITH_CODE = [
  ...['/guides/with-nextjs', '/guides/auth/row-level-security', '/guides/auth/overview'],
  ...['/guides/database', '/guides/getting-started', '/guides/functions', '/guides/realtime'],
  // Its files have lines of up to 100 characters.
  '/guides/getting-started/tutorials/with-nextjs',
];
const GUIDES = longest('guides', IS_ALL ? 20 : 5);
const LOOKUPS = [
  '/reference/javascript/v1-to-v2',
  '/reference/errors/auth',
  '/reference/cli/config',
];

async function problems(
  paths: readonly string[],
  options: Parameters<typeof watch>[1],
  find: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const { page, context } = await watch(site, options);
  const found: string[] = [];
  for (const path of paths) {
    await visit(page, `${site.url}${path}`);
    found.push(...(await find(page)).map((problem) => `${path}: ${problem}`));
  }
  await context.close();
  return found;
}

test.each([
  ['a phone', PHONE, 640],
  ['a tablet', TABLET, 560],
  ['a desktop', DESKTOP, 400],
])('on %s, the first example of an entry is near the top', async (_, options, limit) => {
  const found = await problems(ENTRIES, options, (page) =>
    page.evaluate((limit) => {
      const example = document.querySelector('.examples .code-block');
      const top = example ? example.getBoundingClientRect().top + scrollY : 0;
      return top > limit ? [`${Math.round(top)} px`] : [];
    }, limit),
  );
  expect(found).toEqual([]);
});

test('a reader of an entry passes few controls before the parameters', async () => {
  const found = await problems([SELECT], DESKTOP, (page) =>
    page.evaluate(() => {
      const heading = document.querySelector('.details h2')!;
      const controls = [...document.querySelectorAll('.head *, .details *')].filter(
        (control) =>
          control.matches('a, button, summary, pre') &&
          control.checkVisibility() &&
          control.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return controls.length > 14 ? [`${controls.length} controls`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  'on %s, the title of the menu opens the products or the references, which are in the window',
  async (_, options) => {
    const found = await problems(['/guides/auth/overview', SELECT], options, async (page) => {
      const open = page.locator('header .open');
      if (await open.isVisible()) await open.click();
      await page.locator('#menu [data-dropdown] summary').first().click();
      const isReference = page.url().includes('/reference/');
      const { length } = PRODUCT_MENU[isReference ? 'references' : 'products'];
      return page.evaluate((count) => {
        const links = [...document.querySelectorAll('#menu [data-dropdown][open] a')];
        const hidden = links.filter((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
          return (
            !isInside || !link.contains(document.elementFromPoint(left + 8, (top + bottom) / 2))
          );
        });
        return [
          ...(links.length === count ? [] : [`${links.length} areas`]),
          ...hidden.map(({ textContent }) => `${textContent} is hidden`),
        ];
      }, length);
    });
    expect(found).toEqual([]);
  },
);

test('an entry says what it takes, what it returns, and how it fails, before the notes', async () => {
  const found = await problems(['/reference/javascript/sign-up'], DESKTOP, (page) =>
    page.evaluate(() => [...document.querySelectorAll('.details h2')].map(({ id }) => id)),
  );
  const order = ['parameters', 'returns', 'errors', 'notes'];
  expect(found).toEqual(order.map((id) => `/reference/javascript/sign-up: ${id}`));
});

test.each([
  ['a phone', PHONE, 260, 560],
  ['a desktop', DESKTOP, 260, 400],
])('on %s, the text of a guide and its first section start near the top', async (...row) => {
  const [, options, textLimit, sectionLimit] = row;
  const paths = [
    ...['/guides/auth/row-level-security', '/guides/database', '/guides/storage'],
    ...['/guides/with-nextjs', '/guides/getting-started/tutorials/with-nextjs'],
  ];
  const found = await problems(paths, options, (page) =>
    page.evaluate(
      (limits) =>
        limits.flatMap(([selector, limit]) => {
          const { top } = document.querySelector(selector)!.getBoundingClientRect();
          return top > limit ? [`${selector} is at ${Math.round(top)} px`] : [];
        }),
      [
        ['main .lead', textLimit],
        ['main .content h2', sectionLimit],
      ] as [string, number][],
    ),
  );
  expect(found).toEqual([]);
});

test('on a phone, the title and the sections of the page stay within reach', async () => {
  const found = await problems(['/guides/auth/row-level-security', SELECT], PHONE, async (page) => {
    const title = (await page.locator('h1').first().textContent())!;
    await page.evaluate(() => scrollTo(0, 1600));
    // Some browsers hide the bar on the way down.
    await page.evaluate(() => scrollBy(0, -100));
    await page.waitForTimeout(300);
    return page.evaluate((title) => {
      const bar = document.elementFromPoint(innerWidth / 2, 82)?.closest('.page-bar');
      if (!bar) return ['no bar'];
      const { top, height } = bar.getBoundingClientRect();
      return [
        ...(top === 60 && height === 44 ? [] : [`the bar is at ${top} px, and ${height} px high`]),
        ...(bar.textContent.includes(title) ? [] : ['no title']),
      ];
    }, title);
  });
  expect(found).toEqual([]);
});

test('few code blocks need to scroll sideways on a desktop', async () => {
  const counts: number[] = [];
  await problems([...GUIDES_WITH_CODE, ...ENTRIES], DESKTOP, async (page) => {
    counts.push(
      ...(await page.evaluate(() => {
        const blocks = [...document.querySelectorAll('main .code-block > pre')];
        return blocks
          .filter((block) => block.checkVisibility())
          .map(({ scrollWidth, clientWidth }) => Number(scrollWidth > clientWidth));
      })),
    );
    return [];
  });
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  expect(counts.length).toBeGreaterThan(20);
  expect(share).toBeLessThanOrEqual(0.2);
});

test('on a phone, drawings show all of it', async () => {
  const paths = [
    ...['/guides/getting-started/architecture', '/guides/auth/overview', '/guides/storage'],
    ...['/guides/database/triggers', '/guides/resources/glossary', '/guides/functions'],
  ];
  const found = await problems(paths, PHONE, (page) =>
    page.evaluate(() => {
      const drawings = [...document.querySelectorAll('main [role=img]:has(svg)')];
      if (drawings.length === 0) return ['no drawing'];
      return drawings.flatMap(({ scrollWidth, clientWidth }) =>
        scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth} px`] : [],
      );
    }),
  );
  expect(found).toEqual([]);
});

test('fingers can hit every control outside of text', async () => {
  const paths = ['/', GUIDES[0]!, SELECT, '/reference/errors/auth'];
  const found = await problems(paths, PHONE, async (page) => {
    const inPage = await page.evaluate(smallControls);
    await page.locator('header .open').click();
    return [...inPage, ...(await page.evaluate(smallControls))];
  });
  expect([...new Set(found)]).toEqual([]);
});

test('the response of a run takes the place of the same documented one until it is closed', async () => {
  const { page, context } = await watch(site, DESKTOP);
  await visit(page, site.url + SELECT);
  const example = page.locator('.examples [data-active=true] > .content');
  const documented = example.locator('> [data-response]');
  expect(await documented.isVisible()).toBe(true);
  await pressRun(page, (await example.locator('[data-run]').getAttribute('data-run'))!);
  expect(await example.locator('.run-output').getByRole('table').isVisible()).toBe(true);
  expect(await documented.isVisible()).toBe(false);
  await example.getByRole('button', { name: 'Close' }).click();
  expect(await documented.isVisible()).toBe(true);
  await context.close();
});

test('the list of contents shows where the reader is', async () => {
  const found = await problems(GUIDES, DESKTOP, async (page) => {
    const hidden: string[] = [];
    for (let part = 0; part < 10; part++) {
      await page.evaluate((part) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        scrollTo(0, ((scrollHeight - clientHeight) * part) / 9);
      }, part);
      await settle(page);
      await page.waitForTimeout(200);
      const problem = await page.evaluate(() => {
        const box = document.querySelector('aside.contents')!.getBoundingClientRect();
        const current = document.querySelector('aside.contents [aria-current]');
        if (!current) return 'no current entry';
        const { top, bottom } = current.getBoundingClientRect();
        return top < box.top - 1 || bottom > box.bottom + 1 ? current.textContent : '';
      });
      if (problem) hidden.push(`${problem} at ${part}/9`);
    }
    return hidden;
  });
  expect(found).toEqual([]);
});

test('on a phone, tables of texts are lists of rows, and no word of code is broken', async () => {
  const paths = [...LOOKUPS, '/guides/auth/row-level-security'];
  const found = await problems(paths, PHONE, (page) =>
    page.evaluate(() => {
      const wide = [...document.querySelectorAll('main table')].filter(
        ({ scrollWidth, parentElement }) => scrollWidth > parentElement!.clientWidth,
      );
      const codes = [...document.querySelectorAll('main td code, main th code')];
      const broken = codes.filter((code) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { index, 0: word } of node.textContent!.matchAll(/[a-z]{2,}/gi)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const { height } = range.getBoundingClientRect();
            if (height > 1.5 * parseFloat(getComputedStyle(code).lineHeight)) return true;
          }
        }
        return false;
      });
      return [
        ...wide.map(({ textContent }) => `a wide table: ${textContent.slice(0, 40)}`),
        ...broken.map(({ textContent }) => textContent),
      ];
    }),
  );
  expect(found).toEqual([]);
});

test.each([
  ['a phone', PHONE],
  ['a tablet', TABLET],
  ['a desktop', DESKTOP],
])('on %s, a signature is complete, and no button covers it', async (_, options) => {
  const found = await problems(ENTRIES, options, (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('.signature .code-block')].flatMap((block) => {
        const { scrollWidth, clientWidth } = block.querySelector('pre')!;
        const range = document.createRange();
        range.selectNodeContents(block.querySelector('code')!);
        const controls = block.querySelectorAll('figcaption :is(button, summary)');
        const covered = [...controls].filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return (
            control.checkVisibility() &&
            [...range.getClientRects()].some(
              (line) =>
                line.width > 0 &&
                line.right > left &&
                line.left < right &&
                line.bottom > top &&
                line.top < bottom,
            )
          );
        });
        return [
          ...(scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth} px`] : []),
          ...(covered.length > 0 ? [`${covered.length} buttons cover it`] : []),
        ];
      }),
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['in the bar of a small laptop', TABLET, 'header'],
  ['in the bar of a desktop', DESKTOP, 'header'],
  ['in the menu of a phone', PHONE, '#menu'],
  ['in the menu of a tablet', { viewport: { width: 768, height: 1024 } }, '#menu'],
])('the sections of the site are %s', async (_, options, place) => {
  const found = await problems(['/guides/auth/row-level-security'], options, async (page) => {
    const open = page.locator('header .open');
    if (await open.isVisible()) await open.click();
    await page.waitForTimeout(300);
    return page.evaluate((place) => {
      const links = [...document.querySelectorAll(`${place} nav[aria-label^=Sections] a`)];
      const hidden = links.filter((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const [first, last] = [left + 2, right - 2].map((x) =>
          document.elementFromPoint(x, (top + bottom) / 2),
        );
        return first !== link || last !== link;
      });
      const isWide = document.documentElement.scrollWidth > innerWidth;
      const rows = new Set(links.map((link) => link.getBoundingClientRect().top)).size;
      return [
        ...(links.length < 5 ? [`${links.length} sections`] : []),
        ...(isWide ? ['the page scrolls sideways'] : []),
        ...(place === 'header' && rows > 1 ? [`${rows} rows`] : []),
        ...hidden.map(({ textContent }) => `${textContent} is hidden`),
      ];
    }, place);
  });
  expect(found).toEqual([]);
});

test.each([
  ['a desktop', DESKTOP],
  ['a large screen', LARGE],
])('on %s, all guides have the same columns', async (_, options) => {
  const paths = [
    ...['/guides/with-nextjs', '/guides/auth/row-level-security', '/handbook/playground'],
    ...['/reference/errors/auth', '/reference/javascript/v1-to-v2'],
  ];
  const columns = new Set<string>();
  await problems(paths, options, async (page) => {
    const sizes = await page.evaluate(() =>
      ['main article', 'aside.contents'].map((selector) => {
        const { left, width } = document.querySelector(selector)!.getBoundingClientRect();
        return `${selector} ${Math.round(left)}+${Math.round(width)}`;
      }),
    );
    columns.add(sizes.join(', '));
    return [];
  });
  expect([...columns]).toHaveLength(1);
});

test('on a large screen, the logo is in line with the menu', async () => {
  const found = await problems(['/', SELECT], LARGE, (page) =>
    page.evaluate(() => {
      const { left } = document.querySelector('header .brand')!.getBoundingClientRect();
      const nav = document.querySelector('#menu > nav')!;
      const edge = nav.getBoundingClientRect().left + parseFloat(getComputedStyle(nav).paddingLeft);
      return Math.abs(left - edge) > 1 ? [`${left} px, but the menu is at ${edge} px`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test('if examples are higher than the window, they fade at its bottom', async () => {
  const low = { viewport: { width: 1440, height: 600 } };
  const found = await problems(['/reference/python/sign-up'], low, (page) =>
    page.evaluate(() => {
      const box = document.querySelector('.examples > div')!;
      const { bottom } = box.getBoundingClientRect();
      const { position, backgroundImage } = getComputedStyle(box, '::after');
      return [
        ...(box.scrollHeight > box.clientHeight ? [] : ['it fits']),
        ...(Math.abs(bottom - innerHeight) > 1 ? [`its bottom is at ${bottom} px`] : []),
        ...(position === 'sticky' && backgroundImage.includes('gradient') ? [] : ['no fade']),
      ];
    }),
  );
  expect(found).toEqual([]);
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s, search starts with popular pages, in line with its field', async (_, options) => {
  const found = await problems([SELECT], options, async (page) => {
    await page.locator('#search').click();
    await page.locator('#search-dialog .popular').waitFor();
    return page.evaluate(() => {
      const [lens, label, icon, note] = [
        '.lens',
        '.popular .group',
        '.popular .icon',
        '.empty',
      ].map((selector) => {
        const element = document.querySelector(`#search-dialog ${selector}`)!;
        const { paddingLeft } = getComputedStyle(element);
        const { left, top } = element.getBoundingClientRect();
        return { left: Math.round(left + parseFloat(paddingLeft)), top };
      });
      const edges = [lens, label, icon, note].map((part) => part!.left);
      return [
        ...(new Set(edges).size > 1 ? [`the edges are at ${edges.join(', ')} px`] : []),
        ...(note!.top < icon!.top ? ['the popular pages are below'] : []),
      ];
    });
  });
  expect(found).toEqual([]);
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s, nothing moves on the page for an unknown URL', async (_, options) => {
  const { page, context } = await watch(site, options);
  for (const path of ['/xyzzy/plugh', '/guides/auth/row-levl-security']) {
    await visit(page, `${site.url}${path}`);
    await page.waitForTimeout(1000);
    expect(await layoutShift(page)).toBeLessThan(0.005);
  }
  await context.close();
});

test.each([
  ['a tablet', TABLET],
  ['a desktop', DESKTOP],
])('on %s, every name of a framework has the same space around it', async (_, options) => {
  const found = await problems(['/'], options, (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main .card-title:not(:has(+ *))')].flatMap((title) => {
        const { left, right } = title.parentElement!.getBoundingClientRect();
        const before = title.getBoundingClientRect().left - left;
        const range = document.createRange();
        range.selectNodeContents(title);
        const after = right - range.getBoundingClientRect().right;
        return after < before - 0.5 ? [`${title.textContent}: ${after} after ${before} px`] : [];
      }),
    ),
  );
  expect(found).toEqual([]);
});

test('on a phone, the list of changes between versions is at most 9,000 px long', async () => {
  const found = await problems([LOOKUPS[0]!], PHONE, async (page) => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    return height > 9000 ? [`${height} px`] : [];
  });
  expect(found).toEqual([]);
});

test.each(['/', '/guides/database', SELECT])(
  '%s uses few sizes and weights of text',
  async (path) => {
    const found = await problems([path], DESKTOP, (page) =>
      page.evaluate(() => {
        const sizes = new Set<string>();
        const weights = new Set<string>();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement!;
          if (
            !node.textContent!.trim() ||
            !parent.checkVisibility() ||
            parent.closest('code, kbd')
          ) {
            continue;
          }
          const { fontSize, fontWeight } = getComputedStyle(parent);
          sizes.add(fontSize);
          weights.add(fontWeight);
        }
        const list = (values: Set<string>) => [...values].sort().join(' ');
        return [
          ...(sizes.size > 8 ? [list(sizes)] : []),
          ...(weights.size > 3 ? [list(weights)] : []),
        ];
      }),
    );
    expect(found).toEqual([]);
  },
);
