export const PREVIOUS_ENTRY_TEXT = { link: (entry: string) => `Previous: ${entry}` } as const;

export const EXAMPLES_TEXT = {
  label: 'Examples',
  labelFor: (entry: string) => `Examples for ${entry}`,
  setup: 'Set up a project for the examples',
} as const;

export const OLDER_VERSION_TEXT = {
  details: 'What you need to change',
  label: 'Older version',
  labelFor: (entry: string) => `Older version of ${entry}`,
  /** The new names and the period follow. */
  changes: {
    same: (version: string) => `In ${version}, it's still called `,
    renamed: (version: string) => `In ${version}, this was renamed to `,
    replaced: (version: string) => `In ${version}, this was replaced by `,
    removed: (version: string) => `In ${version}, this was removed`,
  },
  /** Before a name in a list of `length` names. */
  separator: (index: number, length: number) => {
    if (index === 0) return '';
    if (index < length - 1) return ', ';
    return length === 2 ? ' and ' : ', and ';
  },
  pageIsFor: (version: string) => `This page is for ${version}. `,
  viewPage: (latest: string) => `View this page for ${latest}`,
  goToLatest: (latest: string) => `Go to the ${latest} reference`,
} as const;

export const ENTRY_TEXT = {
  availableIn: 'Available in ',
  alsoIn: 'Also in',
  since: (release: string) => `Since ${release}`,
} as const;

export const REFERENCE_TEXT = {
  cannotLoad: "More entries couldn't be loaded. To keep reading, use the links above.",
  cannotDisplay: "This entry couldn't be displayed. ",
  openPage: 'Open its page',
} as const;

export const PARAMETERS_TEXT = {
  /** Such as "in query". */
  in: (location: string) => `in ${location}`,
  optional: 'optional',
  required: 'required',
  deprecated: 'deprecated',
  default: 'default ',
  values: (count: number) => `${count} values`,
  variants: 'One of:',
} as const;
