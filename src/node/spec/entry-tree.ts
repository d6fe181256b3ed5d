import type { Tree, TreeElement, TreeNode, TreeProps } from '../../lib/content-tree';
import { ENTRY_TREE_TEXT, REQUEST_LANGUAGES } from '../../lib/strings/build';
import { errorPath } from '../../lib/error-catalog';
import { plainCode } from '../markdown/highlight-tree';
import type { Reference } from '../markdown/types';
import { markdownToTree } from '../markdown/to-tree';
import type { Diagnostic } from '../../lib/diagnostic';
import { exampleKey } from '../results/proofs';
import { PageIds } from '../markdown/page-ids';
import type { EntryType } from './library-schemas';
import { requestCodes } from './request-code';
import type { CallError, EntryData, EntryExample, Parameter } from './entry-schemas';
import { EXAMPLE_PASSWORD } from '../../run/engine/setup';

/** A heading that the build or the layout adds. */
type SectionId = keyof typeof ENTRY_TREE_TEXT.sections;

type Operation = EntryData & { type: 'operation' };

/** Returned values don't need a name. */
type Field = Omit<Parameter, 'name'> & { name?: string | undefined };

/** Shown as they are. */
const SHOWN_FIELDS = ['name', 'optional', 'deprecated', 'default', 'shorthand', 'in'] as const;

/** The position is relative to the start of the text. */
export type InEntry<T> = T & {
  /** Keys from the entry to the text. */
  path: (string | number)[];
};

/** Apart from the entry's data. */
export interface EntryContext {
  /** The library's. */
  language: string;
  /** The product that explains the error codes. */
  product?: string | undefined;
}

/** `details` is everything but the description and the examples, each of which is a tree. */
export interface EntryContent {
  description: Tree;
  tree: Tree;
  examples: Tree[];
  references: InEntry<Reference>[];
  diagnostics: InEntry<Diagnostic>[];
}

