import { summary } from '../../scripts/bench/measure-action';

test.each([
  ['a page without the control', [], 'none'],
  ['times', [{ ms: 90 }, { ms: 300.4 }, { ms: 100 }], '100 (300)'],
  [
    'each kind of problem',
    [
      { ms: 10_000, problem: 'no effect' as const },
      { ms: 80, problem: 'stuck' as const },
      { ms: 10_000, problem: 'no effect' as const },
    ],
    '10000 (10000), no effect 2x, stuck 1x',
  ],
])('the summary of %s', (_, outcomes, text) => {
  expect(summary(outcomes)).toBe(text);
});
