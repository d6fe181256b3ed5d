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
  /** Text that several pages share; the build puts it in, so that no page holds the element. */
  Part: { props: { name: { type: 'string', required: true } } },
} as const satisfies Record<string, ComponentRule>;

export type WriterComponent = keyof typeof WRITER_COMPONENTS;

/** HTML elements a writer may type, where Markdown has no mark for them. */
export const WRITER_ELEMENTS = ['br', 'kbd', 'sub', 'sup'] as const;
