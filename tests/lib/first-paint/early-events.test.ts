/** @jest-environment jsdom */
import { EARLY_EVENTS_SCRIPT, replayEarlyEvents } from '../../../src/lib/first-paint/early-events';

const handled: string[] = [];

/** Loads a page, runs `act`, and then adds the handlers and replays what was recorded. */
function handledAfter(act: (find: (selector: string) => HTMLElement) => void): string[] {
  document.body.innerHTML =
    '<a href="#x">Link</a><input><button id="one"><svg></svg>One</button><button id="two">Two</button>' +
    '<button class="search-open">Search</button><button role="tab">SQL</button>';
  new Function(EARLY_EVENTS_SCRIPT)();
  act((selector) => document.querySelector<HTMLElement>(selector)!);
  handled.length = 0;
  const record = (event: Event) => {
    const { key, ctrlKey } = event as KeyboardEvent;
    const control = (event.target as HTMLElement).closest('button,a')?.id;
    handled.push(key ? (ctrlKey ? 'Control+' : '') + key : `click ${control}`);
  };
  const stop = new AbortController();
  document.addEventListener('click', record, { signal: stop.signal });
  document.addEventListener('keydown', record, { signal: stop.signal });
  replayEarlyEvents();
  stop.abort();
  return handled;
}

const press = (target: Element, key: string, init: KeyboardEventInit = {}) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );

test('clicks on buttons are handled later, in order', () => {
  const events = handledAfter((find) => {
    find('#two').click();
    find('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  expect(events).toEqual(['click two', 'click one']);
});

test('the keys that open search are handled later, with the text that follows', () => {
  const events = handledAfter(() =>
    ['/', 'r', 'l', 's'].forEach((key) => press(document.body, key)),
  );
  expect(events).toEqual(['/', 'r', 'l', 's']);
  expect(handledAfter(() => press(document.body, 'k', { ctrlKey: true }))).toEqual(['Control+k']);
});

test.each<[string, string, string, KeyboardEventInit]>([
  ['the key that lists all shortcuts', 'body', '?', { shiftKey: true }],
  ['a letter on the search button', '.search-open', 'r', {}],
  ['an arrow key on a tab', '[role=tab]', 'ArrowRight', {}],
  ['a key that moves to the last tab', '[role=tab]', 'End', {}],
  ['the keys that open the next entry', 'body', 'ArrowRight', { altKey: true, shiftKey: true }],
])('%s is handled later', (_, selector, key, init) => {
  expect(handledAfter((find) => press(find(selector), key, init))).toEqual([key]);
});

test('the page does not scroll or search for a key that is handled later', () => {
  let wasFree: boolean | undefined;
  handledAfter(() => (wasFree = press(document.body, '/')));
  expect(wasFree).toBe(false);
});

test.each<[string, (find: (selector: string) => HTMLElement) => void]>([
  ['clicks on links', (find) => find('a').click()],
  ['text in a text field', (find) => press(find('input'), '/')],
  ['other keys', () => press(document.body, 'r')],
  ['keys that scroll', (find) => ['ArrowDown', 'End', ' '].map((key) => press(find('a'), key))],
  ['the space bar on the search button', (find) => press(find('.search-open'), ' ')],
  ['other shortcuts', () => press(document.body, 'p', { ctrlKey: true })],
])('the browser handles %s itself', (_, act) => {
  expect(handledAfter(act)).toEqual([]);
});

test('a recorded click is handled once, even if a handler already exists', () => {
  const clicks = jest.fn();
  document.addEventListener('click', clicks);
  expect(handledAfter((find) => find('#one').click())).toEqual(['click one']);
  document.removeEventListener('click', clicks);
  expect(clicks).toHaveBeenCalledTimes(1);
});

test('a button that is gone is ignored', () => {
  expect(
    handledAfter((find) => {
      find('#one').click();
      find('#one').remove();
    }),
  ).toEqual([]);
});

test('nothing is recorded after the replay', () => {
  handledAfter(() => undefined);
  document.querySelector<HTMLElement>('#one')!.click();
  expect(window.earlyEvents).toBeUndefined();
});
