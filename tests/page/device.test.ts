import { markDevice, requestTextFont } from '../../src/page/device';
import { tellPage } from '../../src/page/events';

const root = document.documentElement;

interface Reader {
  platform?: string;
  /** In ms. Firefox and Safari don't report it. */
  rtt?: number | undefined;
  saveData?: boolean;
}

function open({ platform = '', ...connection }: Reader): void {
  document.head.innerHTML = '';
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  const hasConnection = Object.values(connection).some((value) => value !== undefined);
  const value = hasConnection ? connection : undefined;
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
  Object.defineProperty(navigator, 'platform', { value: platform, configurable: true });
}

function requestFont(rtt?: number): HTMLLinkElement {
  open({ rtt });
  requestTextFont('/fonts/text-1.0.0.woff2');
  return document.querySelector('link')!;
}
const usesFallback = () => root.hasAttribute('data-slow');

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each<[string, Reader, object]>([
  ['a Mac', { platform: 'MacIntel' }, { mac: '' }],
  ['an iPad', { platform: 'iPad' }, { mac: '' }],
  ['another computer', { platform: 'Linux x86_64' }, {}],
  ['a reader who saves data', { saveData: true }, { saves: '' }],
  ['a reader who does not', { saveData: false }, {}],
])('marks %s', (_, reader, marks) => {
  open(reader);
  markDevice();
  expect({ ...root.dataset }).toEqual(marks);
});

test.each([undefined, 0, 100, 125])(
  'with a round-trip time of %s ms, the first page preloads the font',
  (rtt) => {
    const font = requestFont(rtt);
    expect([font.rel, font.as, font.getAttribute('crossorigin')]).toEqual(['preload', 'font', '']);
    expect(usesFallback()).toBe(false);
  },
);

test.each([150, 3000])(
  'with a round-trip time of %s ms, the first page uses the fallback, and requests the font once it is live',
  (rtt) => {
    const font = requestFont(rtt);
    expect([font.rel, usesFallback()]).toEqual(['', true]);
    window.dispatchEvent(new Event('load'));
    expect(font.rel).toBe('');
    tellPage('page:live');
    expect(font.rel).toBe('prefetch');
  },
);

test('once the font has arrived, the next page preloads it, until its URL changes', () => {
  requestFont(150).dispatchEvent(new Event('load'));
  expect(requestFont(150).rel).toBe('preload');
  expect(usesFallback()).toBe(false);
  localStorage['supabaseFont'] = 'http://localhost/fonts/text-0.9.0.woff2';
  expect(requestFont(150).rel).toBe('');
});

test('works without storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(requestFont(50).rel).toBe('preload');
  expect(requestFont(150).rel).toBe('');
});
