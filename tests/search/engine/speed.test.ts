import { SectionIndex } from '../../../src/search/engine/section-index';
import { suggestions } from '../../../src/search/engine/suggest';
import { engineData, realRecords } from './site-data';

// Keystrokes are measured in the browser's worker: tests/browser/search-timing.test.ts.

const data = engineData(realRecords());

/** Median time of some runs, as other programs of the machine may get between. */
function time(act: () => unknown): number {
  const times = [1, 2, 3, 4, 5].map(() => {
    const started = performance.now();
    act();
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[2]!;
}

test('the index of the headings is made quickly', () => {
  const taken = time(() => SectionIndex.build(data.sections));
  process.stdout.write(`\nIndex of headings: ${taken.toFixed(0)} ms\n`);
  expect(taken).toBeLessThanOrEqual(500);
});

test.each(['zzqqxx', 'sekurity polcies'])(
  'suggestions for "%s" do not keep the next search waiting',
  (query) => {
    const taken = time(() => suggestions(data, query));
    process.stdout.write(`\nSuggestions for "${query}": ${taken.toFixed(0)} ms\n`);
    expect(taken).toBeLessThanOrEqual(1000);
  },
);
