import { act, fireEvent, render, screen } from '@testing-library/react';
import { Contents } from '../../../src/layout/contents/Contents';
import { AnchorsContext } from '../../../src/mdx/anchors';

const sections = ['one', 'two', 'three'].map((id, index) => ({
  id,
  title: id.toUpperCase(),
  depth: index === 1 ? 3 : 2,
}));

const WINDOW = 800;

/** `tops` are in the window, and `rest` is the height of the page below it. */
function setPositions(tops: number[], { top, rest } = { top: 0, rest: 1000 }): void {
  sections.forEach(({ id }, index) => {
    const heading = document.getElementById(id)!;
    heading.getBoundingClientRect = () => ({ top: tops[index] }) as DOMRect;
  });
  const { documentElement } = document;
  const sizes = { clientHeight: WINDOW, scrollHeight: WINDOW + top + rest };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(documentElement, name, { value, configurable: true });
  }
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

async function scroll(): Promise<void> {
  await act(async () => {
    fireEvent.scroll(window);
    await new Promise((done) => requestAnimationFrame(done));
  });
}

const highlighted = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);

beforeEach(() => {
  const headings = sections.map(({ id }) => `<h2 id="${id}">${id}</h2>`).join('');
  document.body.innerHTML = `<main>${headings}</main><div id="root"></div>`;
  setPositions([500, 900, 1400]);
});

const renderContents = () =>
  render(<Contents sections={sections} />, { container: document.getElementById('root')! });

test('the sections are listed with their depth, and link to their headings', () => {
  renderContents();
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy();
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ dataset }) => dataset['depth'])).toEqual(['2', '3', '2']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['#one', '#two', '#three'],
  ]);
});

test.each<[string, number[], { top: number; rest: number }, string[]]>([
  ['the first one, above its heading', [500, 900, 1400], { top: 0, rest: 1000 }, ['ONE']],
  ['the first one', [100, 500, 1000], { top: 400, rest: 1000 }, ['ONE']],
  ['the last one that has passed the line', [-400, 80, 500], { top: 900, rest: 1000 }, ['TWO']],
  ['the last one at the end of the page', [-800, -300, 400], { top: 1300, rest: 0 }, ['THREE']],
  // Otherwise, headings in the last window could never be in view.
  ['a later one near the end', [-800, 300, 700], { top: 1300, rest: WINDOW / 2 }, ['TWO']],
  ['the first one on a page that does not scroll', [200, 300, 400], { top: 0, rest: 0 }, ['ONE']],
])('the section in view is highlighted: %s', async (_, tops, scrolled, names) => {
  renderContents();
  setPositions(tops, scrolled);
  await scroll();
  expect(highlighted()).toEqual(names);
});

test('a heading in a hidden panel is not in view', async () => {
  renderContents();
  document.getElementById('two')!.outerHTML = '<div hidden="until-found"><h2 id="two"></h2></div>';
  setPositions([-400, 0, 500], { top: 900, rest: 1000 });
  await scroll();
  expect(highlighted()).toEqual(['ONE']);
});

test('the section of a link that was followed stays highlighted until the reader scrolls', async () => {
  renderContents();
  setPositions([-800, 300, 500], { top: 1300, rest: 0 });
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: 'TWO' }));
    await new Promise((done) => requestAnimationFrame(done));
  });
  expect(highlighted()).toEqual(['TWO']);
  setPositions([-801, 299, 499], { top: 1301, rest: 0 });
  await scroll();
  expect(highlighted()).toEqual(['TWO']);
  setPositions([-804, 296, 496], { top: 1304, rest: 0 });
  await scroll();
  expect(highlighted()).toEqual(['THREE']);
});

test('the list measures nothing while it is hidden, and marks the current section when it opens', async () => {
  setPositions([-500, 20, 500], { top: 1000, rest: 1000 });
  let isVisible = false;
  HTMLElement.prototype.checkVisibility = () => isVisible;
  renderContents();
  await scroll();
  expect(highlighted()).toEqual([]);
  isVisible = true;
  act(() => void fireEvent(document.querySelector('[popover]')!, new Event('toggle')));
  expect(highlighted()).toEqual(['TWO']);
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
});

test('among several entries, the links have the prefix and the URL of their entry', () => {
  document.querySelector('main')!.innerHTML = '<h2 id="b-one">One</h2><h2 id="one">One</h2>';
  document.getElementById('b-one')!.getBoundingClientRect = () => ({ top: 90 }) as DOMRect;
  document.getElementById('one')!.getBoundingClientRect = () => ({ top: 900 }) as DOMRect;
  render(
    <AnchorsContext value={{ prefix: 'b-', url: '/docs/b' }}>
      <Contents sections={sections} entryTitle="B" />
    </AnchorsContext>,
    { container: document.getElementById('root')! },
  );
  expect(screen.getByRole('navigation', { name: 'Sections of B' })).toBeTruthy();
  expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe('/docs/b#one');
  expect(highlighted()).toEqual(['ONE']);
});

test('the name of a section may break after its underscores, and reads the same', () => {
  const title = 'provider_email_needs_verification';
  render(<Contents sections={[{ id: 'one', title, depth: 2 }]} />);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe(title);
  expect(link.innerHTML).toBe('provider_<wbr>email_<wbr>needs_<wbr>verification');
});

test('a long list shows the subsections of the part that the reader is in, but keeps still under the pointer', async () => {
  const long = Array.from({ length: 21 }, (_, index) => ({
    id: `s${index}`,
    title: `S${index}`,
    depth: index % 3 === 0 ? 2 : 3,
  }));
  const main = document.querySelector('main')!;
  main.innerHTML = long.map(({ id }) => `<h2 id="${id}"></h2>`).join('');
  const readTo = async (last: number) => {
    [...main.children].forEach((heading, index) => {
      heading.getBoundingClientRect = () => ({ top: index <= last ? 0 : 900 }) as DOMRect;
    });
    await scroll();
  };
  const subsections = () =>
    screen
      .getAllByRole('listitem')
      .filter(({ dataset }) => dataset['depth'] === '3')
      .map(({ textContent }) => textContent);
  render(<Contents sections={long} />, { container: document.getElementById('root')! });
  await readTo(0);
  expect(subsections()).toEqual(['S1', 'S2']);
  await readTo(8);
  expect(highlighted()).toEqual(['S8']);
  expect(subsections()).toEqual(['S7', 'S8']);
  const list = screen.getByRole('list');
  jest.spyOn(list, 'matches').mockReturnValue(true);
  await readTo(12);
  expect(highlighted()).toEqual(['S12']);
  expect(subsections()).toEqual(['S7', 'S8']);
  fireEvent.pointerLeave(list);
  expect(subsections()).toEqual(['S13', 'S14']);
});
