import { SectionIndex } from '../../src/search/engine/section-index';
import { suggestQueries } from '../../src/search/engine/suggest';
import { median, timeLimit, timeOf } from '../fixtures/time-limit';
import { realData } from '../search/engine/site-data';

// search-overlay.test.ts measures the time per key press in the worker.

const data = realData();

/** Returns the median time of five runs, because other processes can slow down a single run. */
function time(task: () => unknown): number {
  return median(Array.from({ length: 5 }, () => timeOf(task)));
}

test('the index of headings is built within 500 ms', () => {
  const duration = time(() => new SectionIndex(data.sections));
  process.stdout.write(`\nIndex of headings: ${duration.toFixed(0)} ms\n`);
  expect(duration).toBeLessThanOrEqual(timeLimit(500));
});

test.each(['zzqqxx', 'sekurity polcies'])(
  'suggestions for "%s" block the next search for at most a second',
  (query) => {
    const duration = time(() => suggestQueries(data, query));
    process.stdout.write(`\nSuggestions for "${query}": ${duration.toFixed(0)} ms\n`);
    expect(duration).toBeLessThanOrEqual(timeLimit(1000));
  },
);
