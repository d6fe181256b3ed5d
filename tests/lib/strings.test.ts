import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import * as build from '../../src/lib/strings/build';
import * as frame from '../../src/lib/strings/frame';
import * as gallery from '../../src/lib/strings/gallery';
import * as offline from '../../src/lib/strings/offline';
import * as reference from '../../src/lib/strings/reference';
import * as run from '../../src/lib/strings/run';
import * as search from '../../src/lib/strings/search';
import * as searchBox from '../../src/lib/strings/search-box';
import * as settings from '../../src/lib/strings/settings';
import * as widgets from '../../src/lib/strings/widgets';

/** `literalTexts` takes these for texts. */
const EXCEPTIONS = [
  { file: 'mdx/Checklist.tsx', text: 'supabaseDocsChecklist:', reason: 'start of a storage key' },
  { file: 'mdx/JwtForm.tsx', text: 'anon', reason: 'name of a Postgres role' },
  { file: 'mdx/JwtForm.tsx', text: 'service_role', reason: 'name of a Postgres role' },
  { file: 'mdx/code/ProjectDialog.tsx', text: 'url', reason: 'name of a field in a form' },
  { file: 'mdx/code/ProjectDialog.tsx', text: 'key', reason: 'name of a field in a form' },
  { file: 'mdx/gallery/choices.tsx', text: 'mixed', reason: 'state of a checkbox' },
  { file: 'mdx/gallery/fields.tsx', text: '#3ecf8e', reason: 'color' },
  { file: 'mdx/gallery/fields.tsx', text: 'email', reason: 'name of a field in a form' },
  { file: 'mdx/gallery/overlays.tsx', text: 'ascending', reason: 'value of an option' },
  { file: 'offline/SectionTable.tsx', text: 'print', reason: 'name of an action' },
  { file: 'search/SearchIcon.tsx', text: 'M4 6h16M4 11h16M4 16h10', reason: 'path of an icon' },
  { file: 'templates/Entry.tsx', text: 'reference', reason: 'kind of a page' },
  { file: 'templates/guide.tsx', text: 'guide', reason: 'kind of a page' },
  { file: 'ui/forms/Field.tsx', text: 'label', reason: 'end of an ID' },
];

/** Relative to `src`. */
const COMPONENTS =
  /^(html|(layout|mdx|offline|pages|reading|run|search|templates|theme|ui)\/.*)\.tsx$/;

/** A person sees or hears these. */
const TEXT_PROPS =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|description|help|hint|label|name|placeholder|text|title|\w+Text)$/;

/** Their `name` isn't visible. */
const HIDDEN_NAMES = /^(input|meta|Icon|SearchIcon)$/;

interface Literal {
  text: string;
  line: number;
}

/**
 * Strings with letters in JSX texts, JSX expressions, and `TEXT_PROPS`. Follows local constants and state.
 */
function literalTexts(code: string): Literal[] {
  const file = ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true);
  const values = localValues(file);
  const found = new Set<ts.LiteralLikeNode>();

  const add = (node: ts.LiteralLikeNode) => /\p{L}/u.test(node.text) && found.add(node);
  const collect = (node: ts.Node): void => {
    if (isJsx(node) || isComparison(node) || ts.isTaggedTemplateExpression(node)) return;
    if (ts.isPropertyAssignment(node)) return collect(node.initializer);
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].forEach(collect);
    if (ts.isElementAccessExpression(node)) return collect(node.expression);
    if (isString(node)) add(node);
    if (ts.isIdentifier(node)) {
      const value = values.get(node.text);
      values.delete(node.text);
      if (value) collect(value);
    }
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node);
    const text = textOf(node);
    if (text) collect(text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found].map((node) => ({
    text: node.text.trim(),
    line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  }));
}

/** Undefined if the node contains no text. */
function textOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isJsxExpression(node)) return ts.isJsxAttribute(node.parent) ? undefined : node.expression;
  if (ts.isJsxAttribute(node)) {
    const prop = node.name.getText();
    const isHidden = prop === 'name' && HIDDEN_NAMES.test(node.parent.parent.tagName.getText());
    return TEXT_PROPS.test(prop) && !isHidden ? node.initializer : undefined;
  }
  if (!ts.isPropertyAssignment(node) && !ts.isBindingElement(node)) return undefined;
  return TEXT_PROPS.test(node.name.getText().replaceAll("'", '')) ? node.initializer : undefined;
}

