import '../browser-parts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TYPE_AHEAD_MS } from '../../../src/lib/limits';
import { ContextMenu } from '../../../src/ui/overlays/ContextMenu';
import { DropdownMenu } from '../../../src/ui/overlays/DropdownMenu';
import type { MenuEntry } from '../../../src/ui/overlays/MenuItems';

const onSelect = jest.fn();
beforeEach(() => onSelect.mockClear());
afterEach(() => jest.useRealTimers());

function useItems(): MenuEntry[] {
  const [wrap, setWrap] = useState(false);
  const [role, setRole] = useState('anon');
  const item = (label: string, disabled = false): MenuEntry => ({
    type: 'item',
    label,
    disabled,
    onSelect: () => onSelect(label),
  });
  return [
    item('Copy'),
    item('Cut', true),
    { type: 'separator' },
    { type: 'checkbox', label: 'Wrap lines', checked: wrap, onChange: setWrap },
    {
      type: 'radio',
      label: 'Role',
      value: role,
      options: [
        { value: 'anon', label: 'anon' },
        { value: 'service_role', label: 'service_role' },
      ],
      onChange: setRole,
    },
    { type: 'submenu', label: 'More', items: [item('Print'), item('Share')] },
  ];
}

function Dropdown() {
  return <DropdownMenu trigger={<button>Options</button>} items={useItems()} />;
}

function Context() {
  return (
    <ContextMenu label="Row" items={useItems()}>
      <p>A row</p>
    </ContextMenu>
  );
}

const focused = () => document.activeElement?.textContent;
const openByKey = async (key = '{Enter}') => {
  render(<Dropdown />);
  await userEvent.tab();
  await userEvent.keyboard(key);
};

// ARIA Authoring Practices, menu button and menu.
test.each([
  ['{Enter}', 'Copy'],
  [' ', 'Copy'],
  ['{ArrowDown}', 'Copy'],
  ['{Enter}{ArrowDown}', 'Wrap lines'],
  ['{Enter}{ArrowDown}{ArrowUp}', 'Copy'],
  ['{Enter}{ArrowUp}', 'More'],
  ['{Enter}{End}', 'More'],
  ['{Enter}{End}{ArrowDown}', 'Copy'],
  ['{Enter}{End}{Home}', 'Copy'],
  ['{Enter}w', 'Wrap lines'],
  ['{Enter}se', 'service_role'],
  ['{Enter}{End}{ArrowRight}', 'Print'],
  ['{Enter}{End}{Enter}', 'Print'],
  ['{Enter}{End}{ArrowRight}{ArrowDown}', 'Share'],
  ['{Enter}{End}{ArrowRight}{ArrowLeft}', 'More'],
  ['{Enter}{Escape}', 'Options'],
])('the keys %s focus %s', async (keys, name) => {
  await openByKey(keys);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(focused()).toBe(name);
});

test.each([
  ['{Enter}', 'Copy'],
  [' ', 'Copy'],
  ['{End}{ArrowRight}{Enter}', 'Print'],
])('the keys "%s" select %s and close the menu', async (keys, label) => {
  await openByKey();
  await userEvent.keyboard(keys);
  expect(onSelect.mock.calls).toEqual([[label]]);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the menu has the name of its button, and the button has the expanded state', async () => {
  await openByKey();
  expect(screen.getByRole('menu', { name: 'Options' })).toBeTruthy();
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true');
});

test('a disabled item cannot be selected', async () => {
  await openByKey();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Cut' }));
  expect(onSelect).not.toHaveBeenCalled();
});

test('a checkbox item toggles its state', async () => {
  await openByKey();
  for (const checked of [false, true]) {
    expect(screen.getByRole('menuitemcheckbox', { name: 'Wrap lines', checked })).toBeTruthy();
    await userEvent.click(screen.getByRole('menuitemcheckbox'));
    await userEvent.click(screen.getByRole('button'));
  }
  expect(screen.getByRole('menuitemcheckbox', { checked: false })).toBeTruthy();
});

test('exactly one item of a radio group is selected', async () => {
  await openByKey();
  const selected = () =>
    screen.getAllByRole('menuitemradio', { checked: true }).map(({ textContent }) => textContent);
  expect(screen.getByRole('group', { name: 'Role' })).toBeTruthy();
  expect(selected()).toEqual(['anon']);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'service_role' }));
  await userEvent.click(screen.getByRole('button'));
  expect(selected()).toEqual(['service_role']);
});

const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

test.each([
  [TYPE_AHEAD_MS - 1, 'sanon'],
  [TYPE_AHEAD_MS + 1, 'anon'],
])('typing "s", pausing for %d ms, and typing "a" goes to %s', async (pause, name) => {
  const items = ['service_role', 'anon', 'sanon'].map((label): MenuEntry => ({
    type: 'item',
    label,
    onSelect,
  }));
  render(<DropdownMenu trigger={<button>Options</button>} items={items} />);
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.tab();
  await user.keyboard('{Enter}');
  await wait(10);
  await user.keyboard('s');
  await wait(pause);
  await user.keyboard('a');
  await wait(10);
  expect(focused()).toBe(name);
});

test('a right-click opens a context menu, and Escape closes it', async () => {
  render(<Context />);
  fireEvent.contextMenu(screen.getByText('A row'));
  expect(screen.getByRole('menu', { name: 'Row' })).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect.mock.calls).toEqual([['Copy']]);
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.contextMenu(screen.getByText('A row'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
});
