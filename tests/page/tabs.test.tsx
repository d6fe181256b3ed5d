import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs } from '../../../src/ui/disclosure/Tabs';

const items = (labels: string[]) =>
  labels.map((label) => ({ id: label.toLowerCase(), label, content: <p>{label}</p> }));
const renderTabs = (labels: string[], props = {}) =>
  render(<Tabs label="Examples" isRemembered items={items(labels)} {...props} />);
const selected = () =>
  screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const clickTab = (name: string, index = 0) =>
  userEvent.click(screen.getAllByRole('tab', { name })[index]!);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('tabs start on the tab that was selected elsewhere if it was preferred to one of theirs', async () => {
  const { unmount } = renderTabs(['One', 'Two']);
  await clickTab('Two');
  unmount();
  renderTabs(['Three', 'One', 'Two']);
  renderTabs(['Three', 'Two']);
  renderTabs(['Three', 'Four']);
  expect(selected()).toEqual(['Two', 'Three', 'Three']);
});

test('tabs with the same labels on a page switch together', async () => {
  renderTabs(['One', 'Two', 'Three']);
  renderTabs(['Two', 'One']);
  renderTabs(['Three', 'Four']);
  await clickTab('Three');
  expect(selected()).toEqual(['Three', 'Two', 'Three']);
  await clickTab('One');
  expect(selected()).toEqual(['One', 'One', 'Three']);
});

test('the hash of the URL takes precedence over the remembered tab', () => {
  localStorage.setItem('supabaseTabs', 'two|one');
  window.history.replaceState(null, '', '/#three');
  renderTabs(['One', 'Two', 'Three']);
  expect(selected()).toEqual(['Three']);
});

test('the lang parameter selects a tab, until the reader selects another one', async () => {
  localStorage.setItem('supabaseTabs', 'two|one');
  window.history.replaceState(null, '', '/a?lang=React-Native');
  renderTabs(['One', 'Two', 'React Native']);
  renderTabs(['Three', 'React Native']);
  renderTabs(['One', 'Two']);
  expect(selected()).toEqual(['React Native', 'React Native', 'Two']);
  await clickTab('One');
  renderTabs(['Two', 'One', 'React Native']);
  expect(selected()).toEqual(['One', 'React Native', 'One', 'One']);
});

test('a lang parameter that matches no tab is not stored', () => {
  window.history.replaceState(null, '', '/b?lang=cobol');
  renderTabs(['One', 'Two']);
  expect(selected()).toEqual(['One']);
  expect(localStorage.length).toBe(0);
});

test('hydration replaces the tab that the first script selected if the hash selects another one', () => {
  // React reports the changed attributes in development only.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('supabaseTabs', 'two|one');
  window.history.replaceState(null, '', '/#one');
  const tabs = <Tabs label="Examples" isRemembered items={items(['One', 'Two'])} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tabs);
  const panels = [...container.querySelectorAll('[role=tabpanel]')];
  [...container.querySelectorAll('[role=tab]')].forEach((tab, index) => {
    tab.setAttribute('aria-selected', String(index === 1));
    panels[index]!.setAttribute('data-active', String(index === 1));
  });
  render(tabs, { container, hydrate: true });
  expect(selected()).toEqual(['One']);
  expect(container.querySelector('[data-active=true]')?.lastElementChild?.textContent).toBe('One');
});

test('tabs without this option are not remembered', async () => {
  renderTabs(['One', 'Two'], { isRemembered: false });
  await clickTab('Two');
  expect(localStorage.length).toBe(0);
});

test('if storage is blocked, the tab is remembered until the page is reloaded', async () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { unmount } = renderTabs(['One', 'Two']);
  await clickTab('Two');
  unmount();
  renderTabs(['Two', 'One'].reverse());
  expect(selected()).toEqual(['Two']);
});

test('the clicked tab keeps its position on the screen', async () => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  renderTabs(['One', 'Two']);
  const [list] = screen.getAllByRole('tablist');
  jest
    .spyOn(list!, 'getBoundingClientRect')
    .mockReturnValueOnce({ top: 400 } as DOMRect)
    .mockReturnValueOnce({ top: 150 } as DOMRect);
  await clickTab('Two');
  expect(scrollBy.mock.calls).toEqual([[{ top: -250, behavior: 'instant' }]]);
});

test('buttons step through compact tabs and wrap around', async () => {
  renderTabs(['One', 'Two', 'Three'], { isCompact: true });
  await userEvent.click(screen.getByRole('button', { name: 'Next tab' }));
  expect(selected()).toEqual(['Two']);
  await userEvent.click(screen.getByRole('button', { name: 'Previous tab' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous tab' }));
  expect(selected()).toEqual(['Three']);
  expect(screen.getByText('3/3')).toBeTruthy();
});
