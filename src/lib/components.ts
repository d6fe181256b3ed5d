/** A property a component takes in content; always a literal. */
export interface ComponentProp {
  type: 'string' | 'number' | 'boolean';
  required?: boolean;
  /** The only values allowed. */
  values?: readonly string[];
}

/** What a writer may use a component for: its properties and the component it must stand in. */
export interface ComponentRule {
  props: Record<string, ComponentProp>;
  parent?: string;
}

/** The components a writer can use in MDX and in the Markdown of spec files. */
export const WRITER_COMPONENTS = {
  Admonition: {
    props: {
      type: { type: 'string', required: true, values: ['note', 'tip', 'caution', 'danger'] },
      title: { type: 'string' },
    },
  },
  Tabs: { props: { label: { type: 'string', required: true } } },
  Tab: { props: { label: { type: 'string', required: true } }, parent: 'Tabs' },
  Steps: { props: {} },
  Step: { props: { title: { type: 'string', required: true } }, parent: 'Steps' },
  Cards: { props: {} },
  Card: {
    props: {
      title: { type: 'string', required: true },
      href: { type: 'string', required: true },
      icon: { type: 'string' },
    },
    parent: 'Cards',
  },
  /** Makes keys of a self-hosted project; what stands in it shows below, also without JavaScript. */
  JwtGenerator: { props: {} },
  /** A value that shows on demand. */
  SecretInput: {
    props: { label: { type: 'string', required: true }, value: { type: 'string', required: true } },
  },
  /** A table with a filter; `column` names a column whose values can be chosen from. */
  FilterableTable: {
    props: { label: { type: 'string', required: true }, column: { type: 'string' } },
  },
  // The build puts something in place of the following, so that no page holds them.
  /** Text that several pages share. */
  Part: { props: { name: { type: 'string', required: true } } },
  /** How the samples of the whole site were proven. */
  QualityTables: { props: {} },
  /** Every entry of a library-version, the latest where none is named. */
  EntryTable: {
    props: { library: { type: 'string', required: true }, version: { type: 'string' } },
  },
  /** What became of each entry of a version in the next one. */
  Changes: {
    props: {
      library: { type: 'string', required: true },
      from: { type: 'string', required: true },
      to: { type: 'string', required: true },
    },
  },
} as const satisfies Record<string, ComponentRule>;

export type WriterComponent = keyof typeof WRITER_COMPONENTS;

/** Components that the build replaces before a page is drawn. */
export type ReplacedComponent = 'Part' | 'QualityTables' | 'EntryTable' | 'Changes';

/** HTML elements a writer may type, where Markdown has no mark for them. */
export const WRITER_ELEMENTS = ['br', 'kbd', 'sub', 'sup'] as const;
