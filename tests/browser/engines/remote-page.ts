export interface RemotePage {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The value must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  perform(actions: InputSource[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** WebDriver, "actions". */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: Record<string, unknown>[];
}

export interface Engine {
  name: string;
  programs: readonly string[];
  packages: readonly string[];
  start(): Promise<RemotePage>;
}

/** WebDriver's code points for keys without a character. */
const SPECIAL_KEYS: Record<string, string> = {
  ...{ Control: '\uE009', Enter: '\uE007', Escape: '\uE00C' },
  ...{ ArrowRight: '\uE014', ArrowDown: '\uE015' },
};
const WAIT_MS = 10_000;

/** Arguments and results must be JSON. */
export async function run<Args extends unknown[], T>(
  page: RemotePage,
  call: (...args: Args) => T,
  ...args: Args
): Promise<T> {
  return (await page.evaluate(`(${String(call)})(...${JSON.stringify(args)})`)) as T;
}

export function waitFor<Args extends unknown[], T>(
  page: RemotePage,
  call: (...args: Args) => T,
  ...args: Args
): Promise<T> {
  return waitUpTo(WAIT_MS, page, call, ...args);
}

export async function waitUpTo<Args extends unknown[], T>(
  limit: number,
  page: RemotePage,
  call: (...args: Args) => T,
  ...args: Args
): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const value = await run(page, call, ...args);
    if (value) return value;
    if (Date.now() > end) throw new Error(`Timed out: ${String(call)} (${JSON.stringify(args)})`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** `k`, `Enter`, or a combination such as `Control+k`, one after the other. */
export async function press(page: RemotePage, ...combinations: string[]): Promise<void> {
  const actions = combinations.flatMap((combination) => {
    const keys = combination.split('+').map((key) => SPECIAL_KEYS[key] ?? key);
    return [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
  });
  await page.perform([{ type: 'key', id: 'keyboard', actions }]);
}

export async function click(page: RemotePage, selector: string): Promise<void> {
  const [x, y] = await waitFor(
    page,
    (wanted: string) => {
      const all = [...document.querySelectorAll<HTMLElement>(wanted)];
      const element = all.find((candidate) => candidate.getClientRects().length > 0);
      if (!element) return undefined;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    },
    selector,
  ).then((point) => point ?? [0, 0]);
  const button = 0;
  await page.perform([
    {
      ...{ type: 'pointer', id: 'mouse' },
      actions: [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button },
        { type: 'pointerUp', button },
      ],
    },
  ]);
}
