import type { Page } from 'playwright-core';

interface LayoutShift {
  value: number;
  /** After a click or a key press, but not after scrolling. */
  hadRecentInput: boolean;
  sources: { node?: Node | null }[];
}

/**
 * From the start of loading, without shifts after user input, and within the list of sections, which unfolds the
 * current one while the reader scrolls.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput, sources } = entry as unknown as LayoutShift;
            const isInList = ({ node }: { node?: Node | null }) =>
              node?.parentElement?.closest('aside.contents');
            if (!hadRecentInput && !sources.every(isInList)) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
