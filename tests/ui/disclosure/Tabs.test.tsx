import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '../../../src/ui/disclosure/Tabs';

const items = ['npm', 'yarn', 'pnpm'].map((name) => ({
  id: name,
  label: name.toUpperCase(),
  content: <p>{`install with ${name}`}</p>,
}));

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () =>
  screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
/** The visible panels' content, without their labels. */
const shown = () =>
  screen.getAllByRole('tabpanel').map((panel) => panel.lastElementChild?.textContent);

test('the tab list and the tabs have names, and the first tab is active', () => {
  render(<Tabs label="Package manager" items={items} />);
  expect(screen.getByRole('tablist', { name: 'Package manager' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['NPM', 'YARN', 'PNPM'],
  ]);
  expect(selected()).toEqual(['NPM']);
  expect(shown()).toEqual(['install with npm']);
});

test('the page contains all panels with their labels', () => {
  render(<Tabs label="Package manager" items={items} />);
  const panels = screen.getAllByRole('tabpanel', { hidden: true });
  expect(panels.map(({ textContent }) => textContent)).toEqual([
    'NPMinstall with npm',
    'YARNinstall with yarn',
    'PNPMinstall with pnpm',
  ]);
});

test.each([
  ['{ArrowRight}', 'YARN'],
  ['{ArrowRight}{ArrowRight}', 'PNPM'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'NPM'],
  ['{ArrowLeft}', 'PNPM'],
  ['{End}', 'PNPM'],
  ['{End}{Home}', 'NPM'],
])('the keys %s activate %s', async (keys, name) => {
  render(<Tabs label="Package manager" items={items} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('NPM'));
  await userEvent.keyboard(keys);
  expect(document.activeElement).toBe(tab(name));
  expect(selected()).toEqual([name]);
});

test('each tab is connected to its panel', async () => {
  render(<Tabs label="Package manager" items={items} />);
  for (const { label } of items) {
    const panel = document.getElementById(tab(label).getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab(label).id);
    expect(panel?.textContent).toContain(label.toLowerCase());
  }
});

test('the default type is pills, and the default size is tiny', () => {
  const { container, rerender } = render(<Tabs label="Package manager" items={items} />);
  const set = () => ({ ...(container.firstElementChild as HTMLElement).dataset });
  expect(set()).toMatchObject({ type: 'pills', size: 'tiny' });
  rerender(<Tabs label="Package manager" items={items} type="underlined" size="large" />);
  expect(set()).toMatchObject({ type: 'underlined', size: 'large' });
});

test('onChange is only called if the active tab changes', async () => {
  const onChange = jest.fn();
  render(<Tabs label="Package manager" items={items} onChange={onChange} />);
  await userEvent.click(tab('NPM'));
  await userEvent.click(tab('YARN'));
  await userEvent.click(tab('YARN'));
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(onChange.mock.calls).toEqual([['yarn'], ['npm']]);
});

test('with an unknown initial tab, the first one is active, whatever the hash is', () => {
  window.history.replaceState(null, '', '/#yarn');
  render(<Tabs label="Package manager" items={items} active="bun" />);
  expect(selected()).toEqual(['NPM']);
  window.history.replaceState(null, '', '/');
});
