import { fireEvent, render, screen } from '@testing-library/react';
import { Check, Checklist } from '../../src/mdx/Checklist';

const list = (id: string) => (
  <Checklist label="Launch" id={id}>
    <Check id="rls">
      <p>Every table has RLS enabled.</p>
    </Check>
    <Check id="keys">
      <p>No key is in the repository.</p>
    </Check>
  </Checklist>
);

const ticked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

test('counts ticked items, and remembers them on this device', () => {
  const { unmount } = render(list('launch'));
  expect(screen.getByRole('status').textContent).toBe('0 of 2 done');
  fireEvent.click(screen.getByRole('checkbox', { name: 'No key is in the repository.' }));
  expect(screen.getByRole('status').textContent).toBe('1 of 2 done');
  unmount();
  render(list('launch'));
  expect(ticked()).toEqual([false, true]);
});

test('a second click removes the tick', () => {
  render(list('again'));
  const [first] = screen.getAllByRole('checkbox');
  fireEvent.click(first!);
  fireEvent.click(first!);
  expect(ticked()).toEqual([false, false]);
});

test('clears all items', () => {
  render(list('all'));
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(ticked()).toEqual([false, false]);
  expect(localStorage.getItem('supabaseDocsChecklist:all')).toBe('');
});

test('lists with different IDs are independent', () => {
  render(list('one'));
  fireEvent.click(screen.getAllByRole('checkbox')[0]!);
  render(list('two'));
  expect(ticked()).toEqual([true, false, false, false]);
});
