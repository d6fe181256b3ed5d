import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { median, openPhone } from './measure-load';

/** By a selector, and by the accessible name if other elements match it. */
const CONTROLS = {
  search: ['#search'],
  menu: ['header :is(a, button)', 'Menu'],
  close: ['#menu :is(a, button)', 'Close'],
  copy: ['button', 'Copy'],
};

const ACTIONS = {
  search: 'Tap search',
  menu: 'Tap Menu',
  tab: 'Tap a tab',
  copy: 'Tap Copy',
  key: 'Press the search key',
};
type Action = keyof typeof ACTIONS;

/** In ms. An action without an effect counts with it. */
const LIMIT = 10_000;
/** In ms, until the result reacts to the next input. */
const REACTION = 3000;

/** In ms, from an input to its usable result. */
interface Outcome {
  ms: number;
  problem?: 'no effect' | 'loses typed text' | 'stuck';
}

/** In ms, between the load event and the action. */
const WAITS = [500, 1000, 3000];

/**
 * Measures the first action as the reader notices it: from the input to its usable result, on a
 * page that was just loaded on a slow phone with an empty cache. Returns a row per action.
 */
export async function measureActions(
  browser: Browser,
  url: string,
  times: number,
): Promise<Record<string, Record<string, string>>> {
  const table: Record<string, Record<string, string>> = {};
  for (const [action, label] of Object.entries(ACTIONS)) {
    const row: Record<string, string> = (table[label] = {});
    for (const wait of WAITS) {
      const outcomes: Outcome[] = [];
      for (let run = 0; run < times; run++) {
        const outcome = await act(browser, url, action as Action, wait);
        if (outcome) outcomes.push(outcome);
      }
      row[`after ${wait / 1000} s`] = summary(outcomes);
    }
  }
  return table;
}

/**
 * Median, slowest time, and problems: "210 (10000), no effect 1x". Without outcomes, the page lacks
 * the control.
 */
function summary(outcomes: readonly Outcome[]): string {
  if (outcomes.length === 0) return 'none';
  const times = outcomes.map(({ ms }) => Math.round(ms));
  const problems = outcomes.flatMap(({ problem }) => problem ?? []);
  const count = (name: string) => problems.filter((problem) => problem === name).length;
  const counts = [...new Set(problems)].map((name) => `${name} ${count(name)}x`);
  return [`${median(times)} (${Math.max(...times)})`, ...counts].join(', ');
}

async function act(
  browser: Browser,
  url: string,
  action: Action,
  wait: number,
): Promise<Outcome | undefined> {
  const { context, page } = await openPhone(browser);
  try {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(WATCH);
    await page.goto(url, { waitUntil: 'load' });
    const loaded = performance.now();
    const aim = page.evaluate((wanted) => window.watch!.aim(wanted), action);
    const point = await inTime(aim, wait + LIMIT);
    if (!point) return undefined;
    // The reader also waits for a control that appears late.
    const late = performance.now() - loaded - wait;
    await sleep(Math.max(0, -late));
    if (action === 'key') await page.keyboard.press('/');
    else await page.touchscreen.tap(...point);
    const ms = await inTime(
      page.evaluate(() => window.watch!.done),
      LIMIT,
    );
    if (ms === undefined) return { ms: LIMIT, problem: 'no effect' };
    const problem = await followUp(page, action);
    return { ms: ms + Math.max(0, late), ...(problem && { problem }) };
  } finally {
    await context.close();
  }
}

async function followUp(page: Page, action: Action): Promise<Outcome['problem']> {
  if (action === 'search' || action === 'key') {
    await page.keyboard.type('row');
    const typed = page.waitForFunction(() => window.watch!.typed() === 'row');
    return (await inTime(typed, REACTION)) ? undefined : 'loses typed text';
  }
  if (action === 'menu') {
    const point = await page.evaluate(() => window.watch!.closeButton());
    if (point) await page.touchscreen.tap(...point);
    const closed = page.waitForFunction(() => !window.watch!.isDone());
    return (await inTime(closed, REACTION)) ? undefined : 'stuck';
  }
  return undefined;
}

