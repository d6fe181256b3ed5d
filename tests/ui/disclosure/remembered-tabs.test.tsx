import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '../../../src/ui/disclosure/Tabs';

const draw = (labels: string[], props = {}) =>
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

test('tabs open on the label that was chosen elsewhere, where they have it', async () => {
  const { unmount } = draw(['One', 'Two']);
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  unmount();
  draw(['Three', 'One', 'Two']);
  draw(['Three', 'Four']);
  expect(selected()).toEqual(['Two', 'Three']);
});

test('an address that names a tab counts more', () => {
  localStorage.setItem('test', 'Two');
  window.history.replaceState(null, '', '/#three');
  draw(['One', 'Two', 'Three']);
  expect(selected()).toEqual(['Three']);
});

test('tabs that do not ask for it remember nothing', async () => {
  draw(['One', 'Two'], { rememberAs: undefined });
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  expect(localStorage.length).toBe(0);
});

test('with storage blocked the choice lasts as long as the page', async () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { unmount } = draw(['One', 'Two']);
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  unmount();
  draw(['Two', 'One'].reverse());
  expect(selected()).toEqual(['Two']);
});

test.each([
  [5000, ['Two', 'Two']],
  [300, ['Two', 'One']],
])('tabs at %d pixels follow a choice only where nobody sees it', async (top, both) => {
  draw(['One', 'Two']);
  draw(['One', 'Two']);
  const box = { top } as DOMRect;
  jest.spyOn(screen.getAllByRole('tablist')[1]!, 'getBoundingClientRect').mockReturnValue(box);
  await userEvent.click(screen.getAllByRole('tab', { name: 'Two' })[0]!);
  expect(selected()).toEqual(both);
});

test('many tabs in one row can be stepped through, around the ends', async () => {
  draw(['One', 'Two', 'Three'], { isCompact: true });
  await userEvent.click(screen.getByRole('button', { name: 'Next tab' }));
  expect(selected()).toEqual(['Two']);
  await userEvent.click(screen.getByRole('button', { name: 'Previous tab' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous tab' }));
  expect(selected()).toEqual(['Three']);
  expect(screen.getByText('3/3')).toBeTruthy();
});
