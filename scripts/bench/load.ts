/** `npm run bench:load`: see docs/benchmarks.md. */
import { parseArgs } from 'node:util';
import { measureActions } from './measure-action';
import { measureLoads } from './measure-load';
import { servePages } from './pages';
import { PEERS } from './peers';

/** Readers often open these first. */
const PATHS = ['', '/guides/auth/row-level-security', '/reference/javascript/select'];

const { values } = parseArgs({
  options: {
    own: { type: 'boolean', default: false },
    times: { type: 'string', default: '7' },
  },
});

void servePages(values.own ? [] : PEERS, PATHS, async (browser, pages) => {
  const generated = pages.slice(0, -PATHS.length);
  console.log('First action: the median and the slowest time until its result is usable, in ms');
  console.table(await measureActions(browser, generated, [1000], 3));
  console.log('Loads: medians until 3 s after the load event');
  console.table(await measureLoads(browser, pages, Number(values.times)));
});
