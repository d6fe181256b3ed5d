import '../../ui/browser-parts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkProblem, SharedCode } from '../../../src/run/client/shared-code';
import { readShared } from '../../../src/run/client/shared-code';
import type { TableInfo } from '../../../src/run/client/types';
import type { CodeEditorProps } from '../../../src/run/editor/CodeEditor';
import { LINK_PROBLEMS, PROBLEM_TEXT, TYPES_TEXT } from '../../../src/lib/strings/run';
import { fakeProject } from '../../fixtures/fake-project';
import { PlaygroundView } from '../../../src/run/playground/PlaygroundView';
import { FakeEngine, rowsOutput } from '../../fixtures/fake-engine';
import type { Respond } from '../../fixtures/fake-engine';
import { axeViolations } from '../../ui/accessibility';
import { DATABASE_TYPES } from './database-types';

// CodeMirror needs a browser's layout. tests/browser/run-panel uses the real editor.
jest.mock('../../../src/run/editor/CodeEditor', () => ({
  CodeEditor: ({ label, code, onChange }: CodeEditorProps) => (
    <textarea aria-label={label} value={code} onChange={({ target }) => onChange(target.value)} />
  ),
}));

const TABLES: TableInfo[] = [
  {
    ...{ schema: 'public', name: 'quotes', hasRowSecurity: true },
    columns: [{ name: 'id', type: 'bigint' }],
    problems: [{ rule: 'never', name: 'Read quotes' }],
  },
  { schema: 'private', name: 'keys', hasRowSecurity: false, columns: [], problems: [] },
];

function open(respond: Respond, shared?: SharedCode | LinkProblem) {
  const engine = new FakeEngine(respond, undefined, TABLES);
  const project = fakeProject(engine);
  render(
    <PlaygroundView
      project={project}
      dataSets={[{ title: 'Quotes', code: 'create table q ()' }]}
      shared={shared}
    />,
  );
  return engine;
}

const ERROR = { kind: 'error', message: 'syntax error' } as const;

const click = async (name: string) =>
  userEvent.click(screen.getByRole('button', { name, exact: true } as never));
const SETUP = 'reset ada@example.com ben@example.com';

