import { WIDGETS } from './widgets';

/** A component's property in content, always a literal. `ids` are separated by spaces. */
export interface ComponentProp {
  type: 'string' | 'number' | 'boolean' | 'id' | 'ids';
  required?: boolean;
  /** The only values allowed. */
  values?: readonly string[];
}

/** The properties of a component, and the component it must be directly inside. */
export interface ComponentRule {
  props: Record<string, ComponentProp>;
  parent?: string;
}

/** Properties that contain any text. */
const REQUIRED = { type: 'string', required: true } as const;
const OPTIONAL = { type: 'string' } as const;

/** The components that writers can use in MDX and in the Markdown of spec files. */
export const WRITER_COMPONENTS = {
  Admonition: {
    props: {
      type: { type: 'string', required: true, values: ['note', 'tip', 'caution', 'danger'] },
      title: OPTIONAL,
    },
  },
  Tabs: { props: { label: REQUIRED } },
  Tab: { props: { label: REQUIRED }, parent: 'Tabs' },
  Steps: { props: {} },
  /** `id` and `aliases` belong to the heading that `title` becomes: its ID and former anchors. */
  Step: {
    props: { title: REQUIRED, id: { type: 'id' }, aliases: { type: 'ids' } },
    parent: 'Steps',
  },
  /** Columns next to each other in wide windows. */
  Columns: { props: {} },
  Column: { props: {}, parent: 'Columns' },
  Cards: { props: {} },
  Card: { props: { title: REQUIRED, href: REQUIRED, icon: OPTIONAL }, parent: 'Cards' },
  /** A list whose items readers can tick. The browser stores them under `id`. */
  Checklist: { props: { label: REQUIRED, id: REQUIRED } },
  /** An item of a checklist. `id` identifies it in the browser's storage. */
  Check: { props: { id: REQUIRED }, parent: 'Checklist' },
  /** Generates keys for self-hosting. Its content appears below the form, even without JavaScript. */
  JwtGenerator: { props: {} },
  /** A field that finds the section about an error. Its content follows. */
  ErrorLookup: { props: {} },
  /** A value that stays hidden until the reader reveals it. */
  SecretInput: { props: { label: REQUIRED, value: REQUIRED } },
  /** A table with a filter. `column` names the column that gets a menu of its values. */
  FilterableTable: { props: { label: REQUIRED, column: OPTIONAL } },
  /** A live widget of `src/ui`, for the handbook. */
  Widget: { props: { name: { type: 'string', required: true, values: WIDGETS } } },
  /**
   * An empty project with SQL and JavaScript. Its code blocks contain the data that readers can load.
   */
  Playground: { props: {} },
  // The build replaces the following components, so they aren't on any page.
  /** A list of files and folders as a tree. */
  FileTree: { props: {} },
  /** Text that several pages share. */
  Part: { props: { name: REQUIRED } },
  /** Tables of how the site's samples were verified. */
  QualityTables: { props: {} },
  /** A table of a library version's entries. The default is the latest version. */
  EntryTable: { props: { library: REQUIRED, version: OPTIONAL } },
  /** A table of how each entry of a version changed in the next version. */
  Changes: { props: { library: REQUIRED, from: REQUIRED, to: REQUIRED } },
} as const satisfies Record<string, ComponentRule>;

export type WriterComponent = keyof typeof WRITER_COMPONENTS;

/** Components that the build replaces before a page is rendered. */
export type ReplacedComponent = 'FileTree' | 'Part' | 'QualityTables' | 'EntryTable' | 'Changes';

/** HTML elements that writers can use because Markdown has no syntax for them. */
export const WRITER_ELEMENTS = ['br', 'kbd', 'sub', 'sup'] as const;
