import type { Page } from 'playwright-core';
import { visitsAllPages } from '../../fixtures/pages-to-test';
import { randomFrom, seedFor } from '../../fixtures/random';
import { openSite, watch } from '../site';
import type { Site } from '../site';
import { settle, visit } from '../settle';
import { box, dialog } from './overlay';

/** `npm run test:all` runs more. */
const WALKS = visitsAllPages() ? 200 : 50;
const STEPS = 5;
const QUERIES = ['row level', 'select', 'sign up', 'zzqqxx', ' '];
const SCREENS: Record<string, string> = { zzqqxx: 'none', ' ': 'start', '': 'start' };

/** URLs, newest first. */
interface State {
  isOpen: boolean;
  text: string;
  screen: 'start' | 'hits' | 'none' | 'error' | '';
  active: number;
  /** The rows belong to an earlier query. */
  isStale: boolean;
  recent: string[];
  favorite: string[];
}

type Expected = Partial<State>;

const CLOSED: Expected = { isOpen: false, text: '', screen: '' };
const OPENED: Expected = { isOpen: true, text: '', screen: 'start' };

function readState(): State & { hrefs: string[] } {
  const dialog = document.querySelector('dialog[open]');
  const rows = [...(dialog?.querySelectorAll('[role=option]') ?? [])];
  const list = (name: string): string[] =>
    (
      JSON.parse(localStorage.getItem(`__DOCSEARCH_${name}_SEARCHES__docs`) ?? '[]') as {
        url: string;
      }[]
    ).map(({ url }) => url);
  const text = dialog?.querySelector('.body')?.textContent ?? '';
  const has = (selector: string) => dialog?.querySelector(selector) != null;
  const screen = () => {
    if (has('.stored, .empty')) return 'start';
    if (/No results for/.test(text)) return 'none';
    return /Unable to fetch/.test(text) ? 'error' : 'hits';
  };
  return {
    isOpen: dialog !== null,
    text: dialog?.querySelector('input')?.value ?? '',
    screen: dialog ? screen() : '',
    active: rows.findIndex((row) => row.getAttribute('aria-selected') === 'true'),
    isStale: has('[aria-busy=true]'),
    recent: list('RECENT'),
    favorite: list('FAVORITE'),
    hrefs: rows.map((row) => row.getAttribute('href') ?? ''),
  };
}

type Step = [name: string, act: () => Promise<unknown>, expected: Expected];

function steps(page: Page, state: ReturnType<typeof readState>, random: () => number): Step[] {
  const { recent, favorite, hrefs, active, screen } = state;
  const lists = { recent, favorite };
  const press = (key: string) => () => page.keyboard.press(key);
  if (!state.isOpen) {
    return [
      ['open by keys', press('Control+k'), { ...OPENED, ...lists }],
      ['open by slash', press('/'), { ...OPENED, ...lists }],
      ['open by button', () => page.locator('#search').click(), { ...OPENED, ...lists }],
    ];
  }
  const query = QUERIES[Math.floor(random() * QUERIES.length)]!;
  const known: Step[] = [
    ['Escape', press('Escape'), { ...CLOSED, ...lists }],
    ['Control+k', press('Control+k'), { ...CLOSED, ...lists }],
    ['backdrop', () => page.mouse.click(5, 500), { ...CLOSED, ...lists }],
    [
      `type "${query}"`,
      () => page.getByRole('combobox', { name: 'Search docs' }).fill(query),
      {
        isOpen: true,
        isStale: false,
        text: query,
        screen: (SCREENS[query] ?? 'hits') as State['screen'],
        ...(SCREENS[query] ? {} : { active: query === state.text ? active : 0 }),
        ...lists,
      },
    ],
  ];
  if (hrefs.length > 0) {
    const move = (step: number): Expected => ({
      active: (active + step + hrefs.length) % hrefs.length,
      screen,
      ...lists,
    });
    known.push(['down', press('ArrowDown'), move(1)], ['up', press('ArrowUp'), move(-1)]);
    known.push(['Enter', press('Enter'), CLOSED]);
  }
  if (screen === 'start' && recent.length > 0) {
    const [first = '', ...rest] = recent;
    const kept = [first, ...favorite].slice(0, 10);
    known.push([
      'promote',
      () => page.getByTitle('Save this search').first().click(),
      { recent: rest.slice(0, 4), favorite: kept, isOpen: true },
    ]);
    known.push([
      'forget',
      () => page.getByTitle('Remove this search from history').first().click(),
      { recent: rest, favorite, isOpen: true },
    ]);
  }
  if (screen === 'start' && favorite.length > 0) {
    known.push([
      'forget a favorite',
      () => page.getByTitle('Remove this search from favorites').first().click(),
      { favorite: favorite.slice(1), recent, isOpen: true },
    ]);
  }
  return known;
}

function differences(expected: Expected, state: State): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(state[name as keyof State]))
    .map(
      ([name, value]) =>
        `${name}: ${JSON.stringify(state[name as keyof State])}, not ${JSON.stringify(value)}`,
    );
}

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('random walks through the overlay match the model', async () => {
  const seed = seedFor('Random walks through the search overlay');
  const random = randomFrom(seed);
  const { page, errors } = await watch(site);
  await visit(page, `${site.url}/guides/auth/row-level-security`);
  // Rows only stay the same during a walk once the entire index is loaded.
  await page.keyboard.press('/');
  for (const query of QUERIES) {
    await box(page).fill(query);
    await page.waitForTimeout(300);
  }
  await settle(page);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  for (let walk = 0; walk < WALKS; walk++) {
    const path: string[] = [];
    for (let step = 0; step < STEPS; step++) {
      const before = await page.evaluate(readState);
      const possible = steps(page, before, random);
      const [name, act, expected] = possible[Math.floor(random() * possible.length)]!;
      path.push(name);
      const target = before.hrefs[before.active];
      await act();
      let wrong: string[] = [];
      for (let tries = 0; tries < 100; tries++) {
        wrong = differences(expected, await page.evaluate(readState));
        if (wrong.length === 0) break;
        await page.waitForTimeout(20);
      }
      expect({ seed, walk, path, wrong }).toEqual({ seed, walk, path, wrong: [] });
      if (name === 'Enter') {
        const isThere = (href: string) => location.pathname + location.hash === href;
        await page.waitForFunction(isThere, target!).catch(() => undefined);
        const url = page.url().slice(new URL(site.url).origin.length);
        expect({ seed, walk, path, url }).toEqual({ seed, walk, path, url: target });
        // Until the new page's search button is ready.
        await page.waitForTimeout(150);
        const { recent, favorite } = await page.evaluate(readState);
        const [opened] = target!.split('#');
        const stored = [...recent, ...favorite].map((url) => `/docs${url}`);
        expect(stored.some((url) => url.startsWith(opened!))).toBe(true);
      }
      const { recent, favorite } = await page.evaluate(readState);
      expect(recent.length).toBeLessThanOrEqual(favorite.length > 0 ? 4 : 7);
      expect(favorite.length).toBeLessThanOrEqual(10);
    }
  }
  expect(errors).toEqual([]);
}, 240_000);
