import { act, fireEvent, render, screen } from '@testing-library/react';
import { Contents } from '../../src/layout/Contents';

const sections = ['one', 'two', 'three'].map((id, index) => ({
  id,
  title: id.toUpperCase(),
  depth: index === 1 ? 3 : 2,
}));

/** Where the headings stand in the window, as a reader has scrolled. */
function place(tops: number[], scrolled = { top: 0, atEnd: false }): void {
  sections.forEach(({ id }, index) => {
    const heading = document.getElementById(id)!;
    heading.getBoundingClientRect = () => ({ top: tops[index] }) as DOMRect;
  });
  const height = window.innerHeight + scrolled.top + (scrolled.atEnd ? 0 : 1000);
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: height,
    configurable: true,
  });
  Object.defineProperty(window, 'scrollY', { value: scrolled.top, configurable: true });
}

async function scroll(): Promise<void> {
  await act(async () => {
    fireEvent.scroll(window);
    await new Promise((done) => requestAnimationFrame(done));
  });
}

const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);

beforeEach(() => {
  const headings = sections.map(({ id }) => `<h2 id="${id}">${id}</h2>`).join('');
  document.body.innerHTML = `<main>${headings}</main><div id="root"></div>`;
  place([500, 900, 1400]);
});

const draw = () =>
  render(<Contents sections={sections} />, { container: document.getElementById('root')! });

test('the sections are listed with their depth and lead to their headings', () => {
  draw();
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy();
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ dataset }) => dataset['depth'])).toEqual(['2', '3', '2']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['#one', '#two', '#three'],
  ]);
});

test.each<[string, number[], { top: number; atEnd: boolean }, string[]]>([
  ['none above the first heading', [500, 900, 1400], { top: 0, atEnd: false }, []],
  ['the first one', [100, 500, 1000], { top: 400, atEnd: false }, ['ONE']],
  ['the last one that was passed', [-400, 80, 500], { top: 900, atEnd: false }, ['TWO']],
  ['the last one at the end of the page', [-800, -300, 400], { top: 1300, atEnd: true }, ['THREE']],
])('the section being read is marked: %s', async (_, tops, scrolled, names) => {
  draw();
  place(tops, scrolled);
  await scroll();
  expect(marked()).toEqual(names);
});

test('a page that was loaded further down has its section marked', () => {
  place([-100, 400, 900], { top: 600, atEnd: false });
  draw();
  expect(marked()).toEqual(['ONE']);
});
