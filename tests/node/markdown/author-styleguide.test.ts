import { readFileSync } from 'node:fs';
import type { Code, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ComponentRule } from '../../../src/lib/components';
import { WRITER_COMPONENTS, WRITER_ELEMENTS } from '../../../src/lib/components';
import { readFrontMatter } from '../../../src/node/markdown/front-matter';
import { parseMarkdown } from '../../../src/node/markdown/parse';

const FILE = 'content/handbook/author-styleguide.mdx';
/** Explained but not shown live, because each one fills a page. */
const NOT_LIVE = ['Changes', 'EntryTable', 'Playground', 'QualityTables', 'SiteChanges'];

const { body } = readFrontMatter(FILE, readFileSync(FILE, 'utf8'));
const root = parseMarkdown(body) as Nodes;
const names = new Set<string>();
const fences: Code[] = [];
visit(root, (node) => {
  if (node.type === 'code') fences.push(node);
  if ('name' in node && node.name) names.add(node.name);
});
const sources = fences.filter(({ lang }) => lang === 'mdx').map(({ value }) => value);

const live = sources.reduce((text, source) => text.replace(`mdx\n${source}\n`, ''), body);

const COMPONENTS = Object.entries<ComponentRule>(WRITER_COMPONENTS).map(([name, { props }]) => ({
  name,
  props,
}));

test.each(COMPONENTS)('the page shows $name live', ({ name }) => {
  expect([...names, ...NOT_LIVE]).toContain(name);
});

test.each(COMPONENTS)(
  'the page shows the source of $name with all its properties',
  ({ name, props }) => {
    const uses = sources.flatMap(
      (source) => source.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [],
    );
    expect(uses.length).toBeGreaterThan(0);
    for (const [prop, { type }] of Object.entries(props)) {
      expect(uses.join()).toContain(type === 'boolean' ? ` ${prop}>` : `${prop}="`);
    }
  },
);

test.each(WRITER_ELEMENTS)('the page shows <%s> live and as source', (name) => {
  expect(names.has(name)).toBe(true);
  expect(sources.some((source) => source.includes(`<${name}`))).toBe(true);
});

test('the page shows every allowed value of a property', () => {
  // The page of components shows all values of `Widget`.
  const others = COMPONENTS.filter(({ name }) => name !== 'Widget');
  const values = others.flatMap(({ props }) =>
    Object.entries(props).flatMap(([prop, { values = [] }]) =>
      values.map((value) => `${prop}="${value}"`),
    ),
  );
  expect(values.length).toBeGreaterThan(3);
  expect(values.filter((value) => !live.includes(value))).toEqual([]);
});

test('the live examples contain every line of the sources', () => {
  const shown = sources.filter((source) => !NOT_LIVE.some((name) => source.includes(`<${name}`)));
  const missing = shown.filter((source) => source.split('\n').some((line) => !live.includes(line)));
  expect(shown.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