/** Converts a validated entry to content trees, one for the details and one per example. */
export function entryContent(
  entry: EntryData,
  { language, product = '' }: EntryContext,
): EntryContent {
  const ids = new PageIds(Object.keys(ENTRY_TREE_TEXT.sections));
  const found: Pick<EntryContent, 'references' | 'diagnostics'> = {
    references: [],
    diagnostics: [],
  };
  const parse = (text: string | undefined, ...path: (string | number)[]): Tree => {
    if (!text) return [];
    const parsed = markdownToTree(text, { file: '', line: 1, column: 1 }, ids);
    found.references.push(...parsed.references.map((item) => ({ ...item, path })));
    found.diagnostics.push(...parsed.diagnostics.map((item) => ({ ...item, path })));
    return parsed.tree;
  };
  /** Returned values and variants aren't marked as required. */
  const parameterList = (
    items: Field[],
    prefix: string,
    areInputs: boolean,
    path: (string | number)[],
    areVariants = false,
  ): Tree => {
    if (items.length === 0) return [];
    const rows = items.map((item, index): TreeElement => {
      const isRequired = areInputs && !areVariants && !item.optional;
      return parameter(item, prefix, { isInput: areInputs, isRequired }, [...path, index]);
    });
    return [['Parameters', {}, ...rows]];
  };
  const parameter = (
    item: Field,
    prefix: string,
    { isInput, isRequired }: { isInput: boolean; isRequired: boolean },
    path: (string | number)[],
  ): TreeElement => {
    const id = ids.slug(parameterId(prefix, item.id ?? item.name ?? 'value'));
    const props: TreeProps = { id, type: item.type, ...(isRequired && { required: true }) };
    for (const name of SHOWN_FIELDS) {
      if (item[name]) props[name] = item[name];
    }
    const nested = parameterList(item.properties, id, isInput, [...path, 'properties']);
    const variants = parameterList(item.variants, id, isInput, [...path, 'variants'], true);
    return [
      'Parameter',
      props,
      ...parse(item.description, ...path, 'description'),
      ...nested,
      ...variants.map((list): TreeNode => ['Variants', {}, list]),
    ];
  };
  const parameterSection = (id: SectionId, items: Field[], areInputs = true): Tree =>
    section(id, parameterList(items, id, areInputs, [id]));
  const section = (id: SectionId, tree: Tree): Tree =>
    tree.length === 0 ? [] : [['h2', { id }, ENTRY_TREE_TEXT.sections[id]], ...tree];

  const deprecation = (): Tree => {
    if (!entry.deprecated) return [];
    const props = { type: 'caution', title: ENTRY_TREE_TEXT.deprecated };
    return [['Admonition', props, ...parse(entry.deprecated, 'deprecated')]];
  };
  const details = (): Tree => {
    switch (entry.type) {
      case 'function':
        return [
          ...optionalCode(entry.signature, language, ENTRY_TREE_TEXT.signature),
          ...parameterSection('parameters', entry.parameters),
          ...parameterSection('returns', entry.returns, false),
          ...section('errors', errorList(entry.errors)),
        ];
      case 'cli-command':
        return [
          codeBlock(entry.usage, 'bash', { title: ENTRY_TREE_TEXT.usage }),
          ...parameterSection('arguments', entry.arguments),
          ...parameterSection('flags', entry.flags),
        ];
      case 'operation':
        return [
          ['Endpoint', { method: entry.method, route: entry.route }],
          ...section('authorization', parse(entry.authorization, 'authorization')),
          ...parameterSection('parameters', entry.parameters),
          ...section('request-body', requestBody(entry.body)),
          ...section('responses', entry.responses.map(response)),
        ];
    }
  };
  const errorList = (errors: CallError[]): Tree => {
    if (errors.length === 0) return [];
    const rows = errors.map(({ code, catalog = code, status, message, description }, index) => {
      const href = errorPath(catalog, product);
      found.references.push({
        url: href,
        kind: 'link',
        line: 1,
        column: 1,
        path: ['errors', index, 'code'],
      });
      const props: TreeProps = {
        code,
        href,
        ...(status && { status }),
        ...(message && { message }),
      };
      return [
        'CallError',
        props,
        ...parse(description, 'errors', index, 'description'),
      ] as TreeElement;
    });
    return [['Parameters', {}, ...rows]];
  };
  const requestBody = (body: Operation['body']): Tree =>
    body === undefined
      ? []
      : [
          ['p', {}, ['code', {}, body.contentType]],
          ...parse(body.description, 'body', 'description'),
          ...parameterList(body.properties, 'request-body', true, ['body', 'properties']),
          ...optionalCode(body.example, 'json', ENTRY_TREE_TEXT.sections['request-body']),
        ];
  const response = (
    { status, description, properties, example }: Operation['responses'][number],
    index: number,
  ): TreeElement => [
    'Response',
    { status, id: `response-${status}` },
    ...parse(description, 'responses', index, 'description'),
    ...parameterList(properties, `response-${status}`, false, ['responses', index, 'properties']),
    ...optionalCode(isInExample(example) ? undefined : example, 'json', ENTRY_TREE_TEXT.body),
  ];
  /** The page shows it next to that request. */
  const isInExample = (body: string | undefined): boolean =>
    entry.examples.some((example) => example.response?.trimEnd() === body?.trimEnd());
  const exampleCode = (example: EntryExample): TreeElement => {
    const codes = entry.type === 'operation' ? requestCodes(example, entry.responses) : [];
    const tabs = codes.map(({ label, ...item }): TreeElement => [
      'Tab',
      { label },
      codeBlock(item.code, item.language),
    ]);
    return tabs.length > 0
      ? ['Tabs', { label: REQUEST_LANGUAGES.label, isHeader: true }, ...tabs]
      : codeBlock(
          example.code,
          example.language ?? language,
          example.response === undefined ? {} : { returns: true },
        );
  };
  const exampleTree = (example: EntryExample, index: number): Tree => [
    ...(example.hideCodeBlock ? [] : [exampleCode(example)]),
    ...(example.data ? [dataSource(example.data)] : []),
    ...optionalCode(example.response, responseLanguage(entry.type)).map((code): TreeNode => [
      'Fold',
      { title: ENTRY_TREE_TEXT.response, open: isShort(example.response!) },
      code,
    ]),
    ...parse(example.description, 'examples', index, 'description'),
  ];

  return {
    description: parse(entry.description, 'description'),
    tree: [...deprecation(), ...details(), ...section('notes', parse(entry.notes, 'notes'))],
    examples: entry.examples.map(exampleTree),
    ...found,
  };
}

/** Shorter responses fit next to the example, so they're open at first. */
const MAX_OPEN_LINES = 16;

function isShort(response: string): boolean {
  return response.trimEnd().split('\n').length <= MAX_OPEN_LINES;
}

/** Plain text for commands. */
export function responseLanguage(type: EntryType): 'text' | 'json' {
  return type === 'cli-command' ? 'text' : 'json';
}

function parameterId(prefix: string, name: string): string {
  const word = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${prefix}-${word.replace(/^-|-$/g, '') || 'rest'}`;
}

function codeBlock(code: string, language: string, more: TreeProps = {}): TreeElement {
  const example = exampleKey(language, code);
  return ['CodeBlock', { ...plainCode(language, code.trimEnd()), example, ...more }];
}

function optionalCode(code: string | undefined, language: string, title?: string): Tree {
  return code ? [codeBlock(code, language, title === undefined ? {} : { title })] : [];
}

/** Settings, users, and SQL. */
function dataSource({ sql, users, confirmEmail }: NonNullable<EntryExample['data']>): TreeElement {
  const notes = [
    ...(confirmEmail ? [] : [ENTRY_TREE_TEXT.confirmationOff]),
    ...users.map((email) => ENTRY_TREE_TEXT.signedUp(email, EXAMPLE_PASSWORD)),
  ];
  return [
    'Fold',
    { title: ENTRY_TREE_TEXT.dataSource, ...(sql !== undefined && { isData: true }) },
    ...notes.map((note): TreeElement => ['p', {}, note]),
    ...optionalCode(sql, 'sql'),
  ];
}
