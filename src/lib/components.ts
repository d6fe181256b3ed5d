import { WIDGETS } from './widgets';

/** `ids` are separated by spaces. */
type ComponentProp = { required?: boolean } & (
  | { type: 'number' | 'boolean' | 'id' | 'ids'; values?: never; shown?: never }
  /** Other values aren't allowed. Search finds a `shown` text. */
  | { type: 'string'; values?: readonly string[]; shown: boolean }
);

export interface ComponentRule {
  props: Record<string, ComponentProp>;
  parent?: string;
  /** By default, it can have content. */
  content?: 'some' | 'none';
}

const SHOWN = { type: 'string', required: true, shown: true } as const;
const REQUIRED = { type: 'string', required: true, shown: false } as const;
const OPTIONAL = { type: 'string', shown: false } as const;

/**
 * For MDX and the Markdown of spec files. `src/mdx/components.ts` and
 * `src/node/twins/components.ts` don't compile without an implementation.
 */
export const WRITER_COMPONENTS = {
  Admonition: {
    content: 'some',
    props: {
      type: { ...REQUIRED, values: ['note', 'tip', 'caution', 'danger'] },
      title: { ...OPTIONAL, shown: true },
    },
  },
  Tabs: { content: 'some', props: { label: REQUIRED } },
  Tab: { content: 'some', props: { label: SHOWN }, parent: 'Tabs' },
  Steps: { content: 'some', props: {} },
  /** `id` and `aliases` belong to the heading that `title` becomes. */
  Step: {
    content: 'some',
    props: { title: SHOWN, id: { type: 'id' }, aliases: { type: 'ids' } },
    parent: 'Steps',
  },
  Columns: { content: 'some', props: {} },
  Column: { content: 'some', props: {}, parent: 'Columns' },
  Fold: { content: 'some', props: { title: REQUIRED, open: { type: 'boolean' } } },
  Cards: { content: 'some', props: {} },
  Card: { props: { title: SHOWN, href: REQUIRED, icon: OPTIONAL }, parent: 'Cards' },
  /** The browser stores ticks under the IDs. */
  Checklist: { content: 'some', props: { label: REQUIRED, id: REQUIRED } },
  Check: { content: 'some', props: { id: REQUIRED }, parent: 'Checklist' },
  /** Content is below the form, even without JavaScript. */
  JwtGenerator: { props: {} },
  ErrorLookup: { props: {} },
  SecretInput: { content: 'none', props: { label: REQUIRED, value: REQUIRED } },
  /** The column gets a menu of its values. */
  FilterableTable: { content: 'some', props: { label: REQUIRED, column: OPTIONAL } },
  Widget: { content: 'none', props: { name: { ...REQUIRED, values: WIDGETS } } },
  Playground: { props: {} },
  // The build replaces the following components.
  FileTree: { props: {} },
  Part: { content: 'none', props: { name: REQUIRED } },
  QualityTables: { content: 'none', props: {} },
  /** The default is the latest version. */
  EntryTable: { content: 'none', props: { library: REQUIRED, version: OPTIONAL } },
  Changes: { content: 'none', props: { library: REQUIRED, from: REQUIRED, to: REQUIRED } },
  SiteChanges: { content: 'none', props: {} },
} as const satisfies Record<string, ComponentRule>;

const BUILT_COMPONENTS = {
  CallError: ['code', 'message'],
  CodeBlock: [],
  Endpoint: ['method', 'route'],
  Parameter: ['name'],
  Parameters: [],
  Response: ['status'],
  Variants: [],
} as const;

export type PageComponent =
  | Exclude<
      keyof typeof WRITER_COMPONENTS,
      'FileTree' | 'Part' | 'QualityTables' | 'EntryTable' | 'Changes' | 'SiteChanges'
    >
  | keyof typeof BUILT_COMPONENTS;

const SHOWN_PROPS = new Map<string, readonly string[]>([
  ...Object.entries(BUILT_COMPONENTS),
  ...Object.entries<ComponentRule>(WRITER_COMPONENTS).map(
    ([name, { props }]) => [name, Object.keys(props).filter((prop) => props[prop]!.shown)] as const,
  ),
]);

export function shownProps(component: string): readonly string[] {
  return SHOWN_PROPS.get(component) ?? [];
}

/** Markdown has no syntax for them. */
export const WRITER_ELEMENTS = ['br', 'kbd', 'sub', 'sup'] as const;
