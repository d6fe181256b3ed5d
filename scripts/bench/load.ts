/**
 * Measures page loads: `npm run bench:load`. Loads the same generated guide in this site,
 * Starlight, and Docusaurus, and pages of this site, on a slow phone (see `measure-load`). Also
 * measures the first action on the guide one second after it loads (see `measure-action`). Needs a
 * built site in `public/`.
 *
 * `--own` only measures this site. `--times` sets the number of loads per page.
 */
import { parseArgs } from 'node:util';
import { measureActions } from './measure-action';
import { measureLoads } from './measure-load';
import { servePages } from './pages';
import { PEERS } from './peers';

/** Kinds of pages that readers often open first. */
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
