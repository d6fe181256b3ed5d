import '../browser-parts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from '../../../src/ui/disclosure/Accordion';
import { Collapsible } from '../../../src/ui/disclosure/Collapsible';

const items = ['One', 'Two', 'Three'].map((title) => ({
  id: title,
  title,
  content: `Text of ${title}`,
}));
const opened = () =>
  screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('in single mode, opening an item closes the open one', async () => {
  render(<Accordion items={items} open={['One']} />);
  await press('Two');
  expect(opened()).toEqual(['Two']);
  await press('Two');
  expect(screen.queryByText('Text of Two')).toBeNull();
});

test('in multiple mode, several items can be open', async () => {
  render(<Accordion type="multiple" items={items} open={['One', 'Three']} />);
  await press('Two');
  expect(opened()).toEqual(['One', 'Two', 'Three']);
});

// ARIA Authoring Practices, accordion.
test.each([
  ['{Enter}', 'One', ['One']],
  [' ', 'One', ['One']],
  ['{Enter}{Enter}', 'One', []],
  ['{ArrowDown}', 'Two', []],
  ['{ArrowUp}', 'Three', []],
  ['{End}', 'Three', []],
  ['{End}{Home}', 'One', []],
  ['{Tab}', 'Two', []],
  ['{Tab}{Enter}', 'Two', ['Two']],
  ['{Tab}{Shift>}{Tab}{/Shift}', 'One', []],
])('the keys %s focus %s and open %j', async (keys, focused, open) => {
  render(<Accordion items={items} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(document.activeElement?.textContent).toBe(focused);
  const buttons = screen.getAllByRole('button');
  const expanded = buttons.filter((button) => button.getAttribute('aria-expanded') === 'true');
  expect(expanded.map(({ textContent }) => textContent)).toEqual(open);
});

test('each title is a heading of the given level that controls its content', () => {
  render(<Accordion items={items} level={4} open={['One']} />);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  const region = screen.getByRole('region', { name: 'One' });
  expect(screen.getByRole('button', { name: 'One' }).getAttribute('aria-controls')).toBe(region.id);
});

// ARIA Authoring Practices, disclosure.
test.each([
  ['{Enter}', true],
  [' ', true],
  ['{Enter} ', false],
  ['{Escape}', false],
])('after the keys "%s", a collapsible is open: %s', async (keys, open) => {
  const onChange = jest.fn();
  render(<Collapsible title="More" onChange={onChange} children="Text" />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('button', { expanded: open })).toBeTruthy();
  expect(screen.queryByText('Text') !== null).toBe(open);
});
