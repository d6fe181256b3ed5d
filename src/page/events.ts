/** Calls a handler for every click on an element that matches a selector, also on one that's added later. */
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
 * What the app tells the page's script, as events of the window: `page:leave` before it renders another page,
 * `page:url` after it has changed the URL, `page:show` to scroll to what the URL refers to, after it has rendered
 * that, `page:content` after it has rendered something else, and `page:live` when it starts to handle events.
 */
export type PageEvent = 'page:leave' | 'page:url' | 'page:show' | 'page:content' | 'page:live';

/** Sends an event to the page's script. */
export function tellPage(name: PageEvent): void {
  window.dispatchEvent(new Event(name));
}
