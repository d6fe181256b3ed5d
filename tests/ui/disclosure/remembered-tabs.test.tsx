import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '../../../src/ui/disclosure/Tabs';

const renderTabs = (labels: string[], props = {}) =>
  render(
    <Tabs
      label="Examples"
      rememberAs="test"
      items={labels.map((label) => ({ id: label.toLowerCase(), label, content: <p>{label}</p> }))}
      {...props}
    />,
  );
const selected = () =>
  screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('tabs start on the label that was selected elsewhere if they have it', async () => {
  const { unmount } = renderTabs(['One', 'Two']);
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  unmount();
  renderTabs(['Three', 'One', 'Two']);
  renderTabs(['Three', 'Four']);
  expect(selected()).toEqual(['Two', 'Three']);
});

test('the hash of the URL takes precedence over the remembered tab', () => {
  localStorage.setItem('test', 'Two');
  window.history.replaceState(null, '', '/#three');
  renderTabs(['One', 'Two', 'Three']);
  expect(selected()).toEqual(['Three']);
});

test('tabs without a key are not remembered', async () => {
  renderTabs(['One', 'Two'], { rememberAs: undefined });
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  expect(localStorage.length).toBe(0);
});

test('if storage is blocked, the tab is remembered until the page is reloaded', async () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { unmount } = renderTabs(['One', 'Two']);
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  unmount();
  renderTabs(['Two', 'One'].reverse());
  expect(selected()).toEqual(['Two']);
});

test.each([
  [5000, ['Two', 'Two']],
  [300, ['Two', 'One']],
])(
  'tabs at %d pixels only change with other tabs if they are below the window',
  async (top, both) => {
    renderTabs(['One', 'Two']);
    renderTabs(['One', 'Two']);
    const box = { top } as DOMRect;
    jest.spyOn(screen.getAllByRole('tablist')[1]!, 'getBoundingClientRect').mockReturnValue(box);
    await userEvent.click(screen.getAllByRole('tab', { name: 'Two' })[0]!);
    expect(selected()).toEqual(both);
  },
);

test('buttons step through compact tabs and wrap around', async () => {
  renderTabs(['One', 'Two', 'Three'], { isCompact: true });
  await userEvent.click(screen.getByRole('button', { name: 'Next tab' }));
  expect(selected()).toEqual(['Two']);
  await userEvent.click(screen.getByRole('button', { name: 'Previous tab' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous tab' }));
  expect(selected()).toEqual(['Three']);
  expect(screen.getByText('3/3')).toBeTruthy();
});
