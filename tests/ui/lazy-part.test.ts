import { loadPart } from '../../src/ui/lazy-part';

/** Fails a number of times before it loads. */
const failing = (failures: number) => {
  let count = 0;
  return () =>
    count++ < failures ? Promise.reject(new Error(`${count}`)) : Promise.resolve(count);
};

test.each([
  [0, 1],
  [1, 2],
])('code that fails to load %i times is loaded', async (failures, requests) => {
  expect(await loadPart(failing(failures))).toBe(requests);
});

test('code that fails to load twice is reported', async () => {
  await expect(loadPart(failing(2))).rejects.toThrow('2');
});