/** Initial values by name. State counts as a variable. */
function localValues(file: ts.SourceFile): Map<string, ts.Expression> {
  const values = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const [first] = ts.isArrayBindingPattern(node.name) ? node.name.elements : [];
      if (ts.isIdentifier(node.name)) values.set(node.name.text, node.initializer);
      else if (first && ts.isBindingElement(first))
        values.set(first.name.getText(), node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return values;
}

function isJsx(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

function isComparison(node: ts.Node): boolean {
  return ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText());
}

function isString(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
}

test.each([
  ['JSX text', '<p>Text</p>', ['Text']],
  ['an expression', "<p>{isOpen ? 'Open' : `${count} closed`}</p>", ['Open', 'closed']],
  ['a fallback', "<p>{message || 'Failed'}</p>", ['Failed']],
  ['an argument', "<p>{option('All', true)}</p>", ['All']],
  ['an attribute', '<a aria-label="Link" title={`Go to ${name}`} />', ['Link', 'Go to']],
  ["a component's property", '<Boundary name="The menu" />', ['The menu']],
  ['a default value', "function A({ label = 'Loading' }) {}", ['Loading']],
  ['an object', "const items = [{ label: 'First' }];", ['First']],
  ['a constant', "const TITLES = { tip: 'Tip' }; <p>{TITLES[type]}</p>;", ['Tip']],
  ['state', "const [title] = useState('None'); <p>{title}</p>;", ['None']],
  ['texts without letters', '<p>#{count} / 5{" "}</p>', []],
  ['imported texts', '<p title={TEXT.title}>{TEXT.count(1)}</p>', []],
  [
    'other attributes',
    '<a className="link" href="#menu" key={`a-${b}`}><Icon name="go" /></a>',
    [],
  ],
  ['comparisons', "<p>{level === 'home' && <Icon />}</p>", []],
])('finds literal texts: %s', (_, code, texts) => {
  expect(literalTexts(code).map(({ text }) => text)).toEqual(texts);
});

const files = (readdirSync('src', { recursive: true }) as string[]).filter((file) =>
  COMPONENTS.test(file),
);
const literals = files.flatMap((file) =>
  literalTexts(readFileSync(join('src', file), 'utf8')).map((literal) => ({ file, ...literal })),
);
const excepted = (file: string, text: string) =>
  EXCEPTIONS.find((exception) => exception.file === file && exception.text === text);

test('components import their texts from src/lib/strings', () => {
  expect(files.length).toBeGreaterThan(80);
  expect(literals.filter(({ file, text }) => !excepted(file, text))).toEqual([]);
});

test('every exception is in use', () => {
  const used = new Set(literals.map(({ file, text }) => excepted(file, text)));
  expect(EXCEPTIONS.filter((exception) => !used.has(exception))).toEqual([]);
});

/** Their strings end up in pages. Relative to `src/node`. */
const TREES = [
  ...['spec/changes.ts', 'spec/entry-table.ts', 'spec/entry-tree.ts', 'twins/llms.ts'],
  ...['quality/quality.ts', 'feeds/feed-items.ts'],
];

test.each(TREES)('node/%s imports its texts from src/lib/strings', (file) => {
  const code = readFileSync(join('src/node', file), 'utf8');
  // Component names are capitalized, too, but come first in their element.
  const titles = [...code.matchAll(/(?<!\[\s*|: )'([A-Z][a-z]+(?: [a-z]+)*)'/g)].map(
    ([, text]) => text,
  );
  expect(titles).toEqual([]);
});

test('components use every text', () => {
  const code = (readdirSync('src', { recursive: true }) as string[])
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .join('\n');
  const unused = Object.entries({
    ...build,
    ...frame,
    ...gallery,
    ...offline,
    ...reference,
    ...run,
    ...search,
    ...searchBox,
    ...settings,
    ...widgets,
  }).flatMap(([group, texts]) =>
    Object.keys(texts)
      .map((name) => `${group}.${name}`)
      .filter((name) => !code.includes(name) && !code.includes(`${group}[`)),
  );
  expect(unused).toEqual([]);
});
