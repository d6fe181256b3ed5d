import { ENTRY_KEYS, isChord, isSingleKey, SINGLE_KEYS_KEY } from '../../src/page/keys';
import { store } from '../../src/page/storage';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  delete root.dataset['mac'];
  window.history.replaceState(null, '', '/');
});

/** Presses a key in the element with `data-target`. Returns what `read` makes of the event. */
function press<Result>(
  init: KeyboardEventInit,
  read: (event: KeyboardEvent) => Result,
  html = '<p></p>',
): Result {
  document.body.innerHTML = html;
  const results: Result[] = [];
  // Comes before the page's listeners, which handle the key.
  const listener = (event: KeyboardEvent) => void results.push(read(event));
  const target = document.querySelector('[data-target]') ?? document.body;
  window.addEventListener('keydown', listener, true);
  target.dispatchEvent(keydown(init));
  window.removeEventListener('keydown', listener, true);
  return results[0]!;
}

const keydown = (init: KeyboardEventInit) =>
  new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init });
const isK = (event: KeyboardEvent) => isChord(event, 'k');
const isSlash = (event: KeyboardEvent) => isSingleKey(event, '/');

const FIELD = '<input data-target>';
const EDITORS = [
  '<textarea data-target></textarea>',
  '<div contenteditable><b data-target></b></div>',
  '<div contenteditable="plaintext-only" data-target></div>',
];

describe('Ctrl or Cmd with a letter', () => {
  test.each<[string, KeyboardEventInit, boolean]>([
    ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }, true],
    ['Cmd+K', { key: 'k', code: 'KeyK', metaKey: true }, true],
    ['Ctrl+K with Caps Lock', { key: 'K', code: 'KeyK', ctrlKey: true }, true],
    ['the Cyrillic letter in the place of K', { key: 'л', code: 'KeyK', ctrlKey: true }, true],
    ['the Greek letter in the place of K', { key: 'κ', code: 'KeyK', ctrlKey: true }, true],
    ['K elsewhere, as on a Dvorak keyboard', { key: 'k', code: 'KeyV', ctrlKey: true }, true],
    ['the Dvorak key in the place of K', { key: 't', code: 'KeyK', ctrlKey: true }, false],
    ['a Cyrillic letter elsewhere', { key: 'к', code: 'KeyR', ctrlKey: true }, false],
    ['K without Ctrl', { key: 'k', code: 'KeyK' }, false],
    ['Ctrl+Cmd+K', { key: 'k', code: 'KeyK', ctrlKey: true, metaKey: true }, false],
    ['Ctrl+Alt+K', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }, false],
    // On Windows, AltGr is Ctrl and Alt.
    ['AltGr and K', { key: 'ĸ', code: 'KeyK', ctrlKey: true, altKey: true }, false],
    ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, false],
    ['a composition', { key: 'k', code: 'KeyK', ctrlKey: true, isComposing: true }, false],
    ['an input method', { key: 'k', code: 'KeyK', ctrlKey: true, keyCode: 229 }, false],
    ['another letter', { key: 'j', code: 'KeyJ', ctrlKey: true }, false],
  ])('%s', (_, init, expected) => {
    expect(press(init, isK)).toBe(expected);
  });

  const CONTROL = { key: 'k', code: 'KeyK', ctrlKey: true };
  const COMMAND = { key: 'k', code: 'KeyK', metaKey: true };

  test.each(EDITORS)('never applies in %s', (html) => {
    expect([press(CONTROL, isK, html), press(COMMAND, isK, html)]).toEqual([false, false]);
  });

  test.each([
    ['<input data-target>'],
    ['<select data-target></select>'],
    ['<button data-target></button>'],
    ['<div contenteditable="false" data-target></div>'],
    ['<dialog open><input data-target></dialog>'],
  ])('applies in %s', (html) => {
    expect(press(CONTROL, isK, html)).toBe(true);
  });

  test('on Apple devices, Ctrl edits text in fields, and Cmd does not', () => {
    root.dataset['mac'] = '';
    expect([press(CONTROL, isK, FIELD), press(COMMAND, isK, FIELD)]).toEqual([false, true]);
    expect(press(CONTROL, isK)).toBe(true);
  });

  test('does not apply if something else has handled the key', () => {
    expect(
      press(CONTROL, (event) => {
        event.preventDefault();
        return isK(event);
      }),
    ).toBe(false);
  });
});

