import { FIRST_SCRIPT } from '../../src/lib/first-script';
import { THEME_KEY } from '../../src/lib/theme';

interface Browser {
  stored?: string | null;
  platform?: string;
  saveData?: boolean;
  storage?: unknown;
}

/** The document's element after the script ran in a browser. */
function documentIn({ stored = null, platform = '', saveData, ...rest }: Browser) {
  const documentElement = { className: 'dark', dataset: {} };
  const getItem = (key: string) => (key === 'supabaseDarkMode' ? stored : null);
  const storage = 'storage' in rest ? rest.storage : { getItem };
  new Function('localStorage', 'document', 'navigator', FIRST_SCRIPT)(
    storage,
    { documentElement },
    { platform, connection: saveData === undefined ? undefined : { saveData } },
  );
  return documentElement;
}

test.each([
  ['"true"', 'true', 'dark'],
  ['"false"', 'false', ''],
  ['nothing', null, 'dark'],
  ['an empty text', '', 'dark'],
  ['junk', '{"theme":"light"}', 'dark'],
  ['"FALSE"', 'FALSE', 'dark'],
])('with %s stored', (_, stored, className) => {
  expect(documentIn({ stored }).className).toBe(className);
});

const REFUSING = {
  getItem: () => {
    throw new Error('The storage is not accessible');
  },
};

test.each([
  ['that throws', REFUSING],
  ['that is missing', undefined],
])('a storage %s leaves the page dark, and the rest is known', (_, storage) => {
  const { className, dataset } = documentIn({ storage, platform: 'MacIntel' });
  expect({ className, dataset }).toEqual({ className: 'dark', dataset: { mac: '' } });
});

test.each<[string, Browser, object]>([
  ['a Mac', { platform: 'MacIntel' }, { mac: '' }],
  ['an iPad', { platform: 'iPad' }, { mac: '' }],
  ['another computer', { platform: 'Linux x86_64' }, {}],
  ['a reader who saves data', { saveData: true }, { saves: '' }],
  ['a reader who does not', { saveData: false }, {}],
])('marks %s', (_, browser, marks) => {
  expect(documentIn(browser).dataset).toEqual(marks);
});

test('the key is the one of the specification, and the script can stand in HTML', () => {
  expect(THEME_KEY).toBe('supabaseDarkMode');
  expect(FIRST_SCRIPT).not.toMatch(/<|&/);
});
