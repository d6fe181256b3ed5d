import { availabilityText } from '../../src/lib/availability';

test.each([
  [['hosted'], null, 'Only in hosted projects'],
  [['self-hosted', 'hosted'], undefined, 'Only in hosted projects and self-hosted projects'],
  [['hosted'], 'beta', 'Only in hosted projects · In beta'],
  [[], 'alpha', 'In alpha'],
])('%j and the stage %s are one line', (places, stage, expected) => {
  expect(availabilityText({ places, stage })).toBe(expected);
});
