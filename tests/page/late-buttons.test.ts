import { goLive, pressIfWaiting } from '../../src/page/late-buttons';

const root = document.documentElement;
const handled = jest.fn();

beforeEach(() => {
  handled.mockClear();
  root.removeAttribute('data-live');
  document.head.innerHTML = '<script src="/app.js" type="text/plain"></script>';
  document.body.innerHTML = '<button data-late><b>Run</b></button><button>Other</button>';
});

const button = () => document.querySelector<HTMLElement>('[data-late]')!;
const isBusy = () => button().getAttribute('aria-busy');
const message = () => document.querySelector('[role=alert]');
const hydrate = () => button().addEventListener('click', handled);
const fail = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event('error'));

test.each(['[data-late]', '[data-late] b'])(
  'a press on %s before the app has arrived waits, and is handled once when the app is there',
  (selector) => {
    const target = document.querySelector<HTMLElement>(selector)!;
    target.click();
    target.click();
    expect(isBusy()).toBe('true');
    goLive();
    hydrate();
    pressIfWaiting(button());
    expect(isBusy()).toBeNull();
    pressIfWaiting(button());
    expect(handled).toHaveBeenCalledTimes(1);
    button().click();
    expect(isBusy()).toBeNull();
    expect(handled).toHaveBeenCalledTimes(2);
  },
);

test('buttons that were not pressed, and those that need no app, do not wait', () => {
  document.querySelector<HTMLElement>('button:last-child')!.click();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  hydrate();
  pressIfWaiting(button());
  expect(handled).not.toHaveBeenCalled();
});

describe('if a script cannot be loaded', () => {
  // The page's script remembers the failure, so this has to come first.
  test.each([
    ['an image', '<img>', 'img'],
    ['a style sheet', '<link rel="stylesheet">', 'link'],
  ])('nothing happens for %s', (_, html, selector) => {
    document.body.insertAdjacentHTML('beforeend', html);
    button().click();
    fail(selector);
    expect([isBusy(), message()]).toEqual(['true', null]);
    expect(root.hasAttribute('data-broken')).toBe(false);
  });

  test('nothing appears before a press', () => {
    fail('script');
    expect(message()).toBeNull();
    expect(root.hasAttribute('data-broken')).toBe(true);
  });

  test('later presses are answered, too, with one message', () => {
    fail('script');
    button().click();
    button().click();
    expect(isBusy()).toBeNull();
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  });
});
