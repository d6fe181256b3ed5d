import { COPY_FEEDBACK_MS } from '../lib/limits';
import { COPY_BUTTON_TEXT, HEADING_TEXT } from '../lib/strings/frame';
import { announce } from './announce';
import { copyText } from './copy-text';
import { onClick } from './events';

/** For elements that show the result in `data-result`. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

function showResult(element: HTMLElement, result: string): void {
  element.dataset['result'] = result;
  announce(result);
  clearTimeout(timers.get(element));
  const reset = () => delete element.dataset['result'];
  timers.set(element, setTimeout(reset, COPY_FEEDBACK_MS));
}

/** Without shell prompts, output, and removed lines. */
export function typedText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  copy.querySelectorAll('.prompt, .output, del').forEach((part) => part.remove());
  // A pasted line break would run the command in a terminal.
  return copy.textContent.replace(/\n$/, '');
}

/** The button's own text, or its block's code, which can be edited. */
function textFor(button: HTMLElement): string {
  const own = button.dataset['copy'] ?? '';
  const block = button.closest<HTMLElement>('figure');
  if (own || !block) return own;
  return block.dataset['edited'] ?? typedText(block.querySelector('code')!);
}

/**
 * Handles `data-copy`, `data-copy-page`, and the URLs of headings. Selects code that the browser
 * refuses to copy.
 */
export function startCopying(): void {
  onClick('[data-copy]', (button) => {
    copyText(textFor(button)).then(
      () => showResult(button, COPY_BUTTON_TEXT.done),
      () => {
        showResult(button, COPY_BUTTON_TEXT.failed);
        const code = button.closest('figure')?.querySelector('code');
        if (code) getSelection()?.selectAllChildren(code);
      },
    );
  });
  onClick('[data-copy-page]', (button) => {
    // In a menu, which closes, or alone.
    const label = button.closest('details')?.querySelector('summary') ?? button;
    fetchText(button.dataset['copyPage']!)
      .then(copyText)
      .then(
        () => showResult(label, COPY_BUTTON_TEXT.done),
        () => showResult(label, COPY_BUTTON_TEXT.failed),
      );
  });
  // If the browser refuses, the address bar shows the URL.
  onClick('a.anchor', (anchor) => {
    copyText((anchor as HTMLAnchorElement).href).then(
      () => showResult(anchor, HEADING_TEXT.copied),
      () => undefined,
    );
  });
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  return response.text();
}
