import type { Definition, Heading, Nodes, Parents, Root, Table } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import type { ComponentRule } from '../../lib/components';
import { WRITER_COMPONENTS, WRITER_ELEMENTS } from '../../lib/components';
import { slug } from 'github-slugger';
import { checkFence } from './fence-rules';
import { checkFileTree } from './file-tree';
import { elementFix, isAllowed } from './foreign-elements';
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

/**
 * Reports what content must not contain, and collects references. `included` is undefined if code blocks
 * can't show files. `original` still has the mistakes that were removed from the source.
 */
export function checkMarkdown(
  root: Root,
  source: string,
  included?: Partials,
  original = source,
): { diagnostics: MarkdownDiagnostic[]; references: Reference[] } {
  const diagnostics: MarkdownDiagnostic[] = [];
  const references: Reference[] = [];
  const images = new Set<string>();
  const definitions = new Map<string, Definition>();
  const used = new Set<string>();
  const wrongRows = new Set<Nodes>();
  visit(root, (node) => {
    if (node.type === 'imageReference') images.add(node.identifier);
    if (node.type === 'imageReference' || node.type === 'linkReference') used.add(node.identifier);
  });
  visitParents(root, (node, ancestors) => {
    const at = node.position?.start ?? { line: 1, column: 1 };
    const place = { line: at.line, column: at.column };
    const add: Add = (rule, message, fix, where = place, edit = undefined) => {
      diagnostics.push({ ...where, rule, message, fix, ...(edit && { edit }) });
    };
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const parent = ancestors.findLast((ancestor) => ancestor.type.startsWith('mdxJsx'));
        checkElement(node, parent as Jsx | undefined, source, add);
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
        checkFence(node, source, included, add);
        return undefined;
      case 'table':
        checkTable(node, add).forEach((row) => wrongRows.add(row));
        return undefined;
      case 'paragraph':
        checkParagraph(node, ancestors.at(-1), source, add);
        return undefined;
      case 'link':
        checkLinkText(node, add);
        references.push({ ...place, url: node.url, kind: node.type });
        return undefined;
      case 'image':
        references.push({ ...place, url: node.url, kind: node.type });
        checkAlternative(node.alt, node.url, add);
        if (node.title && !isAlone(ancestors)) {
          const message = `The caption of ${node.url} isn't shown`;
          add('image', message, 'put the image in a paragraph without text, outside of lists');
        }
        return undefined;
      case 'imageReference':
        checkAlternative(node.alt, node.identifier, add);
        return undefined;
      case 'definition': {
        const first = definitions.get(node.identifier);
        if (first) {
          const message = `[${node.label}] is already defined on line ${first.position?.start.line}`;
          add('link', message, 'remove one of the definitions, or use another name');
        } else if (!used.has(node.identifier) && !isNamed(node, source, original)) {
          add('link', `No link uses the definition [${node.label}]`, 'use it, or remove it');
        }
        definitions.set(node.identifier, first ?? node);
        const kind = images.has(node.identifier) ? 'image' : 'link';
        references.push({ ...place, url: node.url, kind });
        return undefined;
      }
      case 'text': {
        const start = node.position?.start.offset ?? 0;
        const text = source.slice(start, node.position?.end.offset);
        if (ancestors.some((ancestor) => wrongRows.has(ancestor))) return undefined;
        const [name] = /&[a-z]\w*;/i.exec(node.value) ?? [];
        if (name) {
          const fix = 'write the character itself, or put it in backticks';
          add('markdown', `${name} isn't the name of a character`, fix);
        }
        const isLinked = ancestors.some(({ type }) => type.startsWith('link'));
        for (const [pattern, rule, message, fix] of LITERALS) {
          if (isLinked && rule === 'link') continue;
          const found = pattern.exec(text);
          if (!found) continue;
          const where = positionAt(source, start + found.index);
          add(rule, message.replace('$&', found[0]), fix, where);
          break;
        }
        return undefined;
      }
      default:
        return undefined;
    }
  });
  return { diagnostics, references };
}

/**
 * Incomplete markup, whose characters Markdown shows. Only the first one is reported, because it can cause
 * the others.
 */
