/** @jest-environment jsdom */
import { FIRST_SCRIPT } from '../../../src/lib/first-paint/first-script';
import { MENU_KEY } from '../../../src/lib/first-paint/menu-groups';
import { TABS_KEY } from '../../../src/lib/first-paint/tab-choices';
import { CHOICES } from '../../fixtures/tab-choices';

beforeAll(() => {
  const value = document.createElement('script');
  Object.defineProperty(document, 'currentScript', { value });
});

/** Returns the HTML of tabs, with the first one selected. */
function tabs(labels: readonly string[]): string {
  const tab = (label: string, index: number) =>
    `<button role="tab" aria-selected="${index === 0}" aria-controls="p${index}">${label}</button>`;
  const panel = (label: string, index: number) =>
    `<div role="tabpanel" id="p${index}" data-active="${index === 0}">${label}</div>`;
  return `<main><div role="tablist">${labels.map(tab).join('')}</div>${labels.map(panel).join('')}</main>`;
}

/** Runs the script, adds tabs as the parser would, and returns the selected tab and the visible panel. */
async function parsePage(labels: readonly string[], { stored = '', search = '' }) {
  document.body.innerHTML = '';
  localStorage.setItem(TABS_KEY, stored);
  window.history.replaceState(null, '', `/${search}`);
  // Jsdom has no media queries.
  new Function('matchMedia', FIRST_SCRIPT)(() => ({ matches: false }));
  document.body.innerHTML = tabs(labels);
  await Promise.resolve();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  const selected = document.querySelector('[aria-selected=true]')?.textContent;
  return [selected, document.querySelector('[data-active=true]')?.textContent];
}

test.each(CHOICES)('of %j, "%s" selects %s', async (names, stored, chosen) => {
  const selected = chosen ?? names[0];
  expect(await parsePage(names, { stored })).toEqual([selected, selected]);
});

test.each([
  ['?lang=React-Native', 'React Native'],
  ['?lang=dart', 'Dart'],
  ['?lang=cobol', 'Web'],
  ['?lang=', 'Web'],
])('%s selects %s', async (search, selected) => {
  const page = await parsePage(['Web', 'Dart', 'React Native'], { search });
  expect(page).toEqual([selected, selected]);
});

test('the lang parameter takes precedence over a stored choice', async () => {
  const page = await parsePage(['Web', 'Dart'], { search: '?lang=dart', stored: 'web|dart' });
  expect(page).toEqual(['Dart', 'Dart']);
});

test('menu groups that were open are open again', async () => {
  sessionStorage.setItem(MENU_KEY, 'Providers\nA');
  document.body.innerHTML = '';
  new Function('matchMedia', FIRST_SCRIPT)(() => ({ matches: false }));
  const group = (label: string) => `<details><summary>${label}<svg></svg></summary></details>`;
  document.body.innerHTML = `<div id="menu" data-level="auth">${group('Providers')}${group('B')}</div>`;
  await Promise.resolve();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
});
