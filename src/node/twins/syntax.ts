import type { Code, Heading, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';

export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

export function inlineCode(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

export function strong(...children: PhrasingContent[]): PhrasingContent {
  return { type: 'strong', children };
}

export function emphasis(value: string): PhrasingContent {
  return { type: 'emphasis', children: [text(value)] };
}

export function link(url: string, ...children: PhrasingContent[]): PhrasingContent {
  return { type: 'link', url, children };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function blockquote(...children: RootContent[]): RootContent {
  return { type: 'blockquote', children: children as ListItem['children'] };
}

/** `depth` is from 1 to 6. */
export function heading(depth: number, ...children: PhrasingContent[]): Heading {
  return { type: 'heading', depth: depth as Heading['depth'], children };
}

export function code(value: string, lang: string, title?: string): Code {
  return { type: 'code', lang, meta: title === undefined ? null : `title="${title}"`, value };
}

/** `start` is null for a bulleted list. A loose list has blank lines between its blocks. */
export function list(items: RootContent[][], start: number | null = null, isLoose = false): List {
  const children = items.map((item): ListItem => ({
    type: 'listItem',
    spread: isLoose,
    children: item as ListItem['children'],
  }));
  return { type: 'list', ordered: start !== null, start, spread: isLoose, children };
}
