import '../../ui/browser-parts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CodeEditorProps } from '../../../src/run/editor/CodeEditor';
import { Project } from '../../../src/run/panel/project';
import { PlaygroundView } from '../../../src/run/playground/PlaygroundView';
import { FakeEngine, rowsOutput } from '../../fixtures/fake-engine';
import type { Respond } from '../../fixtures/fake-engine';
import { axeViolations } from '../../ui/accessibility';

// CodeMirror needs a browser's layout, so this replaces it. tests/browser/run-panel uses the real
// editor.
jest.mock('../../../src/run/editor/CodeEditor', () => ({
  CodeEditor: ({ label, code, onChange }: CodeEditorProps) => (
    <textarea aria-label={label} value={code} onChange={({ target }) => onChange(target.value)} />
  ),
}));

const TABLES = [
  {
    ...{ schema: 'public', name: 'quotes', hasRowSecurity: true },
    columns: [{ name: 'id', type: 'bigint' }],
  },
  { schema: 'private', name: 'keys', hasRowSecurity: false, columns: [] },
];

function open(respond: Respond) {
  const engine = new FakeEngine(respond, undefined, TABLES);
  const project = new Project({
    openEngine: () => Promise.resolve(engine),
    loadExamples: () => Promise.resolve({}),
  });
  render(
    <PlaygroundView
      project={project}
      dataSets={[{ title: 'Quotes', code: 'create table q ()' }]}
    />,
  );
  return engine;
}

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
  await waitFor(() => expect(document.querySelectorAll('summary')).toHaveLength(2));
  const titles = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['quotesRLS', 'private.keysNo RLS']);
  const query = 'select * from q;';
  expect(engine.calls).toEqual([SETUP, 'postgres: create table q ()', `postgres: ${query}`]);
  expect(screen.getByRole('textbox', { name: 'SQL to run' }).textContent).toContain(query);
  expect(await axeViolations()).toEqual([]);
});

test('runs SQL in one project, as the caller that the reader chooses', async () => {
  const engine = open((_, { role }) => [rowsOutput(['role'], [role])]);
  const editor = screen.getByRole('textbox', { name: 'SQL to run' });
  await userEvent.clear(editor);
  await userEvent.type(editor, 'table q');
  await click('Run');
  await screen.findByRole('cell', { name: 'postgres' });
  await userEvent.click(screen.getByRole('radio', { name: 'Ben' }));
  await screen.findByRole('cell', { name: 'authenticated' });
  expect(engine.calls).toEqual([SETUP, 'postgres: table q', 'ben@example.com: table q']);
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
