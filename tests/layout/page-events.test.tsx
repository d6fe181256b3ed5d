import { act } from '@testing-library/react';
import { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from '../../src/layout/route';
import { replaceHydrateFunction } from '../../src/layout/wrap-page';

// jsdom has no constructed style sheets.
jest.mock('../../src/theme/StyleCache', () => ({ StyleCache: 'div' }));

const told: string[] = [];
for (const name of ['page:leave', 'page:show', 'page:live']) {
  window.addEventListener(name, () => told.push(name));
}
beforeEach(() => {
  told.length = 0;
});

const at = (pathname: string, hash = '') => ({ pathname, hash });
const OPTIONS = { plugins: [] };

test.each([
  ['the first page', undefined, at('/docs/a'), []],
  ['another page', at('/docs/a'), at('/docs/b'), ['page:leave', 'page:show']],
  ['an anchor of the page', at('/docs/a'), at('/docs/a', '#x'), ['page:leave', 'page:show']],
])('when Gatsby shows %s, the script of the page gets %j', (_, prevLocation, location, events) => {
  const update = { location, prevLocation } as never;
  onPreRouteUpdate?.(update, OPTIONS);
  expect(told).toEqual(events.slice(0, 1));
  onRouteUpdate?.(update, OPTIONS);
  expect(told).toEqual(events);
});

test('Gatsby does not scroll, too', () => {
  expect(shouldUpdateScroll?.({} as never, OPTIONS)).toBe(false);
});

test.each([
  ['hydrated', '<p>Text</p>'],
  ['rendered in the preview', ''],
])('a page that is %s is live from then on', async (_, html) => {
  document.documentElement.removeAttribute('data-live');
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.querySelector('div')!;
  await act(async () => replaceHydrateFunction()(<p>Text</p>, container));
  expect(container.innerHTML).toBe('<p>Text</p>');
  expect(document.documentElement.hasAttribute('data-live')).toBe(true);
  expect(told).toEqual(['page:live']);
});
