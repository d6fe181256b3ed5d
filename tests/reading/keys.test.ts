import { ENTRY_KEYS, entryStep } from '../../src/reading/keys';

const KEYS = { altKey: true, shiftKey: true };

function press(init: KeyboardEventInit, html = '<p></p>'): 1 | -1 | undefined {
  document.body.innerHTML = html;
  let step: 1 | -1 | undefined;
  const onKey = (event: KeyboardEvent) => (step = entryStep(event));
  window.addEventListener('keydown', onKey);
  const target = document.body.querySelector('[data-target]') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  window.removeEventListener('keydown', onKey);
  return step;
}

test.each([
  ['the next entry', { ...KEYS, key: 'ArrowRight' }, 1],
  ['the previous entry', { ...KEYS, key: 'ArrowLeft' }, -1],
  ['no entry: another key', { ...KEYS, key: 'ArrowDown' }, undefined],
  ['no entry: only one modifier', { altKey: true, key: 'ArrowRight' }, undefined],
  ['no entry: no modifiers', { key: 'ArrowRight' }, undefined],
  ['no entry: a third modifier', { ...KEYS, ctrlKey: true, key: 'ArrowRight' }, undefined],
])('the keys go to %s', (_, init, step) => {
  expect(press(init)).toBe(step);
});

test.each([
  '<input data-target>',
  '<textarea data-target></textarea>',
  '<select data-target></select>',
  '<div contenteditable="true"><b data-target></b></div>',
  '<div role="dialog" aria-modal="true"><a data-target href="#x">x</a></div>',
])('the keys do nothing in %s', (html) => {
  expect(press({ ...KEYS, key: 'ArrowRight' }, html)).toBeUndefined();
});

test('aria-keyshortcuts uses the key names of the browser', () => {
  expect(ENTRY_KEYS.next.split('+').at(-1)).toBe('ArrowRight');
  expect(ENTRY_KEYS.previous.split('+').at(-1)).toBe('ArrowLeft');
});