describe('a single key', () => {
  test.each<[string, KeyboardEventInit, boolean]>([
    ['the key', { key: '/' }, true],
    ['the key with Shift, as on a German keyboard', { key: '/', shiftKey: true }, true],
    ['another key', { key: 'r' }, false],
    ['Ctrl and the key', { key: '/', ctrlKey: true }, false],
    ['Cmd and the key', { key: '/', metaKey: true }, false],
    ['Alt and the key', { key: '/', altKey: true }, false],
    ['a composition', { key: '/', isComposing: true }, false],
    ['an input method', { key: '/', keyCode: 229 }, false],
  ])('%s', (_, init, expected) => {
    expect(press(init, isSlash)).toBe(expected);
  });

  test.each([
    ...[FIELD, '<select data-target></select>', ...EDITORS],
    '<dialog open><a data-target href="#x">x</a></dialog>',
    '<div role="dialog"><a data-target href="#x">x</a></div>',
  ])('does nothing in %s', (html) => {
    expect(press({ key: '/' }, isSlash, html)).toBe(false);
  });

  test('applies while the focus is still in a dialog that was just closed', () => {
    expect(press({ key: '/' }, isSlash, `<dialog>${FIELD}</dialog>`)).toBe(true);
  });

  test.each([
    ['false', false],
    ['true', true],
    ['', true],
    ['junk', true],
  ])('with the setting "%s" applies: %s', (setting, expected) => {
    store(SINGLE_KEYS_KEY, setting);
    expect(press({ key: '/' }, isSlash)).toBe(expected);
    expect(press({ key: 'k', ctrlKey: true }, isK)).toBe(true);
  });
});

test('no key applies in an editor inside a shadow root', () => {
  document.body.innerHTML = '<div></div>';
  const shadow = document.querySelector('div')!.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<textarea></textarea>';
  const results: boolean[] = [];
  const listener = (event: KeyboardEvent) => void results.push(isK(event), isSlash(event));
  window.addEventListener('keydown', listener, true);
  const textarea = shadow.querySelector('textarea')!;
  textarea.dispatchEvent(keydown({ key: 'k', code: 'KeyK', ctrlKey: true }));
  textarea.dispatchEvent(keydown({ key: '/' }));
  window.removeEventListener('keydown', listener, true);
  expect(results).toEqual([false, false, false, false]);
});

test("a form's autofill, whose events have no key, does nothing", () => {
  const event = new Event('keydown', { bubbles: true }) as KeyboardEvent;
  expect([isK(event), isSlash(event)]).toEqual([false, false]);
  const onError = jest.fn();
  window.addEventListener('error', onError);
  document.body.dispatchEvent(event);
  window.removeEventListener('error', onError);
  expect(onError).not.toHaveBeenCalled();
});