const LITERALS: [pattern: RegExp, rule: string, message: string, fix: string][] = [
  [
    /!\[[^\][\n]+\](?![([:])/,
    'image',
    '$& has no URL',
    'write ![What it shows](/images/<name>.svg)',
  ],
  [/https?:\/\/\S*[^\s.,;:!?)]/, 'link', '$& is a bare URL', 'write [text](URL) or `URL`'],
  [
    /!\[[^\][\n]*\]\([^)\n]* =\d+%?(?:x\d*%?)?\)/,
    'image',
    "The size of an image can't be set here",
    'remove it, because images fit the page',
  ],
  [/!?\[[^\][\n]*\]\([^)\n]*$/m, 'link', "$& isn't closed", 'add ) after the URL'],
  [
    /!?\[[^\][\n]*\]\([^)\n]*\)?/,
    'link',
    '$& is only text, because its URL contains a space or a bracket',
    'write %20 for a space, or put the URL in < and >',
  ],
  [
    /(?<!\\)\[[^\][\n]+\]\[[^\][\n]*\]/,
    'link',
    '$& has no definition',
    'write [text](/path), or add a definition: [name]: /path',
  ],
  [
    /(?<![\\*])\*\*(?!\*)/,
    'markdown',
    "The ** aren't paired, so they're only text",
    'close the bold text right after its last word, or write \\*\\*',
  ],
  [
    /(?<![\\\w])__(?=\w)|(?<=\w)__(?!\w)/,
    'markdown',
    "The __ aren't paired, so they're only text",
    'put names in backticks, or close the bold text',
  ],
  [
    /(?<!\\)~~/,
    'markdown',
    "The ~~ aren't paired, so they're only text",
    'close the text right after its last word, or write \\~\\~',
  ],
  [/(?<!\\)`+/, 'markdown', "The backtick isn't closed", 'add one after the code, or write \\`'],
];

/** Whether a part that was removed from the source can use the definition. */
const isNamed = ({ label }: Definition, source: string, original: string) => {
  const count = (text: string) => text.toLowerCase().split(`[${label?.toLowerCase()}]`).length;
  return count(original) > count(source);
};

/** Readers can't see a link without text. */
function checkLinkText(node: Nodes & { type: 'link' }, add: Add): void {
  const hasText = node.children.some((child) => child.type !== 'text' || child.value.trim() !== '');
  if (!hasText) add('link', 'The link has no text', `write [text](${node.url})`);
  if (node.url === '' || node.url === '#')
    add('link', 'The link has no URL', 'add a path, such as /guides/auth, or remove the link');
}

/**
 * Reports the first row whose number of cells differs from the table's head, because cells would be missing. Returns
 * all of them.
 */
function checkTable({ children: [head, ...rows] }: Table, add: Add): Nodes[] {
  const count = head?.children.length ?? 0;
  const wrong = rows.filter(({ children }) => children.length !== count);
  const [first] = wrong;
  if (first) {
    const { line, column } = first.position?.start ?? { line: 1, column: 1 };
    const size = first.children.length;
    const message = `The row has ${size} cell${size === 1 ? '' : 's'}, but the head has ${count}`;
    const fix =
      size > count ? 'write \\| for a | in a cell, or remove a cell' : 'add the missing cells';
    add('table', message, fix, { line, column });
  }
  return wrong;
}

/** Reports paragraphs that were meant as a table or as code. */
function checkParagraph(node: Nodes, parent: Parents | undefined, source: string, add: Add): void {
  const { start, end } = node.position ?? {};
  if (!start || !end) return;
  const text = source.slice(start.offset, end.offset);
  if (/^\|[^\n]*\|/.test(text)) {
    const columns = (row: string) => row.replace(/^\||\|$/g, '').split('|').length;
    const [head = '', line = ''] = text.split('\n').map((row) => row.trim());
    if (/^[ \t|:-]+$/.test(line) && line.includes('-')) {
      const message = `The second line of the table has ${columns(line)} columns, but the head has ${columns(head)}`;
      add('table', message, `write ${'| --- '.repeat(columns(head))}|`, {
        line: start.line + 1,
        column: start.column,
      });
    } else if (text.includes('\n') || head.endsWith('|')) {
      const fix = `add ${'| --- '.repeat(columns(head))}| below the head`;
      add('table', 'The table has no line below its head', fix);
    }
    return;
  }
  if (
    parent?.type === 'root' &&
    start.column > 4 &&
    /\s/.test(source[(start.offset ?? 0) - 1] ?? '')
  ) {
    add(
      'markdown',
      "Indented text isn't a code block here",
      'put code between lines of ```, or remove the indent',
    );
  }
}

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