test('loads nothing before the first run', async () => {
  const engine = open(() => []);
  expect(engine.calls).toEqual([]);
  expect(screen.getByText(/^No tables yet/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test('loads example data, queries it, and lists the tables with their policies', async () => {
  const engine = open(() => [rowsOutput([])]);
  await click('Load Quotes');
  const summaries = () => [...document.querySelectorAll('.playground-tables summary')];
  await waitFor(() => expect(summaries()).toHaveLength(2));
  const titles = summaries().map(({ textContent }) => textContent);
  expect(titles).toEqual(['quotesRLS', 'private.keysNo RLS']);
  const query = 'select * from q;';
  expect(engine.calls).toEqual([SETUP, 'postgres: create table q ()', `postgres: ${query}`]);
  expect(screen.getByRole('textbox', { name: 'SQL to run' }).textContent).toContain(query);
  expect(await axeViolations()).toEqual([]);
});

test('starts with a query of the first example data, which has policies', async () => {
  const engine = open(() => [rowsOutput(['id'], [1])]);
  const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'SQL to run' });
  expect(editor.value).toBe('select * from q;');
  expect(screen.getByRole('radio', { name: 'anon' }).getAttribute('aria-checked')).toBe('true');
  await click('Run');
  await screen.findByRole('cell', { name: '1' });
  expect(engine.calls).toEqual([SETUP, 'postgres: create table q ()', 'anon: select * from q;']);
});

test('SQL that creates tables runs as postgres in an empty project', async () => {
  const engine = open(() => [rowsOutput([])]);
  await runSql('create table q (id int)');
  await waitFor(() => expect(engine.calls).toEqual([SETUP, 'postgres: create table q (id int)']));
  expect(screen.getByRole('radio', { name: 'postgres' }).getAttribute('aria-checked')).toBe('true');
});

test('runs SQL in one project, as the caller that the reader chooses', async () => {
  const engine = open((_, { role }) => [rowsOutput(['role'], [role])]);
  const editor = screen.getByRole('textbox', { name: 'SQL to run' });
  await userEvent.clear(editor);
  await userEvent.type(editor, 'table q');
  await click('Run');
  await screen.findByRole('cell', { name: 'anon' });
  await userEvent.click(screen.getByRole('radio', { name: 'Ben' }));
  await screen.findByRole('cell', { name: 'authenticated' });
  expect(engine.calls.slice(2)).toEqual(['anon: table q', 'ben@example.com: table q']);
});

test('runs JavaScript in the same project', async () => {
  const value = { data: [{ id: 7 }], error: null };
  const engine = open((code) => (code === 'select' ? [] : [{ kind: 'response', value }]));
  await click('Load Quotes');
  await userEvent.click(screen.getByRole('tab', { name: 'JavaScript' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Run' })).toBeTruthy());
  await click('Run');
  await screen.findByRole('cell', { name: '7' });
  expect(engine.calls.at(-1)).toMatch(/^anon: .*supabase/);
  expect(engine.calls.filter((call) => call.startsWith('reset'))).toHaveLength(1);
});

test('starting over empties the project', async () => {
  const engine = open(() => [rowsOutput([])]);
  await click('Load Quotes');
  await waitFor(() => expect(document.querySelector('summary')).toBeTruthy());
  await click('Start over');
  expect(screen.getByText(/^No tables yet/)).toBeTruthy();
  await click('Load Quotes');
  await waitFor(() => expect(engine.calls).toHaveLength(6));
  expect(engine.calls[3]).toBe(SETUP);
});

test('stops code that is running', async () => {
  open(() => 'endless');
  await click('Run');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(/^You stopped the code/)).toBeTruthy();
});

async function runSql(code: string) {
  const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'SQL to run' });
  await userEvent.clear(editor);
  await userEvent.click(editor);
  await userEvent.paste(code);
  await click('Run');
  return editor;
}

test('types become SQL, which runs as postgres, and problems that types cannot show are not listed', async () => {
  const engine = open(() => [rowsOutput([])]);
  await userEvent.click(screen.getByRole('radio', { name: 'Ben' }));
  const editor = await runSql(DATABASE_TYPES);
  await waitFor(() => expect(engine.calls).toHaveLength(2));
  expect(editor.value).toMatch(/^-- Created from database\.types\.ts[^]*create table authors/);
  expect(engine.calls[1]).toBe(`postgres: ${editor.value}`);
  expect(screen.getByText(TYPES_TEXT.created(5))).toBeTruthy();
  expect(screen.queryByText(PROBLEM_TEXT.count(1))).toBeNull();
  expect(await axeViolations()).toEqual([]);
  await runSql('select 1');
  expect(await screen.findByText(PROBLEM_TEXT.count(1))).toBeTruthy();
});

test.each([
  ['types in another format', 'export type Database = {\n  public() {}\n}', TYPES_TEXT.wrong(2)],
  ['types without tables', 'export type Database = {}', TYPES_TEXT.none],
])('%s stay in the editor with a message, and nothing runs', async (_, code, text) => {
  const engine = open(() => []);
  const editor = await runSql(code);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(editor.value).toBe(code);
  expect(engine.calls).toEqual([]);
});

const SHARED: SharedCode = {
  ...{ language: 'sql', code: 'table quotes', data: ['create table quotes ()'] },
  setup: { users: ['eve@example.com'], sql: [], confirmEmail: true, library: 2, hasApi: false },
};

test('the code of a link is shown with its data, and runs in its project when the reader runs it', async () => {
  const engine = open(() => [rowsOutput([])], SHARED);
  const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'SQL to run' });
  expect(editor.value).toBe('table quotes');
  expect(screen.getByText('create table quotes ()')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Eve' })).toBeTruthy();
  // Without an API, there's no client for JavaScript.
  expect(screen.getAllByRole('tab')).toHaveLength(1);
  expect(engine.calls).toEqual([]);
  expect(await axeViolations()).toEqual([]);
  await click('Run');
  await waitFor(() => expect(engine.calls).toHaveLength(3));
  expect(engine.calls).toEqual([
    ...['reset eve@example.com', 'postgres: create table quotes ()', 'postgres: table quotes'],
  ]);
});

test.each(['tooLong', 'damaged', 'language'] as const)(
  'a link that is %s shows why, and the playground works',
  async (problem) => {
    const engine = open(() => [rowsOutput([])], problem);
    expect(screen.getByRole('alert').textContent).toBe(LINK_PROBLEMS[problem]);
    expect(await axeViolations()).toEqual([]);
    await click('Run');
    await waitFor(() => expect(engine.calls).toHaveLength(3));
  },
);

test('a copied link contains the code, and the SQL that changed the project before', async () => {
  open(() => [rowsOutput([])]);
  const user = userEvent.setup();
  await click('Load Quotes');
  const editor = screen.getByRole('textbox', { name: 'SQL to run' });
  await userEvent.clear(editor);
  await userEvent.type(editor, 'table q');
  await click('Run');
  await screen.findByRole('button', { name: 'Run' });
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByRole('button', { name: 'Link copied' });
  const { hash } = new URL(await navigator.clipboard.readText());
  expect(await readShared(hash)).toMatchObject({
    ...{ language: 'sql', code: 'table q', data: ['create table q ()'] },
    setup: { users: ['ada@example.com', 'ben@example.com'] },
  });
});

test('a run that fails or only reads is not part of the migration', async () => {
  open((code) => [code.includes('wrong') ? ERROR : rowsOutput([])], { ...SHARED, data: [] });
  const editor = screen.getByRole('textbox', { name: 'SQL to run' });
  for (const code of ['create wrong', 'table q', 'create table q ()']) {
    expect(screen.queryByRole('button', { name: 'Download as migration' })).toBeNull();
    await userEvent.clear(editor);
    await userEvent.type(editor, code);
    await click('Run');
    await screen.findByRole('button', { name: 'Run' });
  }
  const blobs: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` });
  Object.assign(URL, { revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: never) {
    names.push((this as HTMLAnchorElement).download);
  });
  await click('Download as migration');
  expect(names[0]).toMatch(/^\d{14}_playground\.sql$/);
  expect(blobs[0]!.size).toBe('create table q ();\n'.length);
});

test('lists the problems of the schema with links to the guides', async () => {
  open(() => [rowsOutput([])]);
  await click('Load Quotes');
  const link = await screen.findByRole('link', { name: 'How policies are evaluated' });
  expect(link.getAttribute('href')).toMatch(/^\/docs\/guides\/auth\/row-level-security#/);
  expect(link.closest('li')!.textContent).toMatch(
    /^Nobody passes the policy “Read quotes” on quotes/,
  );
  expect(screen.getByText('1 problem in your schema')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});
