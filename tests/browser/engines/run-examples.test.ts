import { builtExamples } from '../run/engine-page';
import { inEachBrowser } from './each-browser';
import { click, run, waitUpTo } from './remote-page';

jest.setTimeout(240_000);

/** Loads the engine. */
const FIRST_RUN_MS = 120_000;

const examples = builtExamples();
const firstOn = (path: string) => {
  const { id } = examples.find(({ page, after }) => page === path && after.length === 0)!;
  return `${path}#${id}`;
};

inEachBrowser((browser) => {
  browser.test.each([
    ['SQL', '/guides/auth/row-level-security'],
    ['JavaScript', '/reference/javascript/select'],
  ])('runs an example in %s', async (__, path) => {
    const example = firstOn(path);
    const block = `[data-run="${example}"]`;
    await browser.open(path);
    await click(browser.page, `${block} .run button`);
    const status = await waitUpTo(
      FIRST_RUN_MS,
      browser.page,
      (selector: string) => {
        const result = document.querySelector(`${selector} .run-result`);
        const isDone = result?.querySelector('.status-mark svg.line');
        return isDone && result?.querySelector('.status-text')?.textContent;
      },
      block,
    );
    expect(status).toMatch(/^\d+ ms$|^\d+\.\d s$/);
    const failures = await run(
      browser.page,
      (selector: string) => document.querySelectorAll(`${selector} [data-failed=true]`).length,
      block,
    );
    expect(failures).toBe(0);
    expect(await browser.problems()).toEqual([]);
  });
});
