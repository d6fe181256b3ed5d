/** Also for elements that are added later. */
export function onClick(
  selector: string,
  handler: (element: HTMLElement, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (element) handler(element, event);
  });
}

/**
 * Of the window: `page:leave` before the app renders another page, `page:url` after it has changed
 * the URL, `page:show` to scroll to what the URL refers to, `page:content` after it has rendered
 * something else, and `page:live` when it starts to handle events.
 */
type PageEvent = 'page:leave' | 'page:url' | 'page:show' | 'page:content' | 'page:live';

export function tellPage(name: PageEvent): void {
  window.dispatchEvent(new Event(name));
}
