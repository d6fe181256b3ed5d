import { entry, page } from '../../fixtures/site-files';
import { siteReader } from './read-site';

const read = siteReader();
const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];

test('headings can have the names of members of every object', () => {
  const ids = NAMES.map((name) => name.toLowerCase());
  const headings = NAMES.map((name) => `## \`${name}\``);
  // Markdown reads the underscores of `__proto__` as bold text, except in code.
  const spelledOut = ids.filter((id) => id !== '__proto__');
  const written = spelledOut.map((id) => `## Again [#${id}-2 #x-${id}]`);
  const links = ids.map((id) => `[a](#${id})`);
  const text = page([...headings, ...written, ...links].join('\n\n'));
  const { pages, diagnostics } = read({ 'content/guides/auth.mdx': `${text}\n## Sign in\n` });
  expect(diagnostics).toEqual([]);
  const { anchors, formerAnchors } = pages.find(({ path }) => path === '/guides/auth')!;
  expect([...anchors]).toEqual(expect.arrayContaining(ids));
  for (const name of spelledOut) {
    expect(Object.entries(formerAnchors)).toContainEqual([`x-${name}`, `${name}-2`]);
  }
});

test('entries can have the names of members of every object', () => {
  const ids = [
    'constructor',
    'to-string',
    'has-own-property',
    'value-of',
    'maybe-single',
    'maybesingle',
  ];
  const items = ids.map((id) => `      - { id: ${id}, title: ${id}, type: function }\n`).join('');
  const { pages, diagnostics } = read({
    'spec/sections/client.yml': `groups:\n  - items:\n      - { id: start, title: Start, type: markdown }\n      - { id: select, title: Read, type: function }\n      - { id: insert, title: Add, type: function }\n${items}`,
    'spec/javascript/v2.yml': ['select', 'insert', ...ids].map((id) => entry(id)).join(''),
  });
  expect(diagnostics).toEqual([]);
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(ids.map((id) => `/reference/javascript/${id}`)));
});
