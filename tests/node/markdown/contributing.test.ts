import { existsSync, readFileSync } from 'node:fs';
import type { Code, InlineCode, Link, Nodes } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { contentPath } from '../../../src/lib/paths';
import { markdownToTree } from '../../../src/node/markdown/to-tree';
import { readFrontMatter } from '../../../src/node/markdown/front-matter';
import { readPage } from '../../../src/node/markdown/page-content';
import { checkLinks } from '../../../src/node/site/check-links';
import { checkShape, readYaml } from '../../../src/node/sources/yaml-source';
import { ENTRY_SCHEMAS } from '../../../src/node/spec/entry-schemas';
import { sectionTreeSchema } from '../../../src/node/spec/library-schemas';
import type { SitePage } from '../../../src/node/spec/page';
import { temporaryCache } from '../../fixtures/temporary-project';

const cache = temporaryCache();
const STYLE_GUIDE = 'content/handbook/author-styleguide.mdx';
const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const root = unified().use(remarkParse).parse(contributing);

function nodesOf<Type extends Nodes['type']>(type: Type, tree: Nodes = root) {
  const found: Extract<Nodes, { type: Type }>[] = [];
  visit(tree, (node) => {
    if (node.type === type) found.push(node as never);
  });
  return found;
}

const fences = nodesOf('code');
const spans = nodesOf('inlineCode').map(({ value }: InlineCode) => value);
const fencesIn = (lang: string) => fences.filter((fence: Code) => fence.lang === lang);

function problemsIn(example: string): string[] {
  const { body, diagnostics } = example.startsWith('---\n')
    ? readFrontMatter('a.mdx', example)
    : { body: example, diagnostics: [] };
  const parsed = markdownToTree(body, { file: 'a.mdx', line: 1, column: 1 });
  return [...diagnostics, ...parsed.diagnostics].map(formatDiagnostic);
}

test.each(fencesIn('mdx').map(({ value }) => [value]))(
  'the example %j has no problems',
  (value) => {
    expect(problemsIn(value)).toEqual([]);
  },
);

/** Completes what an example in a sentence omits. */
const COMPLETE: [pattern: RegExp, replacement: string][] = [
  [/^```(\S.*)$/, '```$1\n1\n2\n3\n4\n5\n6\n```'],
  [/^<Step (.*)>$/, '<Steps>\n<Step $1>\n\nText.\n\n</Step>\n</Steps>'],
  [/^<(kbd|sub|sup)>$/, '<$1>a</$1>'],
];
const complete = (text: string) =>
  COMPLETE.reduce((result, [pattern, to]) => result.replace(pattern, to), text.trim());
const markup = spans.filter((span) =>
  /^(?:\[.+\]\(|!\[|## |<(?:Step \w|(?:Part|EntryTable|Changes|QualityTables|br|kbd|sub|sup)\b)|```)/.test(
    span.trim(),
  ),
);

test.each(markup.map((span) => [span]))('%j has no problems', (span) => {
  expect(problemsIn(complete(span))).toEqual([]);
});

test('the style guide shows sources without problems', () => {
  const { body } = readFrontMatter(STYLE_GUIDE, readFileSync(STYLE_GUIDE, 'utf8'));
  const sources = nodesOf('code', unified().use(remarkParse).parse(body)).filter(
    ({ lang }) => lang === 'mdx',
  );
  expect(sources.length).toBeGreaterThan(10);
  for (const { value } of sources) {
    if (!value.includes('file="')) expect(problemsIn(value)).toEqual([]);
  }
});

function pageAt(path: string): Partial<SitePage>[] {
  const file = [`content${path}.mdx`, `content${path}/index.mdx`].find((name) => existsSync(name));
  if (!file) return [];
  const { anchors, formerAnchors } = readPage(cache, file, readFileSync(file, 'utf8'));
  const own = {
    path: contentPath(file.slice('content/'.length)),
    file,
    aliases: [],
    references: [],
  };
  return [{ ...own, anchors: new Set(anchors), formerAnchors }];
}

const links = markup.flatMap((span) =>
  /^\[/.test(span) ? nodesOf('link', unified().use(remarkParse).parse(span)) : [],
);

test.each([
  ...links.map(({ url }: Link) => [url]),
  // It selects a tab.
  ['/guides/auth/overview?lang=dart'],
])('a page can link to %s', (url) => {
  const [path = ''] = url.split(/[?#]/);
  const reference = { kind: 'link', url, line: 1, column: 1 } as const;
  const from = { path: '/a', file: 'a.mdx', aliases: [], anchors: new Set(), formerAnchors: {} };
  const pages = [...pageAt(path), { ...from, references: [reference] }] as SitePage[];
  const site = { pages, images: new Map<string, string>(), parts: [], notes: [], libraries: [] };
  expect(checkLinks(site).map(formatDiagnostic)).toEqual([]);
});

test('the examples of specs are valid', () => {
  const [tree, entries] = ['# spec/sections/', '# spec/javascript/'].map((start) => {
    const { value = '' } = fencesIn('yaml').find((fence) => fence.value.startsWith(start)) ?? {};
    return readYaml('a.yml', value);
  });
  expect([...tree!.diagnostics, ...checkShape(sectionTreeSchema, tree!).diagnostics]).toEqual([]);
  const schema = ENTRY_SCHEMAS.function as never;
  expect([...entries!.diagnostics, ...checkShape(schema, entries!, [0]).diagnostics]).toEqual([]);
});

test('package.json has all commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...contributing.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(10);
  // `npm run dev` starts the app of a guide.
  expect(named.filter((name) => name !== 'dev' && !(name in scripts))).toEqual([]);
});

test('all files that it links to exist', () => {
  const files = nodesOf('link')
    .map(({ url }: Link) => url)
    .filter((url) => !/^(?:https?:|#)/.test(url));
  expect(files.filter((file) => !existsSync(file.split('#')[0]!))).toEqual([]);
});
