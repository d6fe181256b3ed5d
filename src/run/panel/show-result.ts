/** Scrolls to the result that contains an element, unless the reader has scrolled past its code block. */
export function showResult(element: HTMLElement): void {
  const { top, bottom } = (element.closest('figure') ?? element).getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) return;
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element
    .closest('.run-result')
    ?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
}
