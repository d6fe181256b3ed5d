import { SectionIndex } from '../../../src/search/engine/section-index';
import { suggestQueries } from '../../../src/search/engine/suggest';
import { engineData, realRecords } from './site-data';

// tests/browser/search-timing.test.ts measures the time per key press in the worker.

const data = engineData(realRecords());

/** Returns the median time of five runs, because other processes can slow down a single run. */
function time(task: () => unknown): number {
  const times = [1, 2, 3, 4, 5].map(() => {
    const started = performance.now();
    task();
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[2]!;
}

test('the index of headings is built within 500 ms', () => {
  const duration = time(() => SectionIndex.build(data.sections));
  process.stdout.write(`\nIndex of headings: ${duration.toFixed(0)} ms\n`);
  expect(duration).toBeLessThanOrEqual(500);
});

test.each(['zzqqxx', 'sekurity polcies'])(
  'suggestions for "%s" block the next search for at most a second',
  (query) => {
    const duration = time(() => suggestQueries(data, query));
    process.stdout.write(`\nSuggestions for "${query}": ${duration.toFixed(0)} ms\n`);
    expect(duration).toBeLessThanOrEqual(1000);
  },
);
