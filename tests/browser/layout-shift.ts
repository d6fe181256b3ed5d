import type { Page } from 'playwright-core';

interface LayoutShift {
  value: number;
  /** After a click or a key press, but not after scrolling. */
  hadRecentInput: boolean;
}

/** From the start of loading, without shifts after user input. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as unknown as LayoutShift;
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
