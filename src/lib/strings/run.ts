// Load on demand.

export const EDITOR_TEXT = {
  label: (title: string) => `Code of ${title}`,
  keys: 'Ctrl+Enter, or ⌘+Enter on a Mac, runs the code. To leave the editor, press Escape, then Tab.',
} as const;

export const RUN_TEXT = {
  panel: (title: string) => `Result of ${title}`,
  run: 'Run',
  stop: 'Stop',
  edit: 'Edit',
  reset: 'Reset',
  startOver: 'Start over',
  close: 'Close',
  more: 'More',
  playground: 'Open in playground',
  /** Sizes are in MB. */
  loading: (loaded: string, total: string) => `Loading Postgres: ${loaded} of ${total} MB`,
  starting: 'Starting Postgres',
  running: 'Running',
  runningEarlier: (done: number, total: number) => `Running earlier example ${done} of ${total}`,
  empty: 'The project is empty. Run the example again.',
} as const;

export const RESULT_TEXT = {
  earlier: (count: number) =>
    count === 1
      ? 'Ran 1 earlier example on this page first.'
      : `Ran ${count} earlier examples on this page first.`,
  earlierFailed: 'An earlier example on this page failed, so this one didn’t run.',
  showEarlier: 'Show the earlier example',
  rows: (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`),
  shownRows: (shown: number, count: number) =>
    `The first ${shown.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} rows`,
  table: 'Rows',
  noOutput: 'The code ran and returned nothing.',
  duration: (milliseconds: number) =>
    milliseconds < 1000
      ? `${Math.max(1, Math.round(milliseconds))} ms`
      : `${(milliseconds / 1000).toFixed(1)} s`,
  truncated: 'The output was too long, so the rest is missing.',
  different: 'This response differs from the documented one.',
  expectedError: 'The documentation expects this error.',
  response: 'Response',
  asTable: 'Table',
  asJson: 'JSON',
  view: 'Show the response as',
  console: 'Console',
  error: 'Error',
  fields: { code: 'Code', details: 'Details', hint: 'Hint', line: 'Line', status: 'Status' },
  finished: (rows: string) => `Finished. ${rows}`,
  failed: (message: string) => `Failed. ${message}`,
} as const;

export const PLAYGROUND_TEXT = {
  label: 'Playground',
  languages: 'Language',
  sql: 'SQL',
  javascript: 'JavaScript',
  editor: (language: string) => `${language} to run`,
  firstScript: "const { data, error } = await supabase.from('quotes').select()",
  empty: 'Nothing has run yet.',
  data: 'Example data',
  load: 'Load',
  loadLabel: (title: string) => `Load ${title}`,
  tables: 'Tables',
  noTables: 'No tables yet. Press Run to create them.',
  secured: 'RLS',
  open: 'No RLS',
  /** Above a link's SQL. */
  first: 'SQL that runs before the code',
} as const;

/** For the types that `supabase gen types` writes. */
export const TYPES_TEXT = {
  comment: [
    'Created from database.types.ts. Types have no policies, RLS settings, grants, or indexes, and the',
    'exact types, defaults, and primary keys of columns are unknown, so your tables can differ.',
  ],
  created: (tables: number) =>
    `The types are now SQL for ${tables === 1 ? 'one table' : `${tables} tables`}. Types have no policies, ` +
    "RLS settings, or indexes, so problems with these aren't listed. To find them, paste a dump instead.",
  none: 'The types contain no tables.',
  wrong: (line: number) =>
    `Line ${line} isn't in the format of “supabase gen types”. Generate the types again, and paste the ` +
    'entire file.',
} as const;

export const SHARE_TEXT = {
  copy: 'Copy link',
  copied: 'Link copied',
  failed: 'Failed to copy',
  tooLong: 'Too long for a link',
  download: 'Download as migration',
} as const;

export const LINK_PROBLEMS = {
  tooLong: "The link contains too much code, so it wasn't opened.",
  damaged:
    "The link is incomplete, or it's from a newer version of this page, so it wasn't opened.",
  language: "The link contains code in a language that the playground can't run.",
} as const;

export const PROBLEM_TEXT = {
  count: (count: number) =>
    count === 1 ? '1 problem in your schema' : `${count} problems in your schema`,
  rls: { text: (table: string) => `RLS is off for ${table}.`, link: 'Enable RLS' },
  never: {
    text: (table: string, policy: string) =>
      `Nobody passes the policy “${policy}” on ${table}: its condition is false.`,
    link: 'How policies are evaluated',
  },
  grant: {
    text: (table: string, policy: string) =>
      `The policy “${policy}” on ${table} has no effect, because its roles have no privileges.`,
    link: 'Grant privileges',
  },
  index: {
    text: (table: string, key: string) => `The foreign key “${key}” on ${table} has no index.`,
    link: 'Add an index',
  },
} as const;

export const FAILURE_TEXT = {
  network:
    "Postgres couldn't be loaded. Check your connection, and run the example again. If that doesn't help, reload the page.",
  unsupported: "This browser can't run Postgres. It needs WebAssembly and web workers.",
  timeout: 'The code took longer than 10 seconds, so it was stopped. The project is empty again.',
  memory: 'The code used too much memory, so it was stopped. The project is empty again.',
  stopped: 'You stopped the code. The project is empty again.',
  unknown: "The example couldn't be run. Reload the page, and try again.",
} as const;

export const CALLER_TEXT = {
  runAs: 'Run as',
  queryAs: 'Query as',
  postgres: 'postgres',
  anon: 'anon',
  serviceRole: 'service_role',
  query: 'Query',
} as const;
