import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readFrontMatter } from '../../../src/node/markdown/front-matter';
import { extractHeadingIds } from '../../../src/node/markdown/heading-ids';
import { parse } from '../../../src/node/markdown/parse';
import { remarkTables } from '../../../src/node/markdown/parse';
import { visitsAllPages } from '../../fixtures/pages-to-test';
import { drawFrom, randomFrom, seedFor } from '../../fixtures/random';

const remark = unified().use(remarkParse).use(remarkMdx).use(remarkTables);

// One in about ten thousand random changes leads to a different tree.
const seed = seedFor('Parsers', 20261125);
const random = randomFrom(seed);
const below = (limit: number) => Math.floor(random() * limit);

const bodiesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFrontMatter(file, readFileSync(join(folder, file), 'utf8')).body);

// The fixture site, so changes don't depend on real content.
const sections = bodiesIn('tests/fixtures/site/content').flatMap((body) => body.split(/\n(?=## )/));

/** Changes how Markdown is read. */
const INSERTED = [
  ...['{', '}', '{x}', '<', '>', '/', '"', "'", '`', '[', ']', '(', ')', '*', '_', '~', '|', '\\'],
  ...[
    '\n',
    ' ',
    '    ',
    '\t',
    '\n\n',
    '\n> ',
    '\n- ',
    '\n- [ ] ',
    '\n1. ',
    '#',
    '-',
    '=',
    '!',
    '&',
  ],
  ...[
    '<b>',
    '</b>',
    '<Tabs>',
    '<!-- a -->',
    '<a\nb="c">',
    '&amp;',
    '\n```\n',
    '\n~~~\n',
    '\n---\n',
  ],
  ...['www.a.org', 'https://a.org', 'a@b.org', '\n| a | b |\n', '[x]: /a\n', '![a](b)', '[^1]'],
  ...['import x from "y"\n', 'export const a = 1\n', '---\na: b\n---\n'],
];

function change(text: string): string {
  const at = below(text.length);
  const inserted = random() < 0.35 ? '' : INSERTED[below(INSERTED.length)]!;
  return text.slice(0, at) + inserted + text.slice(inserted ? at : at + 1 + below(3));
}

function byRemark(source: string): Root {
  const root = remark.parse(source);
  extractHeadingIds(root, source);
  return root;
}

/** As JSON without positions of attributes, which nothing needs, or the error. */
function result(read: (source: string) => Root, source: string): unknown {
  const withoutData = (key: string, value: unknown) => {
    const isAttribute =
      (value as Nodes | null)?.type?.startsWith('mdxJsx') && !('children' in (value as Nodes));
    return isAttribute
      ? { ...(value as Nodes), position: undefined }
      : key === 'data'
        ? undefined
        : value;
  };
  try {
    return JSON.parse(JSON.stringify(read(source), withoutData)) as unknown;
  } catch (error) {
    return String(error);
  }
}

test('both parsers return the same tree for each page', () => {
  const pages = bodiesIn('content');
  const texts = visitsAllPages() ? pages : drawFrom(pages, 30, randomFrom(seedFor('Parsed pages')));
  for (const text of texts) expect(result(parse, text)).toEqual(result(byRemark, text));
});

test('both parsers return the same trees and errors for changed text', () => {
  for (let count = 0; count < 400; count++) {
    let text = sections[below(sections.length)]!;
    for (let changes = below(2); changes >= 0; changes--) text = change(text);
    expect({ seed, text, result: result(parse, text) }).toEqual({
      seed,
      text,
      result: result(byRemark, text),
    });
  }
});