/** Whether a node is its paragraph's only one, and the paragraph isn't in a list, whose items can omit it. */
function isAlone(ancestors: Parents[]): boolean {
  const [outer, parent] = ancestors.slice(-2);
  return parent?.type === 'paragraph' && parent.children.length === 1 && outer?.type !== 'listItem';
}

export const SECOND_TITLE = 'The title is already the first-level heading';

function checkHeading(node: Heading, root: Root, source: string, add: Add): void {
  const error = headingIdError(node, source);
  if (error) add('id', error.message, error.fix, error.at, error.edit);
  const start = node.position?.start.offset ?? 0;
  const text = source.slice(start, node.position?.end.offset);
  const isUnderlined = !text.startsWith('#');
  if (node.children.length === 0) add('heading', 'The heading is empty', 'name it or remove it');
  else if (slug(textOf(node)) === '' && !node.data) {
    add(
      'heading',
      'The heading has no letters or digits, so it has no anchor',
      'add a word, or an ID: [#id]',
    );
  } else if (isUnderlined && node.depth > 1 && !node.data && /-{3}\s*$/.test(text)) {
    const fix = 'add a blank line above the dashes, or start the heading with ##';
    add('heading', 'The dashes turn the text above them into a heading', fix);
  }
  if (node.depth === 1) {
    // The levels of subheadings would have to change, too.
    const edit = !isUnderlined && !hasSubheadings(root, node) ? { from: '#', to: '##' } : undefined;
    add('heading', SECOND_TITLE, 'start with ##', undefined, edit);
  }
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

function hasSubheadings(root: Root, heading: Heading): boolean {
  const headings: Heading[] = [];
  visit(root, 'heading', (node) => void headings.push(node));
  const next = headings[headings.indexOf(heading) + 1];
  return next !== undefined && next.depth > heading.depth;
}

function checkElement(node: Jsx, parent: Jsx | undefined, source: string, add: Add): void {
  const name = node.name ?? '';
  if (ELEMENTS.has(name)) {
    if (node.attributes.length > 0)
      add('component', `<${name}> can't have properties`, 'remove them');
    return;
  }
  const rule = RULES.get(name);
  if (!rule) {
    const fix = elementFix(name);
    // The parts of an element that isn't allowed aren't either.
    const around = parent?.name ?? '';
    const isPart = parent && !isAllowed(around) && elementFix(around) === fix;
    // Something other than a list is reported there.
    const isEntry = around === 'FileTree' && fix.includes('<FileTree>');
    if (!isPart && !isEntry) add('component', `Unknown component <${name}>`, fix);
    return;
  }
  if (node.type === 'mdxJsxTextElement') {
    add(
      'component',
      `<${name}> is inside a line of text`,
      'put its tags on separate lines, with blank lines around the content',
    );
  } else if (rule.parent && parent?.name !== rule.parent) {
    // An unknown component around it is the mistake.
    if (!parent || isAllowed(parent.name ?? '')) {
      const message = `<${name}> must be directly inside <${rule.parent}>`;
      add('component', message, `put <${rule.parent}> around it`);
    }
  } else checkContent(node, rule, add);
  checkProps(node, rule, source, add);
}

/** Content that's missing or isn't shown, and two parts of the same name. */
function checkContent({ name, children }: Jsx, rule: ComponentRule, add: Add): void {
  if (rule.content === 'none' && children.length > 0) {
    add(
      'component',
      `<${name}> can't have content`,
      `write <${name} … />, and move the content below it`,
    );
    return;
  }
  if (rule.content !== 'some') return;
  const part = [...RULES].find(([, { parent }]) => parent === name)?.[0];
  if (children.length === 0) {
    const fix = part ? `add <${part}>, or remove it` : 'add text between its tags, or remove it';
    add('component', `<${name}> is empty`, fix);
    return;
  }
  if (!part) return;
  const labels = new Set<string>();
  for (const child of children as Nodes[]) {
    const { line, column } = child.position?.start ?? { line: 1, column: 1 };
    const isElement = child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement';
    if (!isElement || child.name !== part) {
      if (isReported(child, part)) continue;
      add('component', `<${name}> contains something other than <${part}>`, `put it in <${part}>`, {
        line,
        column,
      });
      return;
    }
    const label =
      propOf(child, 'label') ?? (name === 'Checklist' ? propOf(child, 'id') : undefined);
    if (label === undefined) continue;
    if (labels.has(label)) {
      const message = `<${name}> already has a <${part}> with "${label}"`;
      add('component', message, 'change one of the two', { line, column });
    }
    labels.add(label);
  }
}

/** Whether the node is or contains an unknown element, or contains the part, which is in the wrong place. */
function isReported(node: Nodes, part: string): boolean {
  if (node.type.startsWith('mdxJsx')) {
    const name = (node as Jsx).name ?? '';
    if (!isAllowed(name) || name === part) return true;
  }
  return 'children' in node && node.children.some((child) => isReported(child, part));
}

function propOf({ attributes }: Jsx, name: string): string | undefined {
  const found = attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

function checkProps(node: Jsx, rule: ComponentRule, source: string, add: Add): void {
  const given = new Set<string>();
  const names = new Set(
    node.attributes.map((item) => (item.type === 'mdxJsxAttribute' ? item.name : '')),
  );
  const start = node.position?.start.offset ?? 0;
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      add('component', `<${node.name}> has a computed property`, 'write name="value"');
      continue;
    }
    const { name } = attribute;
    const at = source
      .slice(start, node.position?.end.offset)
      .search(new RegExp(`\\s${name}(?=[\\s=/>])`));
    const where = positionAt(source, start + at + 1);
    if (given.has(name)) {
      add('component', `<${node.name}> has two properties ${name}`, 'remove one', where);
      continue;
    }
    given.add(name);
    const diagnostic = propError(attribute, rule);
    if (!diagnostic) continue;
    const [message, fix, meant] = diagnostic;
    // A misspelled property isn't missing, too.
    if (meant) given.add(meant);
    const missing = Object.keys(rule.props).find(
      (known) => !meant && rule.props[known]?.required && !given.has(known) && !names.has(known),
    );
    if (missing && !Object.hasOwn(rule.props, name)) {
      given.add(missing);
      add(
        'component',
        `<${node.name}> has ${name} instead of ${missing}`,
        `write ${missing}="…"`,
        where,
      );
      continue;
    }
    add('component', `The ${name} property of <${node.name}> ${message}`, fix, where);
  }
  // The advice for the elements in it names the properties, too.
  const hasUnknown = (node.children as Nodes[]).some((child) => isReported(child, ''));
  for (const [name, prop] of Object.entries(rule.props)) {
    if (prop.required && !given.has(name) && !hasUnknown) {
      add('component', `<${node.name}> needs the property ${name}`, `add ${name}="…"`);
    }
  }
}

/** Returns the message, the fix, and the property that's meant. */
function propError(
  attribute: MdxJsxAttribute,
  rule: ComponentRule,
): [message: string, fix: string, meant?: string] | undefined {
  const { name, value } = attribute;
  const prop = Object.hasOwn(rule.props, name) ? rule.props[name] : undefined;
  if (!prop) {
    const known = Object.keys(rule.props);
    const meant = nearest(name, known);
    if (meant) return ["doesn't exist", `did you mean ${meant}?`, meant];
    const fix = known.length > 0 ? `remove it, or use ${known.join(', ')}` : 'remove it';
    return ["doesn't exist", fix];
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
    const type = TYPES[value.toLowerCase()];
    const meant = type && prop.values.includes(type) ? type : nearest(value, prop.values);
    const fix = `use one of ${prop.values.join(', ')}`;
    return [`is "${value}"`, meant ? `write "${meant}", or ${fix}` : fix];
  }
  return undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  info: 'note',
  important: 'note',
  hint: 'tip',
  success: 'tip',
  warn: 'caution',
  warning: 'caution',
  deprecation: 'caution',
  error: 'danger',
  destructive: 'danger',
};
