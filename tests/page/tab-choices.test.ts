import { tabId, withChoice } from '../../src/page/tab-choices';

test.each([
  ['JavaScript', 'javascript'],
  ['React Native', 'react-native'],
  ['Node.js, pg', 'node-js-pg'],
  ['Größe', 'größe'],
])('the ID of %s is %s', (label, id) => {
  expect(tabId(label)).toBe(id);
});

test('the newest choice comes first and replaces the one among the same tabs', () => {
  const first = withChoice('', 'dart', ['javascript', 'dart']);
  const second = withChoice(first, 'sql', ['dashboard', 'sql']);
  expect(second).toBe('sql|dashboard\ndart|javascript');
  expect(withChoice(second, 'javascript', ['dart', 'javascript'])).toBe(
    'javascript|dart\nsql|dashboard',
  );
});

test('only the last 20 choices are kept', () => {
  let stored = '';
  for (let index = 0; index < 30; index++) stored = withChoice(stored, `a${index}`, ['b']);
  expect(stored.split('\n')).toHaveLength(20);
  expect(stored).toMatch(/^a29\|b\n/);
});
