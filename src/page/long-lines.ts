import { onClick } from './events';
import { keepInPlace } from './keep-in-place';
import { readStored, store } from './storage';

export const WRAP_KEY = 'supabaseWrapCode';

export function isWrapped(): boolean {
  return readStored(WRAP_KEY) === 'true';
}

export function applyWrap(isOn: boolean): void {
  document.documentElement.toggleAttribute('data-wrap', isOn);
  for (const button of document.querySelectorAll('button.wrap')) {
    button.setAttribute('aria-pressed', String(isOn));
  }
}

export function wrapLines(isOn: boolean): void {
  store(WRAP_KEY, String(isOn));
  applyWrap(isOn);
}

export function startWrapping(): void {
  onClick('button.wrap', (button) => keepInPlace(button, () => wrapLines(!isWrapped())));
}

let resizes: ResizeObserver | undefined;
let views: IntersectionObserver | undefined;

/**
 * Marks code blocks with a line that's too long, even if it's wrapped now, with `data-long`.
 * Measures them near the visible part of the page, and when their size changes.
 */
export function markLongLines(): void {
  if (!('ResizeObserver' in window)) return;
  resizes ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
      target.parentElement?.toggleAttribute('data-long', hasLongLine(target));
    }
  });
  views ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        views?.unobserve(target);
        resizes?.observe(target);
      }
    },
    { rootMargin: '50%' },
  );
  for (const block of document.querySelectorAll('.code-block > pre')) views.observe(block);
}

function hasLongLine(block: Element): boolean {
  if (block.scrollWidth > block.clientWidth) return true;
  const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(block);
  const lines = block.textContent.split('\n').length;
  const height = block.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
  return height > (lines + 0.5) * parseFloat(lineHeight);
}
