/** @jest-environment jsdom */
import { LOAD_CODE_SCRIPT, SHOW_CURRENT_SCRIPT } from '../../../src/lib/first-paint/page-code';

/** Runs the script in a page whose code waits in a template. */
function openPage(hash = ''): void {
  history.replaceState(null, '', `/${hash}`);
  document.body.innerHTML =
    '<a href="#x">Link</a><template data-code><script src="/app.js" async></script></template>';
  new Function(LOAD_CODE_SCRIPT)();
}

const scripts = () =>
  [...document.querySelectorAll('script')].map((element) => element.getAttribute('src'));

test('without an action of the reader, no code loads', () => {
  openPage();
  expect(scripts()).toEqual([]);
});

test.each([
  'pointermove',
  'pointerdown',
  'touchstart',
  'click',
  'wheel',
  'scroll',
  'keydown',
  'input',
  'focusin',
])('%s loads the code, once', (name) => {
  openPage();
  const link = document.querySelector('a')!;
  link.dispatchEvent(new Event(name));
  link.dispatchEvent(new Event(name));
  expect(scripts()).toEqual(['/app.js']);
  expect(document.querySelector('template')).toBeNull();
});

test('a hash loads the code immediately, because it can select a tab', () => {
  openPage('#kotlin');
  expect(scripts()).toEqual(['/app.js']);
});

test('an action while the page is still arriving loads the code when it has arrived', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  openPage();
  window.dispatchEvent(new Event('pointermove'));
  expect(scripts()).toEqual([]);
  state.mockRestore();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(scripts()).toEqual(['/app.js']);
});

test('a page whose code has already loaded has no template', () => {
  openPage();
  document.querySelector('template')!.remove();
  window.dispatchEvent(new Event('pointermove'));
  expect(scripts()).toEqual([]);
});

/** Runs the script in a page with a menu from 0 to 100 px, and returns how far it scrolls. */
function scrolledTo(top: number, bottom: number, isWide = true): number {
  window.matchMedia = () => ({ matches: isWide }) as MediaQueryList;
  window.requestAnimationFrame = (callback) => {
    callback(0);
    return 0;
  };
  document.body.innerHTML = '<div id="menu"><a aria-current="page">Here</a></div>';
  const box = (from: number, to: number) => () =>
    ({ top: from, bottom: to, height: to - from }) as DOMRect;
  const menu = document.getElementById('menu')!;
  menu.getBoundingClientRect = box(0, 100);
  menu.firstElementChild!.getBoundingClientRect = box(top, bottom);
  new Function(SHOW_CURRENT_SCRIPT)();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  return menu.scrollTop;
}

test.each([
  ['below the visible part of the menu', 500, 520, 460],
  ['partly below it', 90, 110, 50],
  ['in view', 40, 60, 0],
])('if the current page is %s, the menu shows it in the middle', (_, top, bottom, expected) => {
  expect(scrolledTo(top, bottom)).toBe(expected);
});

test('in a narrow window, where the menu is hidden, nothing is measured', () => {
  expect(scrolledTo(500, 520, false)).toBe(0);
});
