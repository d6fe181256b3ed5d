import { readStored, store } from '../../src/page/storage';

const fail = () => {
  throw new Error('Access denied');
};
const blockWriting = () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
const blockReading = () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(fail);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['localStorage', 'sessionStorage'],
  ['sessionStorage', 'localStorage'],
] as const)('a value in %s is not in %s', (area, other) => {
  store('key', 'value', area);
  expect([readStored('key', area), readStored('key', other)]).toEqual(['value', undefined]);
  expect(window[area].getItem('key')).toBe('value');
});

test('a value that was never stored is undefined', () => {
  expect(readStored('missing')).toBeUndefined();
});

test.each<[string, () => void]>([
  [
    'blocked',
    () => {
      blockWriting();
      blockReading();
    },
  ],
  ['full', blockWriting],
])('if storage is %s, the last value can be read until the page is reloaded', (state, block) => {
  store(state, 'old');
  block();
  store(state, 'new');
  expect(readStored(state)).toBe('new');
  jest.restoreAllMocks();
  store(state, 'stored');
  expect(readStored(state)).toBe('stored');
});
