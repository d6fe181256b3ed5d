import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Frame } from '../../src/layout/Frame';
import { wrapRootElement } from '../../src/layout/wrap-page';
import { ERROR_TEXT } from '../../src/lib/strings/frame';
import { START_SCREEN_TEXT } from '../../src/lib/strings/search';
import { SEARCH_WAIT_TEXT } from '../../src/lib/strings/search-box';
import type { SearchBackend } from '../../src/search/client/embedded';
import Guide from '../../src/templates/guide';
import { Tabs } from '../../src/ui/disclosure/Tabs';
import type * as breakableModule from '../fixtures/breakable';
import { broken } from '../fixtures/breakable';
import { cannedBackend, completeDom } from '../search/overlay/canned';

/** Jest moves mocks above all constants, so this has to be a function declaration. */
function mockBreakable(path: string, name: string): object {
  const { breakable } = jest.requireActual<typeof breakableModule>('../fixtures/breakable');
  return breakable(jest.requireActual<Record<string, unknown>>(path), name);
}

jest.mock('../../src/layout/SideMenu', () =>
  mockBreakable('../../src/layout/SideMenu', 'SideMenu'),
);
jest.mock('../../src/layout/ThemeToggle', () =>
  mockBreakable('../../src/layout/ThemeToggle', 'ThemeToggle'),
);
jest.mock('../../src/layout/Wordmark', () =>
  mockBreakable('../../src/layout/Wordmark', 'Wordmark'),
);
jest.mock('../../src/layout/contents/Contents', () =>
  mockBreakable('../../src/layout/contents/Contents', 'Contents'),
);
jest.mock('../../src/search/overlay/NoResults', () =>
  mockBreakable('../../src/search/overlay/NoResults', 'NoResults'),
);
jest.mock('../../src/search/overlay/SearchResults', () =>
  mockBreakable('../../src/search/overlay/SearchResults', 'SearchResults'),
);
jest.mock('../../src/search/client/prefetch-index', () => ({ prefetchIndex: () => undefined }));
const mockBackend = { current: undefined as SearchBackend | undefined };
jest.mock('../../src/search/client/backend', () => ({
  searchBackend: () => mockBackend.current,
}));
// jsdom has no constructed style sheets.
jest.mock('../../src/theme/StyleCache', () => ({
  StyleCache: ({ children }: { children: ReactElement }) => children,
}));
jest.mock('../../src/ui/disclosure/TabPicker', () =>
  mockBreakable('../../src/ui/disclosure/TabPicker', 'TabPicker'),
);

