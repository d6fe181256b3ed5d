import type { Heading, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import type { ComponentRule } from '../../lib/components';
import { WRITER_COMPONENTS, WRITER_ELEMENTS } from '../../lib/components';
import { checkFence } from './fence-rules';
import { checkFileTree } from './file-tree';
import { headingIdError, ID } from './heading-ids';
import type { Add, Partials, Reference } from './types';
import type { Diagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import type { Position } from '../../lib/positions';
import { nearest } from '../../lib/diagnostic';

type MarkdownDiagnostic = Omit<Diagnostic, 'file'>;
type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

const RULES: ReadonlyMap<string, ComponentRule> = new Map(Object.entries(WRITER_COMPONENTS));
const ELEMENTS: ReadonlySet<string> = new Set(WRITER_ELEMENTS);
const NO_CODE = 'write it as text, or put it in backticks';

/**
 * Reports everything that content must not contain: unknown components, computed properties, code,
 * code blocks without a language, bare URLs, malformed IDs, and first-level headings. Also collects
 * references.
 *
 * @param included The files that code blocks can show. Undefined if they can't show files.
 */
export function checkMarkdown(
  root: Root,
  source: string,
  included?: Partials,
): { diagnostics: MarkdownDiagnostic[]; references: Reference[] } {
  const diagnostics: MarkdownDiagnostic[] = [];
  const references: Reference[] = [];
  const images = new Set<string>();
  visitParents(root, 'imageReference', ({ identifier }) => void images.add(identifier));
  visitParents(root, (node, ancestors) => {
    const at = node.position?.start ?? { line: 1, column: 1 };
    const place = { line: at.line, column: at.column };
    const add: Add = (rule, message, fix, where = place, edit = undefined) => {
      diagnostics.push({ ...where, rule, message, fix, ...(edit && { edit }) });
    };
    switch (node.type) {
      case 'mdxjsEsm':
        add('code', 'import and export are not allowed in content', NO_CODE);
        return SKIP;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        add('code', `The expression {${node.value}} is not allowed in content`, NO_CODE);
        return SKIP;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const parent = ancestors.findLast((ancestor) => ancestor.type.startsWith('mdxJsx'));
        checkElement(node, parent as Jsx | undefined, add);
        if (node.name === 'FileTree') checkFileTree(node, add);
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
          const url = attribute.value;
          if (attribute.name === 'href') references.push({ ...place, url, kind: 'link' });
          if (node.name === 'Part') references.push({ ...place, url, kind: 'part' });
        }
        references.push(...tableReferences(node).map((reference) => ({ ...place, ...reference })));
        return undefined;
      }
      case 'heading':
        checkHeading(node, root, source, add);
        return undefined;
      case 'code':
        checkFence(node, included, add);
        return undefined;
      case 'link':
      case 'image':
        references.push({ ...place, url: node.url, kind: node.type });
        if (node.type === 'image') checkAlternative(node.alt, node.url, add);
        return undefined;
      case 'imageReference':
        checkAlternative(node.alt, node.identifier, add);
        return undefined;
      case 'definition': {
        const kind = images.has(node.identifier) ? 'image' : 'link';
        references.push({ ...place, url: node.url, kind });
        return undefined;
      }
      case 'text': {
        if (ancestors.some(({ type }) => type.startsWith('link'))) return undefined;
        const start = node.position?.start.offset ?? 0;
        const text = source.slice(start, node.position?.end.offset);
        for (const bare of text.matchAll(/https?:\/\/\S+/g)) {
          const where = positionAt(source, start + bare.index);
          add('link', `${bare[0]} is a bare URL`, 'write [text](URL) or `URL`', where);
        }
        return undefined;
      }
      default:
        return undefined;
    }
  });
  return { diagnostics, references };
}

/** Returns the library and version that a generated table is about. */
function tableReferences({ name, attributes }: Jsx): Omit<Reference, keyof Position>[] {
  const props = new Map(
    attributes.flatMap((item) =>
      item.type === 'mdxJsxAttribute' ? [[item.name, String(item.value)] as const] : [],
    ),
  );
  const url = (...names: string[]) => names.map((prop) => props.get(prop) ?? '').join('/');
  if (name === 'EntryTable') return [{ url: url('library', 'version'), kind: 'entries' }];
  if (name === 'Changes') return [{ url: url('library', 'from', 'to'), kind: 'changes' }];
  return [];
}

