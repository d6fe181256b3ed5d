import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';

/** Marks the start of the content. No text contains it. */
const START = '\uE000';

/** Returns a page without the elements that no converter keeps, and without its menus. */
function withoutChrome(html: string, removed: string): HTMLElement {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  for (const element of root.querySelectorAll(removed)) element.remove();
  return root.querySelector('body')!;
}

/** Returns the text of a page as agents convert it, with the targets of links. */
export function convertedText(html: string): string {
  const body = withoutChrome(html, 'script, style');
  for (const link of body.querySelectorAll('a[href]')) {
    link.insertAdjacentHTML('beforeend', `](${link.getAttribute('href')})`);
  }
  return body.structuredText;
}

/** Returns how much of a page's text comes before its title, and the length of the text. */
export function contentStart(html: string): { start: number; length: number } {
  const body = withoutChrome(html, 'script, style, nav, body > p');
  body.querySelector('h1')!.insertAdjacentHTML('beforebegin', START);
  const { structuredText } = body;
  return { start: structuredText.indexOf(START), length: structuredText.length };
}

/** Returns the body of a page in which checkers look for a hint, without menus and scripts. */
export function searchableBody(html: string): string {
  return withoutChrome(html, 'script, style, nav').innerHTML;
}

/** The parts of an article that aren't content: what readers can do with the page, and other pages. */
const NOT_CONTENT = [
  ...['nav', 'button', 'aside.contents', 'details.contents', 'script', 'style', 'a.anchor'],
  ...['.feedback', '.source', 'figcaption', 'svg', '[role=tablist]', 'p[hidden]'],
].join(', ');

/** Returns the paragraphs, list items, headings, and cells of a page's content. */
export function contentSegments(html: string): string[] {
  const body = withoutChrome(html, NOT_CONTENT);
  return body
    .querySelectorAll(':is(.content, .lead) :is(p, li, h2, h3, h4, td, th), .lead')
    .filter((element) => !element.querySelector('p, li, pre'))
    .map(({ text }) => compact(text))
    .filter((text) => text.length > 10);
}

/** Returns a text without white space, marks of Markdown, and escapes, for comparisons. */
export function compact(text: string): string {
  return text
    .replace(/\]\([^)]*\)|<\/?(?:kbd|su[bp]|br)\b[^>]*>/g, '')
    .replace(/[\s\\*`[\]_~|<>]|&\w+;/g, '');
}

/** Returns the headings in the tabs of a page, and the length of all tabs. */
export function tabContent(html: string): { headings: string[]; length: number } {
  const panels = withoutChrome(html, 'script, style').querySelectorAll('[role=tabpanel]');
  return {
    headings: panels.flatMap((panel) =>
      panel.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ text }) => text),
    ),
    length: panels.reduce((sum, panel) => sum + panel.structuredText.length, 0),
  };
}

/** Returns true if every code block has an end. One without an end contains the rest of the text. */
export function hasClosedFences(markdown: string): boolean {
  let open = '';
  for (const line of markdown.split('\n')) {
    const [, fence = '', info = ''] =
      /^[\s>]*(?:(?:[-*]|\d+\.)\s+)?(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (!open) open = fence;
    else if (fence.startsWith(open) && info.trim() === '') open = '';
  }
  return open === '';
}
