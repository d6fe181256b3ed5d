import type { SearchField } from '../../src/page/search-dialog';
import { SEARCH_DIALOG, SEARCH_FIELD, setQuery } from '../../src/page/search-dialog';
import { addModalDialogs, cancel } from '../fixtures/modal-dialogs';

const PAGE = `<button class="search-open"><svg></svg>Search</button>
  <p id="text">Row Level\n    Security</p><textarea id="editor"></textarea>
  <dialog id="${SEARCH_DIALOG}"><div class="panel"><input id="${SEARCH_FIELD}">
    <button class="clear">Clear</button><button class="close">Close</button></div></dialog>`;

const find = <Type extends HTMLElement>(selector: string) =>
  document.querySelector<Type>(selector)!;
const dialog = () => find<HTMLDialogElement>('dialog');
const field = () => find<HTMLInputElement>('input');
const select = (node: Node) => getSelection()!.selectAllChildren(node);

/** Returns false if the browser doesn't handle the key. */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  const target = document.activeElement ?? document.body;
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
}
const control = (key: string) => press(key, { code: `Key${key.toUpperCase()}`, ctrlKey: true });

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

beforeAll(addModalDialogs);
beforeEach(() => {
  document.body.innerHTML = PAGE;
  getSelection()!.removeAllRanges();
});

test.each<[string, () => unknown, boolean]>([
  ['Ctrl+K', () => control('k'), true],
  ['Cmd+K', () => press('k', { code: 'KeyK', metaKey: true }), true],
  ['a slash', () => press('/'), true],
  ['a press on a button', () => find('button').click(), true],
  [
    'a press on its icon',
    () => find('svg').dispatchEvent(new MouseEvent('click', { bubbles: true })),
    true,
  ],
  ['another key', () => press('a'), false],
  ['a press elsewhere', () => find('#text').click(), false],
])('%s', (_, act, opens) => {
  const opened = jest.fn();
  dialog().addEventListener('open', opened);
  act();
  expect(dialog().open).toBe(opens);
  expect(opened).toHaveBeenCalledTimes(opens ? 1 : 0);
  if (opens) expect(document.activeElement).toBe(field());
});

test('the browser does not handle a key that opens search', () => {
  expect(control('k')).toBe(false);
  dialog().close();
  expect(press('/')).toBe(false);
  dialog().close();
  expect(press('a')).toBe(true);
});

test.each<[string, () => void, string]>([
  ['nothing is selected', () => undefined, ''],
  ['text is selected', () => select(find('#text')), 'Row Level Security'],
  [
    'a long text is selected',
    () => {
      find('#text').textContent = 'a'.repeat(10_000);
      select(find('#text'));
    },
    'a'.repeat(64),
  ],
  [
    'a long text would be cut inside a character',
    () => {
      find('#text').textContent = `${'a'.repeat(63)}🙂`;
      select(find('#text'));
    },
    'a'.repeat(63),
  ],
])('if %s, the field contains it, and typing replaces it', (_, prepare, text) => {
  prepare();
  control('k');
  expect(field().value).toBe(text);
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, text.length]);
});

test('the field keeps what the reader has typed while search is open', () => {
  control('k');
  type('rls');
  select(find('#text'));
  find('.search-open').click();
  expect(field().value).toBe('rls');
});

test('the field keeps a text that is pasted, and the browser inserts it', () => {
  const text = `Error: no\n  at ${'a'.repeat(100)}`;
  const paste = (target: HTMLElement) =>
    target.dispatchEvent(
      Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
        clipboardData: { getData: () => text },
      }),
    );
  control('k');
  expect(paste(find('#editor'))).toBe(true);
  expect((field() as SearchField).pasted).toBeUndefined();
  expect(paste(field())).toBe(true);
  expect((field() as SearchField).pasted).toBe(text);
});

test('Ctrl+K closes search again, and a slash is part of the query', () => {
  control('k');
  expect(press('/')).toBe(true);
  // As after a click on a text in the dialog.
  field().blur();
  press('/');
  expect(dialog().open).toBe(true);
  expect(control('k')).toBe(false);
  expect(dialog().open).toBe(false);
});

test.each<[string, () => void]>([
  ['the button', () => find('.close').click()],
  ['Ctrl+K', () => void control('k')],
  ['Escape', () => cancel(dialog())],
])('closing search with %s clears the field', (_, close) => {
  const onInput = jest.fn();
  control('k');
  type('rls');
  field().addEventListener('input', onInput);
  close();
  expect([dialog().open, field().value]).toEqual([false, '']);
  expect(onInput).toHaveBeenCalledTimes(1);
  control('k');
  expect(field().value).toBe('');
});

test('the other button only clears the field', () => {
  const onInput = jest.fn();
  control('k');
  type('rls');
  field().addEventListener('input', onInput);
  find('.clear').focus();
  find('.clear').click();
  expect([dialog().open, field().value]).toEqual([true, '']);
  expect(document.activeElement).toBe(field());
  expect(onInput).toHaveBeenCalledTimes(1);
});

test('a text that is set counts as typed, unless it is already there', () => {
  const onInput = jest.fn();
  field().addEventListener('input', onInput);
  setQuery('rls');
  setQuery('rls');
  expect(field().value).toBe('rls');
  expect(onInput).toHaveBeenCalledTimes(1);
});

describe('a click', () => {
  const pointerDown = (selector: string) =>
    find(selector).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));

  test.each([
    ['next to the panel closes search', 'dialog', 'dialog', false],
    ['in the panel does not', '.panel', '.panel', true],
    // The browser reports it on the dialog, which contains both ends.
    ['that ends a selection next to the panel does not', 'input', 'dialog', true],
  ])('%s', (_, from, to, isOpen) => {
    control('k');
    pointerDown(from);
    find(to).click();
    expect(dialog().open).toBe(isOpen);
  });
});

test('other dialogs that close do not change the field', () => {
  setQuery('rls');
  document.body.insertAdjacentHTML('beforeend', '<dialog id="other"></dialog>');
  const other = find<HTMLDialogElement>('#other');
  other.showModal();
  other.close();
  expect(field().value).toBe('rls');
});

test('without the dialog, nothing fails', () => {
  document.body.innerHTML = '<button class="search-open"></button>';
  const onError = jest.fn();
  window.addEventListener('error', onError);
  control('k');
  find('button').click();
  setQuery('rls');
  window.removeEventListener('error', onError);
  expect(onError).not.toHaveBeenCalled();
});
