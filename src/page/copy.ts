import { COPY_FEEDBACK_MS } from '../lib/limits';
import { HEADING_TEXT } from '../lib/strings/frame';
import { announce } from './announce';
import { copyText } from './copy-text';
import { onClick } from './events';

/** Elements that show the result of copying. CSS displays the part for the state in `data-state`. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

function showState(element: HTMLElement, state: 'done' | 'failed'): void {
  element.dataset['state'] = state;
  clearTimeout(timers.get(element));
  const reset = () => delete element.dataset['state'];
  timers.set(element, setTimeout(reset, COPY_FEEDBACK_MS));
}

/** Returns the code that the reader would type, without shell prompts, output, and removed lines. */
export function typedText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  copy.querySelectorAll('.prompt, .output, del').forEach((part) => part.remove());
  // Pasting a line break into a terminal would run the command.
  return copy.textContent.replace(/\n$/, '');
}

/** Returns the text of a button: its own, or the code of its block, which the reader may have edited. */
function textFor(button: HTMLElement): string {
  const own = button.dataset['copy'] ?? '';
  const block = button.closest<HTMLElement>('figure');
  if (own || !block) return own;
  return block.dataset['edited'] ?? typedText(block.querySelector('code')!);
}

/**
 * Copies the text of buttons with `data-copy`, the Markdown of links with `data-copy-page`, and the URL of
 * headings. If the browser refuses to copy code, it's selected instead.
 */
export function startCopying(): void {
  const copy = async (element: HTMLElement, text: string | Promise<string>) => {
    try {
      await copyText(await text);
      showState(element, 'done');
    } catch (error) {
      showState(element, 'failed');
      throw error;
    }
    return element.querySelector('[data-for=done]')?.textContent ?? '';
  };
  onClick('[data-copy]', (button) => {
    copy(button, textFor(button)).then(announce, () => {
      announce(button.querySelector('[data-for=failed]')?.textContent ?? '');
      const code = button.closest('figure')?.querySelector('code');
      if (code) getSelection()?.selectAllChildren(code);
    });
  });
  onClick('[data-copy-page]', (button) => {
    const status = button.closest<HTMLElement>('details') ?? button;
    copy(status, fetchText(button.dataset['copyPage']!)).then(announce, () =>
      announce(status.querySelector('[data-for=failed]')?.textContent ?? ''),
    );
  });
  // If the browser refuses, the address bar shows the URL.
  onClick('a.anchor', (anchor) => {
    copyText((anchor as HTMLAnchorElement).href).then(
      () => {
        showState(anchor, 'done');
        announce(HEADING_TEXT.copied);
      },
      () => undefined,
    );
  });
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  return response.text();
}