function inTime<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  return Promise.race([promise, sleep(ms, undefined, { ref: false })]);
}

type Point = [x: number, y: number];

declare global {
  interface Window {
    watch?: {
      /** Resolves with the center of the visible control. */
      aim(action: Action): Promise<Point>;
      /** From the first input to the usable result. */
      done: Promise<number>;
      isDone(): boolean;
      typed(): string;
      closeButton(): Point | undefined;
    };
  }
}

/**
 * Runs before the page's code, as a string because TypeScript's helpers don't exist there. The time
 * starts when the browser receives the input, so it includes the page's delay in handling it.
 */
const WATCH = `{
  const controls = ${JSON.stringify(CONTROLS)};
  let action;
  const isVisible = (element, checkOpacity = true) =>
    element.getBoundingClientRect().width > 0 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: checkOpacity });
  const isInView = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return isVisible(element) && left >= 0 && right <= innerWidth && top < innerHeight && bottom > 0;
  };
  const name = (element) => element.ariaLabel || element.textContent.trim() || element.title;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const find = ([selector, expected], root) =>
    all(selector, root).find(
      (element) => isVisible(element, false) && (!expected || name(element) === expected),
    );
  const center = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const isOnTop = (element) => element.contains(document.elementFromPoint(...center(element)));
  const secondTab = () =>
    all('[role=tablist]')
      .map((list) => all('[role=tab]', list)[1])
      .find((tab) => tab && isVisible(tab));
  const block = () => all('figure:has(pre)').find((block) => find([controls.copy[0]], block));
  const targets = {
    search: () => find(controls.search),
    key: () => document.body,
    menu: () => find(controls.menu),
    tab: secondTab,
    copy: () => block() && find(controls.copy, block()),
  };
  const isSearchOpen = () => {
    const field = document.activeElement;
    return field?.matches(':is(dialog[open], [role=dialog]) input') && isInView(field);
  };
  const conditions = {
    search: isSearchOpen,
    key: isSearchOpen,
    menu: () => {
      const drawer = document.querySelector('#menu');
      return drawer && isInView(drawer) && all('a', drawer).some(isOnTop);
    },
    tab: () => {
      let box = secondTab();
      while (box && !box.querySelector('[role=tabpanel]')) box = box.parentElement;
      if (!box) return false;
      const panels = all(':scope > [role=tabpanel], :scope > * > [role=tabpanel]', box);
      // A panel that's hidden until it's found has a box, but its content isn't visible.
      const isShown = (panel) => [...panel.children].some((child) => isVisible(child));
      return panels.every((panel, index) => isShown(panel) === (index === 1));
    },
    copy: () => {
      const elements = block() ? all('*:not(pre, pre *)', block()) : [];
      const label = (element) => element.dataset.result ?? name(element);
      return elements.some((element) => /^copied/i.test(label(element)) && isVisible(element));
    },
  };
  const onInput = Promise.withResolvers();
  addEventListener('pointerdown', ({ timeStamp }) => onInput.resolve(timeStamp), true);
  addEventListener(
    'keydown',
    ({ timeStamp }) => onInput.resolve(timeStamp),
    true,
  );
  const until = (condition) =>
    new Promise((resolve) => {
      const check = () => {
        const result = condition();
        if (result) resolve(result);
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    });
  window.watch = {
    async aim(wanted) {
      action = wanted;
      const target = await until(targets[action]);
      if (action !== 'key' && !isOnTop(target)) {
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      return center(target);
    },
    done: onInput.promise.then(async (start) => {
      await until(conditions[action]);
      return performance.now() - start;
    }),
    isDone: () => Boolean(conditions[action]()),
    typed: () => document.activeElement.value,
    closeButton() {
      const button = find(controls.close);
      return button && center(button);
    },
  };
}`;
