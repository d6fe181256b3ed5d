import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import Reference from '../../src/templates/reference';

const FIRST = '/reference/javascript/insert';
const SECOND = '/reference/javascript/update';
const menu = {
  ...{ level: 'reference_javascript', title: 'JavaScript', icon: 'code', versions: [] },
  groups: [
    {
      label: 'Database',
      items: [FIRST, SECOND].map((url) => ({ name: url, url, items: [] })),
    },
  ],
};
/** The props of an entry's page. An invalid tree makes the entry throw. */
const json = (path: string, tree: unknown[] = []) => ({
  data: {
    page: {
      ...{ path, title: `Title of ${path}`, description: 'About', file: 'a.yml' },
      tree,
      images: [],
    },
    menu,
  },
  pageContext: { modified: '' },
});

type PageProps = ReturnType<typeof json> & { location: { key: string } };

let visits = 0;
function renderPage() {
  const Page = Reference as unknown as ComponentType<PageProps>;
  visits += 1;
  return render(<Page {...json(FIRST)} location={{ key: `visit ${visits}` }} />);
}
const titles = () =>
  screen.queryAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

let error: jest.SpyInstance;
beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    ___loader: {
      loadPage: (path: string) =>
        Promise.resolve({
          json: json(path, path === SECOND ? [null] : []),
          page: { path, componentChunkName: 'reference' },
        }),
    },
  });
});
afterEach(() => jest.restoreAllMocks());

test('keeps the entry and shows one message if continuous scrolling throws', async () => {
  const { container } = renderPage();
  // Simulates a browser extension that changes the page.
  container.querySelector('[data-entry]')!.removeAttribute('data-entry');
  fireEvent.scroll(window);
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1));
  expect(titles()).toEqual([`Title of ${FIRST}`]);
  const { length } = error.mock.calls;
  for (let time = 0; time < 5; time += 1) {
    fireEvent.scroll(window);
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
  }
  expect(error.mock.calls).toHaveLength(length);
});

test('keeps the other entries and shows one message if an added entry throws', async () => {
  renderPage();
  fireEvent.scroll(window);
  const alert = await screen.findByRole('alert');
  expect(titles()).toEqual([`Title of ${FIRST}`]);
  const link = alert.querySelector('a')!;
  expect(link.pathname).toBe(`/docs${SECOND}`);
  const { length } = error.mock.calls;
  fireEvent.scroll(window);
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(error.mock.calls).toHaveLength(length);
});