describe('the keys that open the previous and the next entry', () => {
  const KEYS = { altKey: true, shiftKey: true };
  const links = (path: string) =>
    `<div data-entry="${path}">
      <a rel="prev" aria-keyshortcuts="${ENTRY_KEYS.previous}" href="#before-${path}"></a>
      <a rel="next" aria-keyshortcuts="${ENTRY_KEYS.next}" href="#after-${path}"></a>
    </div>`;
  const PAGE = links('/a') + links('/b');

  /** `free` is true if the browser would still handle the key. */
  function followed(init: KeyboardEventInit, html = PAGE): [href: string | null, free: boolean] {
    document.body.innerHTML = html;
    let href: string | null = null;
    const listener = (event: MouseEvent) => {
      event.preventDefault();
      href = (event.target as Element).getAttribute('href');
    };
    document.addEventListener('click', listener);
    const target = document.querySelector('[data-target]') ?? document.body;
    const free = target.dispatchEvent(keydown(init));
    document.removeEventListener('click', listener);
    return [href, free];
  }

  beforeEach(() => window.history.replaceState(null, '', '/docs/b'));

  test.each<[string, KeyboardEventInit, string | null]>([
    ['the next entry', { ...KEYS, key: 'ArrowRight' }, '#after-/b'],
    ['the previous entry', { ...KEYS, key: 'ArrowLeft' }, '#before-/b'],
    ['no entry: another key', { ...KEYS, key: 'ArrowDown' }, null],
    ['no entry: only one modifier', { altKey: true, key: 'ArrowRight' }, null],
    ['no entry: no modifiers', { key: 'ArrowRight' }, null],
    ['no entry: a third modifier', { ...KEYS, ctrlKey: true, key: 'ArrowRight' }, null],
    ['no entry: a fourth modifier', { ...KEYS, metaKey: true, key: 'ArrowRight' }, null],
    ['no entry: a composition', { ...KEYS, isComposing: true, key: 'ArrowRight' }, null],
  ])('go to %s', (_, init, href) => {
    expect(followed(init)).toEqual([href, href === null]);
  });

  test('follow the links of the page if the URL is none of its entries', () => {
    window.history.replaceState(null, '', '/docs/guides');
    expect(followed({ ...KEYS, key: 'ArrowRight' })).toEqual(['#after-/a', false]);
  });

  test('do nothing without a link', () => {
    expect(followed({ ...KEYS, key: 'ArrowRight' }, '<p></p>')).toEqual([null, true]);
  });

  test.each([
    ...[FIELD, '<select data-target></select>', ...EDITORS],
    '<dialog open><a data-target href="#x">x</a></dialog>',
    '<div role="dialog"><a data-target href="#x">x</a></div>',
  ])('do nothing in %s', (html) => {
    expect(followed({ ...KEYS, key: 'ArrowRight' }, PAGE + html)).toEqual([null, true]);
  });

  test('do nothing while text is selected, because they extend a selection on Apple devices', () => {
    document.body.innerHTML = `${PAGE}<p>Text</p>`;
    getSelection()!.selectAllChildren(document.querySelector('p')!);
    expect(document.body.dispatchEvent(keydown({ ...KEYS, key: 'ArrowRight' }))).toBe(true);
    getSelection()!.removeAllRanges();
    expect(document.body.dispatchEvent(keydown({ ...KEYS, key: 'ArrowRight' }))).toBe(false);
  });
});

describe('the question mark', () => {
  /** Returns how often the settings button was pressed, and whether the browser handles the key. */
  function pressed(init: KeyboardEventInit, html = '<button data-settings></button>') {
    document.body.innerHTML = html;
    const onClick = jest.fn();
    document.querySelector('[data-settings]')?.addEventListener('click', onClick);
    const target = document.querySelector('[data-target]') ?? document.body;
    const free = target.dispatchEvent(keydown(init));
    return [onClick.mock.calls.length, free];
  }
  const QUESTION = { key: '?', shiftKey: true };

  test('opens the settings', () => {
    expect(pressed(QUESTION)).toEqual([1, false]);
  });

  test.each<[string, KeyboardEventInit, string]>([
    ['in a field', QUESTION, FIELD],
    ['with Ctrl', { ...QUESTION, ctrlKey: true }, ''],
    ['in a dialog', QUESTION, '<dialog open><a data-target href="#x">x</a></dialog>'],
  ])('does nothing %s', (_, init, html) => {
    expect(pressed(init, `<button data-settings></button>${html}`)).toEqual([0, true]);
  });

  test('does nothing if single keys are off', () => {
    store(SINGLE_KEYS_KEY, 'false');
    expect(pressed(QUESTION)).toEqual([0, true]);
  });
});
