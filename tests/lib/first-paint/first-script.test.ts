import { FIRST_SCRIPT } from '../../../src/lib/first-paint/first-script';
import { THEME_KEY } from '../../../src/lib/site';

interface Browser {
  stored?: string | null;
  platform?: string;
  saveData?: boolean;
  /** True if the system's theme is light. */
  isLight?: boolean;
  storage?: unknown;
}

/** The parts of the document that the request for the font uses. */
const PAGE = {
  createElement: () => ({}),
  currentScript: { dataset: {} },
  head: { append: () => undefined },
};

/** Runs the script in a mock browser, and returns the document's element. */
function runScript({ stored = null, platform = '', saveData, isLight, ...rest }: Browser) {
  const documentElement = { className: 'dark', dataset: {} };
  const getItem = (key: string) => (key === 'supabaseDarkMode' ? stored : null);
  const storage = 'storage' in rest ? rest.storage : { getItem };
  const browser = {
    window: {},
    addEventListener: () => undefined,
    localStorage: storage,
    document: { ...PAGE, documentElement },
    navigator: { platform, connection: saveData === undefined ? undefined : { saveData } },
    matchMedia: (query: string) => ({ matches: isLight && query.includes('light') }),
    location: { search: '', hash: '' },
    sessionStorage: { getItem: () => null },
  };
  new Function(...Object.keys(browser), FIRST_SCRIPT)(...Object.values(browser));
  return documentElement;
}

test.each([
  ['"true"', 'true', 'dark'],
  ['"false"', 'false', ''],
  ['nothing', null, 'dark'],
  ['an empty string', '', 'dark'],
  ['junk', '{"theme":"light"}', 'dark'],
  ['"FALSE"', 'FALSE', 'dark'],
])('the theme with %s stored', (_, stored, className) => {
  expect(runScript({ stored }).className).toBe(className);
});

test.each([
  [true, ''],
  [false, 'dark'],
])('if the reader follows a system whose theme is light: %s', (isLight, className) => {
  expect(runScript({ stored: 'system', isLight }).className).toBe(className);
});

const BLOCKED = {
  getItem: () => {
    throw new Error('Access denied');
  },
};

test.each([
  ['blocked', BLOCKED],
  ['missing', undefined],
])('if storage is %s, the page stays dark and the other attributes are set', (_, storage) => {
  const { className, dataset } = runScript({ storage, platform: 'MacIntel' });
  expect({ className, dataset }).toEqual({ className: 'dark', dataset: { mac: '' } });
});

test.each<[string, Browser, object]>([
  ['a Mac', { platform: 'MacIntel' }, { mac: '' }],
  ['an iPad', { platform: 'iPad' }, { mac: '' }],
  ['another computer', { platform: 'Linux x86_64' }, {}],
  ['a reader who saves data', { saveData: true }, { saves: '' }],
  ['a reader who does not', { saveData: false }, {}],
])('marks %s', (_, browser, marks) => {
  expect(runScript(browser).dataset).toEqual(marks);
});

test('the theme keeps its key, and nothing in the script ends its element', () => {
  expect(THEME_KEY).toBe('supabaseDarkMode');
  expect(FIRST_SCRIPT).not.toMatch(/<[/!]/);
});
