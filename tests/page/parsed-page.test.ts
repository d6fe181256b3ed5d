import { THEME_KEY } from '../../src/page/theme';
import { pageScript } from '../../src/node/output/page-script';
import { MENU_KEY } from '../../src/page/menu';
import { TABS_KEY } from '../../src/page/tab-choices';
import { CHOICES } from '../fixtures/tab-choices';

interface Reader {
  stored?: Record<string, string>;
  /** Browsers throw when blocked storage is read. */
  storage?: () => Storage;
  search?: string;
}

async function parse(body: string, { stored = {}, storage, search = '' }: Reader = {}) {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) {
    (key === MENU_KEY ? sessionStorage : localStorage).setItem(key, value);
  }
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { contentWindow: view, contentDocument: page } = frame;
  const area = (name: 'localStorage' | 'sessionStorage') =>
    Object.defineProperty(view, name, { get: storage ?? (() => window[name]) });
  ['localStorage' as const, 'sessionStorage' as const].forEach(area);
  Object.defineProperty(page, 'readyState', { value: 'loading' });
  Object.defineProperty(view!.navigator, 'platform', { value: 'MacIntel' });
  // The frame has no URL of its own, and jsdom's location can't be replaced.
  const script = `((window) => {${pageScript()}})(new Proxy(window, { get(view, name) {
    if (name === 'location') return { pathname: '/', search: ${JSON.stringify(search)}, hash: '' };
    return typeof view[name] === 'function' ? view[name].bind(view) : view[name];
  } }))`;
  page!.open();
  page!.write(`<head><script data-font="/text.woff2">${script}</script></head><body>${body}`);
  await parsed();
  return page!;
}

/** The script has seen what was parsed. */
const parsed = () => Promise.resolve();

// Otherwise, the script would watch the frame while Jest closes it.
afterEach(() => {
  const page = document.querySelector('iframe')?.contentDocument;
  page?.dispatchEvent(new Event('DOMContentLoaded'));
  document.body.innerHTML = '';
});

function tabs(labels: readonly string[]): string {
  const tab = (label: string, index: number) =>
    `<button role="tab" aria-selected="${index === 0}">${label}</button>`;
  const panel = (label: string, index: number) =>
    `<div role="tabpanel" data-active="${index === 0}">${label}</div>`;
  return `<div data-tabs data-remembered><div role="tablist">${labels.map(tab).join('')}</div>${labels.map(panel).join('')}</div>`;
}

const shown = (page: Document) => [
  page.querySelector('[aria-selected=true]')?.textContent,
  page.querySelector('[data-active=true]:not([hidden])')?.textContent,
];

test.each<[string, () => Storage]>([
  [
    'blocked',
    () => {
      throw new Error('Access denied');
    },
  ],
  ['missing', () => undefined as never],
])('if storage is %s, the page is dark, and everything else starts', async (_, storage) => {
  const page = await parse(tabs(['Web', 'Dart']), { storage });
  expect(page.documentElement.className).toBe('dark');
  expect({ ...page.documentElement.dataset }).toEqual({ mac: '' });
  page.querySelectorAll<HTMLElement>('[role=tab]')[1]!.click();
  expect(shown(page)).toEqual(['Dart', 'Dart']);
});

test.each(CHOICES)(
  'of %j, "%s" selects %s before the first paint',
  async (names, stored, chosen) => {
    const selected = chosen ?? names[0];
    const page = await parse(tabs(names), { stored: { [TABS_KEY]: stored } });
    expect(shown(page)).toEqual([selected, selected]);
  },
);

test.each([
  ['?lang=React-Native', 'React Native'],
  ['?lang=dart', 'Dart'],
  ['?lang=cobol', 'Web'],
  ['?lang=', 'Web'],
])('%s selects %s before the first paint', async (search, selected) => {
  const page = await parse(tabs(['Web', 'Dart', 'React Native']), { search });
  expect(shown(page)).toEqual([selected, selected]);
});

test('the lang parameter takes precedence over a stored choice', async () => {
  const stored = { [TABS_KEY]: 'web|dart' };
  const page = await parse(tabs(['Web', 'Dart']), { search: '?lang=dart', stored });
  expect(shown(page)).toEqual(['Dart', 'Dart']);
});

test('tabs whose other half arrives later are selected, too', async () => {
  const [start, rest] = tabs(['Web', 'Dart']).split('<div role="tabpanel" data-active="false">');
  const page = await parse(start!, { stored: { [TABS_KEY]: 'dart|web' } });
  const end = `<div role="tabpanel" data-active="false">${rest}`;
  page.querySelector('[data-tabs]')!.insertAdjacentHTML('beforeend', end);
  await parsed();
  expect(shown(page)).toEqual(['Dart', 'Dart']);
});

test('menu groups that were open are open before the first paint', async () => {
  const group = (name: string) => `<details data-group="${name}"><summary></summary></details>`;
  const page = await parse(`<div id="menu">${group('Providers')}${group('B')}</div>`, {
    stored: { [MENU_KEY]: 'Providers\nA' },
  });
  expect([...page.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
});

test('the theme keeps its key, and nothing in the script ends its element', () => {
  expect(THEME_KEY).toBe('supabaseDarkMode');
  expect(pageScript()).not.toMatch(/<(\/script|!--)/i);
});

test('a tab whose text has not arrived yet is not selected', async () => {
  const page = await parse(tabs(['One', 'Two', '']));
  expect(shown(page)).toEqual(['One', 'One']);
});
