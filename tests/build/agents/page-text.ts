import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';

/** In no text. */
const START = '\uE000';

function withoutChrome(html: string, removed: string): HTMLElement {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  for (const element of root.querySelectorAll(removed)) element.remove();
  return root.querySelector('body')!;
}

/** With link targets. */
export function convertedText(html: string): string {
  const body = withoutChrome(html, 'script, style');
  for (const link of body.querySelectorAll('a[href]')) {
    link.insertAdjacentHTML('beforeend', `](${link.getAttribute('href')})`);
  }
  return body.structuredText;
}

export function contentStart(html: string): { start: number; length: number } {
  const body = withoutChrome(html, 'script, style, nav, body > p');
  body.querySelector('h1')!.insertAdjacentHTML('beforebegin', START);
  const { structuredText } = body;
  return { start: structuredText.indexOf(START), length: structuredText.length };
}

export function searchableBody(html: string): string {
  return withoutChrome(html, 'script, style, nav').innerHTML;
}

/** Controls, and other pages. */
const NOT_CONTENT = [
  ...['nav', 'button', 'aside.contents', 'details.contents', 'script', 'style', 'a.anchor'],
  ...['.feedback', '.source', 'figcaption', 'svg', '[role=tablist]', 'p[hidden]'],
].join(', ');

export function contentSegments(html: string): string[] {
  const body = withoutChrome(html, NOT_CONTENT);
  return body
    .querySelectorAll(':is(.content, .lead) :is(p, li, h2, h3, h4, td, th), .lead')
    .filter((element) => !element.querySelector('p, li, pre'))
    .map(({ text }) => compact(text))
    .filter((text) => text.length > 10);
}

/** For comparisons: without white space, marks of Markdown, and escapes. */
export function compact(text: string): string {
  return text
    .replace(/\]\([^)]*\)|<\/?(?:kbd|su[bp]|br)\b[^>]*>/g, '')
    .replace(/[\s\\*`[\]_~|<>]|&\w+;/g, '');
}

export function tabContent(html: string): { headings: string[]; length: number } {
  const panels = withoutChrome(html, 'script, style').querySelectorAll('[role=tabpanel]');
  return {
    headings: panels.flatMap((panel) =>
      panel.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ text }) => text),
    ),
    length: panels.reduce((sum, panel) => sum + panel.structuredText.length, 0),
  };
}

/** Otherwise, a code block contains the rest of the text. */
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
