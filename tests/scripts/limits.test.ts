import { exceededLimits } from '../../scripts/bench/measure-build';

test.each([
  ['within both limits', { seconds: 10, largest: 1000 }, []],
  ['too slow', { seconds: 30, largest: 1000 }, ['Each page took 300.0 ms, more than 120 ms.']],
  ['too large', { seconds: 10, largest: 5000 }, ['A process used 5000 MB, more than 4000 MB.']],
])('a build that is %s', (_, build, problems) => {
  expect(exceededLimits(build, 100, { ms: 120, mb: 4000 })).toEqual(problems);
});

test('without limits, no build exceeds them', () => {
  const limits = { ms: Infinity, mb: Infinity };
  expect(exceededLimits({ seconds: 1e6, largest: 1e6 }, 1, limits)).toEqual([]);
});
