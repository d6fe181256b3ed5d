import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TYPE_AHEAD_MS } from '../../../src/lib/limits';
import { Listbox } from '../../../src/ui/controls/Listbox';

afterEach(() => jest.useRealTimers());

const options = ['Frankfurt', 'London', 'Oregon', 'Osaka', 'Sydney'].map((label) => ({
  value: label,
  label,
  disabled: label === 'London',
}));

function List({ initial = [], multiple = false }: { initial?: string[]; multiple?: boolean }) {
  const [value, setValue] = useState(initial);
  return <Listbox label="Region" {...{ options, value, multiple }} onChange={setValue} />;
}
const list = () => screen.getByRole('listbox', { name: 'Region' });
const selected = () =>
  screen
    .getAllByRole('option')
    .filter((item) => item.ariaSelected === 'true' || item.getAttribute('aria-selected') === 'true')
    .map(({ textContent }) => textContent);
const current = () =>
  document.getElementById(list().getAttribute('aria-activedescendant') ?? '')?.textContent;

// ARIA Authoring Practices, listbox. With a single selection, the selection follows the focus.
test.each([
  ['', [], undefined, []],
  ['{ArrowDown}', [], 'Frankfurt', ['Frankfurt']],
  ['', ['Oregon'], 'Oregon', ['Oregon']],
  ['{ArrowDown}', ['Frankfurt'], 'Oregon', ['Oregon']],
  ['{ArrowUp}', ['Oregon'], 'Frankfurt', ['Frankfurt']],
  ['{ArrowUp}', ['Frankfurt'], 'Frankfurt', ['Frankfurt']],
  ['{End}', ['Frankfurt'], 'Sydney', ['Sydney']],
  ['{End}{Home}', [], 'Frankfurt', ['Frankfurt']],
  ['o', ['Frankfurt'], 'Oregon', ['Oregon']],
  ['oo', ['Frankfurt'], 'Osaka', ['Osaka']],
  ['os', ['Frankfurt'], 'Osaka', ['Osaka']],
  ['l', ['Frankfurt'], 'Frankfurt', ['Frankfurt']],
])('the keys "%s" on %j focus %s and select %j', async (keys, initial, focused, result) => {
  render(<List initial={initial} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(list());
  if (keys) await userEvent.keyboard(keys);
  expect(current()).toBe(focused);
  expect(selected()).toEqual(result);
});

// The same with multiple selection.
test.each([
  ['', [], 'Frankfurt', []],
  [' ', [], 'Frankfurt', ['Frankfurt']],
  ['  ', [], 'Frankfurt', []],
  ['{ArrowDown}', [], 'Oregon', []],
  ['{ArrowDown} {ArrowDown} ', [], 'Osaka', ['Oregon', 'Osaka']],
  ['{Shift>}{ArrowDown}{/Shift}', [], 'Oregon', ['Oregon']],
  ['{Control>}a{/Control}', [], 'Frankfurt', ['Frankfurt', 'Oregon', 'Osaka', 'Sydney']],
  ['{Control>}aa{/Control}', [], 'Frankfurt', []],
  [
    '{ArrowDown}{Control>}{Shift>}{End}{/Shift}{/Control}',
    [],
    'Sydney',
    ['Oregon', 'Osaka', 'Sydney'],
  ],
  [
    '{ArrowDown}{Control>}{Shift>}{Home}{/Shift}{/Control}',
    [],
    'Frankfurt',
    ['Frankfurt', 'Oregon'],
  ],
])(
  'with multiple selection, "%s" on %j focuses %s and selects %j',
  async (keys, initial, focused, result) => {
    render(<List initial={initial} multiple />);
    await userEvent.tab();
    if (keys) await userEvent.keyboard(keys);
    expect(current()).toBe(focused);
    expect(selected()).toEqual(result);
  },
);

test('a click selects an option unless it is disabled', async () => {
  render(<List />);
  await userEvent.click(screen.getByRole('option', { name: 'Osaka' }));
  await userEvent.click(screen.getByRole('option', { name: 'London' }));
  expect(selected()).toEqual(['Osaka']);
});

test.each([
  [TYPE_AHEAD_MS, 'Osaka'],
  [TYPE_AHEAD_MS + 1, 'Sydney'],
])('typing "o", pausing for %d ms, and typing "s" goes to %s', async (pause, name) => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  render(<List />);
  await user.tab();
  await user.keyboard('o');
  await act(() => jest.advanceTimersByTimeAsync(pause));
  await user.keyboard('s');
  expect(current()).toBe(name);
});