beforeAll(completeDom);
beforeEach(() => {
  broken.clear();
  mockBackend.current = cannedBackend([]);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const breakPart = (name: string) => broken.set(name, 0);
/** After an error, React renders a component once more before it gives up. */
const expectNoLoop = async (name: string) => {
  const times = broken.get(name);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(broken.get(name)).toBe(times);
  expect(times).toBeLessThanOrEqual(4);
};

const menu = {
  ...{ level: 'auth', title: 'Auth', icon: 'auth' },
  groups: [{ label: '', items: [{ name: 'Overview', url: '/guides/auth', items: [] }] }],
  versions: [],
};
const frame = (path = '/guides/auth', article: ReactElement = <h1>Title</h1>) => (
  <Frame menu={menu} path={path} otherVersions={[]}>
    {article}
  </Frame>
);
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;

test.each(['SideMenu', 'Wordmark'])('shows one error message if %s throws', async (name) => {
  breakPart(name);
  render(frame());
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(title()).toBe('Title');
  await expectNoLoop(name);
});

test('the top bar and the menu still work if the theme button throws', async () => {
  breakPart('ThemeToggle');
  render(frame());
  expect(title()).toBe('Title');
  expect(screen.getAllByRole('button', { name: /Search/ })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy();
});

test('renders a failed part again on the next page', () => {
  breakPart('SideMenu');
  const { rerender } = render(frame());
  expect(screen.queryByRole('navigation', { name: 'Auth' })).toBeNull();
  broken.clear();
  rerender(frame());
  expect(screen.queryByRole('navigation', { name: 'Auth' })).toBeNull();
  rerender(frame('/guides/auth/email'));
  expect(screen.getByRole('navigation', { name: 'Auth' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page that throws leaves the frame, and the next page is shown', () => {
  const BrokenPage = (): never => {
    throw new Error('broken');
  };
  const { rerender } = render(frame('/guides/auth', <BrokenPage />));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('navigation', { name: 'Auth' })).toBeTruthy();
  rerender(frame('/guides/auth/email'));
  expect(title()).toBe('Title');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('search', () => {
  const dialog = () => document.querySelector('dialog')!;
  const open = () => fireEvent.click(document.getElementById('search')!);
  const results = () => screen.findByText(START_SCREEN_TEXT.empty);
  const message = () => screen.findByText(SEARCH_WAIT_TEXT.failed, { selector: '.failed p' });

  test('says so if the results throw, keeps the field, and can be opened again', async () => {
    breakPart('SearchResults');
    render(frame());
    open();
    expect(await message()).toBeTruthy();
    const reload = screen.getByRole('button', { name: ERROR_TEXT.reload });
    expect(reload.dataset).toHaveProperty('reload');
    expect([dialog().open, document.activeElement]).toEqual([true, screen.getByRole('combobox')]);
    expect(title()).toBe('Title');
    await expectNoLoop('SearchResults');
    broken.clear();
    dialog().close();
    open();
    expect(await results()).toBeTruthy();
    expect(document.querySelector('.failed')).toBeNull();
  });

  test('says so if the results throw later, and the page can be used again', async () => {
    render(frame());
    open();
    await results();
    breakPart('NoResults');
    fireEvent.input(screen.getByRole('combobox'), { target: { value: 'row' } });
    expect(await message()).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('row');
    fireEvent.click(screen.getByRole('button', { name: /close search$/ }));
    expect(dialog().open).toBe(false);
    expect(title()).toBe('Title');
  });
});

test('shows one error message if "On this page" throws', async () => {
  breakPart('Contents');
  const sections = ['one', 'two'].map((id) => ({ id, title: id, depth: 2 }));
  const page = {
    ...{ path: '/guides/auth', title: 'Auth', description: 'About', file: 'a.mdx' },
    ...{ tree: [['p', {}, 'Text']], hideContents: false, sections, images: [] },
  };
  const props = { data: { page, menu }, pageContext: { modified: '' } };
  const GuidePage = Guide as unknown as (given: typeof props) => ReactElement;
  render(<GuidePage {...props} />);
  expect(title()).toBe('Auth');
  expect(screen.getByText('Text')).toBeTruthy();
  // The list is only visible in wide windows.
  expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(1);
  await expectNoLoop('Contents');
});

const Broken = (): never => {
  throw new Error('broken');
};
const tab = (id: string, content: ReactElement = <p>{id} text</p>) => ({ id, label: id, content });

test('shows the content of every tab if the tabs throw', async () => {
  breakPart('TabPicker');
  render(<Tabs label="Languages" items={[tab('one'), tab('two')]} isList />);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  for (const text of ['one text', 'two text']) expect(screen.getByText(text)).toBeTruthy();
  await expectNoLoop('TabPicker');
});

test('the other tabs work if the content of one tab throws', () => {
  render(<Tabs label="Languages" items={[tab('one', <Broken />), tab('two')]} />);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  fireEvent.click(screen.getByRole('tab', { name: 'two' }));
  expect(screen.getByText('two text')).toBeTruthy();
});

test('keeps the HTML of the page if an error occurs outside of every boundary', () => {
  document.body.innerHTML = '<div id="___gatsby"></div>';
  const container = document.getElementById('___gatsby')!;
  const root = (element: ReactElement) => wrapRootElement?.({ element } as never, { plugins: [] });
  const { rerender } = render(root(<h1>Title</h1>), { container });
  rerender(root(<Broken />));
  expect(title()).toBe('Title');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