function checkAlternative(alt: string | null | undefined, name: string, add: Add): void {
  if (!alt?.trim()) add('image', `${name} has no alternative text`, 'describe it: ![…](…)');
}

function checkHeading(node: Heading, root: Root, source: string, add: Add): void {
  const error = headingIdError(node, source);
  if (error) add('id', error.message, error.fix, error.at, error.edit);
  if (node.children.length === 0) add('heading', 'The heading is empty', 'name it or remove it');
  if (node.depth === 1) {
    const message = 'The title is already the first-level heading';
    const hasMark = source[node.position?.start.offset ?? 0] === '#';
    // With subheadings, their levels would have to change, too.
    const edit = hasMark && !hasSubheadings(root, node) ? { from: '#', to: '##' } : undefined;
    add('heading', message, 'start with ##', undefined, edit);
  }
}

/** Returns true if the next heading of a text is on a lower level. */
function hasSubheadings(root: Root, heading: Heading): boolean {
  const headings: Heading[] = [];
  visit(root, 'heading', (node) => void headings.push(node));
  const next = headings[headings.indexOf(heading) + 1];
  return next !== undefined && next.depth > heading.depth;
}

function checkElement(node: Jsx, parent: Jsx | undefined, add: Add): void {
  const name = node.name ?? '';
  if (ELEMENTS.has(name)) {
    if (node.attributes.length > 0)
      add('component', `<${name}> can't have properties`, 'remove them');
    return;
  }
  const rule = RULES.get(name);
  if (!rule) {
    const meant = nearest(name, RULES.keys());
    const fix = meant ? `did you mean <${meant}>?` : `use one of ${[...RULES.keys()].join(', ')}`;
    add('component', `Unknown component <${name}>`, fix);
    return;
  }
  if (node.type === 'mdxJsxTextElement') {
    add(
      'component',
      `<${name}> is inside a line of text`,
      'put its tags on separate lines, with blank lines around the content',
    );
  }
  if (rule.parent && parent?.name !== rule.parent) {
    add(
      'component',
      `<${name}> must be directly inside <${rule.parent}>`,
      `put <${rule.parent}> around it`,
    );
  }
  checkProps(node, rule, add);
}

function checkProps(node: Jsx, rule: ComponentRule, add: Add): void {
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      add('component', `<${node.name}> has a computed property`, 'write name="value"');
      continue;
    }
    given.add(attribute.name);
    const diagnostic = propError(attribute, rule);
    if (diagnostic) {
      const message = `The ${attribute.name} property of <${node.name}> ${diagnostic[0]}`;
      add('component', message, diagnostic[1]);
    }
  }
  for (const [name, prop] of Object.entries(rule.props)) {
    if (prop.required && !given.has(name)) {
      add('component', `<${node.name}> needs the property ${name}`, `add ${name}="…"`);
    }
  }
}

function propError(attribute: MdxJsxAttribute, rule: ComponentRule): [string, string] | undefined {
  const { name, value } = attribute;
  const prop = Object.hasOwn(rule.props, name) ? rule.props[name] : undefined;
  if (!prop) {
    const meant = nearest(name, Object.keys(rule.props));
    return ["doesn't exist", meant ? `did you mean ${meant}?` : 'remove it'];
  }
  if (typeof value === 'object' && value !== null) {
    return ['is an expression', `write ${name}="…"`];
  }
  if (prop.type === 'boolean') {
    return value == null ? undefined : ["can't have a value", `write only ${name}`];
  }
  if (value == null) return ['has no value', `write ${name}="…"`];
  const ids = { id: [value], ids: value.split(/\s+/) }[prop.type as string] ?? [];
  if (!ids.every((item) => ID.test(item))) {
    return [`is "${value}"`, 'use lowercase letters, digits, and hyphens'];
  }
  if (prop.type === 'number' && !/^\d+$/.test(value)) return ["isn't a number", 'use digits'];
  if (prop.values && !prop.values.includes(value)) {
    return [`is "${value}"`, `use one of ${prop.values.join(', ')}`];
  }
  return undefined;
}
