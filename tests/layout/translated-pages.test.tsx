import '../ui/browser-parts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import type { ReactElement } from 'react';
import { createRef } from 'react';
import { MenuFilter } from '../../src/layout/MenuFilter';
import { Feedback } from '../../src/layout/page/Feedback';
import { PageActions } from '../../src/layout/page/PageActions';
import { SettingsDialog } from '../../src/layout/settings/SettingsDialog';
import { VersionMenu } from '../../src/layout/VersionMenu';
import { ALERT_TEXT } from '../../src/lib/strings/widgets';
import { WIDGETS } from '../../src/lib/widgets';
import { Check, Checklist } from '../../src/mdx/Checklist';
import { ProjectDialog } from '../../src/mdx/code/ProjectDialog';
import { RunButton } from '../../src/mdx/code/RunButton';
import { Demo } from '../../src/mdx/gallery/Demo';
import { JwtForm } from '../../src/mdx/JwtForm';
import { SecretInput } from '../../src/mdx/SecretInput';
import { TableFilter } from '../../src/mdx/TableFilter';
import { OfflineSections } from '../../src/offline/OfflineSections';
import { loadManifest, savedSections } from '../../src/offline/store';
import { applyTheme } from '../../src/page/theme';
import type { RunExample, RunOutput } from '../../src/run/client/types';
import { RunFailure } from '../../src/run/client/types';
import type { CodeEditorProps } from '../../src/run/editor/CodeEditor';
import type { Project } from '../../src/run/panel/project';
import { RunPanel } from '../../src/run/panel/RunPanel';
import { PlaygroundView } from '../../src/run/playground/PlaygroundView';
import { Accordion } from '../../src/ui/disclosure/Accordion';
import { Alert } from '../../src/ui/disclosure/Alert';
import { Collapsible } from '../../src/ui/disclosure/Collapsible';
import { Button } from '../../src/ui/controls/Button';
import { Listbox } from '../../src/ui/controls/Listbox';
import { Select } from '../../src/ui/controls/Select';
import { DropdownMenu } from '../../src/ui/overlays/DropdownMenu';
import { Popover } from '../../src/ui/overlays/Popover';
import { Tooltip } from '../../src/ui/overlays/Tooltip';
import type { Respond } from '../fixtures/fake-engine';
import { FakeEngine, javascriptExample, rowsOutput, sqlExample } from '../fixtures/fake-engine';
import { fakeProject } from '../fixtures/fake-project';
import { translate } from '../fixtures/translate';

// CodeMirror needs a browser's layout. Browsers don't translate its content.
jest.mock('../../src/run/editor/CodeEditor', () => ({
  CodeEditor: ({ label, code }: CodeEditorProps) => (
    <textarea aria-label={label} value={code} readOnly />
  ),
}));
jest.mock('../../src/run/panel/ExamplePanel', () => {
  throw new Error('Loading chunk failed');
});
jest.mock('../../src/offline/store', () => ({
  canSave: () => true,
  loadManifest: jest.fn(),
  savedSections: jest.fn(),
  saveSections: async () => undefined,
  removeSection: async () => undefined,
}));

Object.assign(globalThis, { TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

type Step = (user: UserEvent) => Promise<unknown>;

interface Case {
  name: string;
  /** Called once more at the start. */
  element: (steps: number) => ReactElement;
  /** By default, the element changes once. */
  steps?: Step[];
}

const press =
  (name: string | RegExp): Step =>
  (user) =>
    user.click(screen.getByRole('button', { name }));
const choose =
  (role: 'radio' | 'checkbox' | 'switch' | 'tab' | 'menuitem' | 'option', name: string): Step =>
  (user) =>
    user.click(screen.getByRole(role, { name }));
const type =
  (text: string): Step =>
  (user) =>
    user.type(screen.getAllByRole('textbox')[0]!, text);
/** The step, and then the time until a button has this name. */
const showing =
  (name: string, step: Step): Step =>
  async (user) => {
    await step(user);
    await screen.findByRole('button', { name });
  };
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

function visibleText(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  const hidden = 'style, textarea, .hidden-visually[role=status]';
  copy.querySelectorAll(hidden).forEach((part) => part.remove());
  const checked = [...copy.querySelectorAll('[aria-checked]')].map((one) => one.ariaChecked);
  // Styles show the text for the state.
  const states = [...copy.querySelectorAll<HTMLElement>('[data-result]')];
  return [copy.textContent, ...checked, ...states.map(({ dataset }) => dataset['result'])].join(
    ' ',
  );
}

async function textsOf({ element, steps }: Case, isTranslated: boolean): Promise<string[]> {
  localStorage.clear();
  applyTheme();
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const { rerender } = render(element(0));
  await settle();
  const texts = [visibleText()];
  for (const [index, step] of (steps ?? [settle]).entries()) {
    if (isTranslated) translate();
    await step(user);
    rerender(element(index + 1));
    await settle();
    texts.push(visibleText());
  }
  if (isTranslated) translate();
  cleanup();
  return texts;
}

const page = {
  ...{ path: '/guides/auth', title: 'Auth', file: 'content/guides/auth.mdx' },
  ...{ modified: '2026-01-02', version: '' },
};
const versions = [
  { name: 'Version 2.0', version: 'v2', url: '/reference/javascript/start' },
  { name: 'Version 1.0', version: 'v1', url: '/reference/javascript/v1/start' },
];
const other = { name: 'JavaScript v1', path: '/reference/javascript/v1/select' };

/** The engine returns the outputs in turn. */
function withProject(
  show: (project: Project) => ReactElement,
  responses: () => Respond,
  example: RunExample,
) {
  let project: Project | undefined;
  return (steps: number) => {
    if (steps === 0) {
      const engine = new FakeEngine(responses(), undefined, [
        { schema: 'public', name: 'quotes', hasRowSecurity: true, columns: [], problems: [] },
      ]);
      project = fakeProject(engine, example);
    }
    return show(project!);
  };
}

const panelOf = (example: RunExample, responses: () => Respond) =>
  withProject(
    (project) => (
      <RunPanel
        {...{ project, language: example.language, title: 'a.sql', request: 1 }}
        {...{
          getCode: () => example.code,
          onEnd: () => {},
          onClose: () => {},
          blockRef: createRef(),
        }}
        example={`/guides/a#${example.id}`}
      />
    ),
    responses,
    example,
  );

/** Other outputs for each run. */
const inTurn =
  (...outputs: (RunOutput[] | 'endless')[]) =>
  (): Respond => {
    let count = 0;
    return () => outputs[count++ % outputs.length]!;
  };
const select = { ...sqlExample('1', 'select id from quotes'), hasCallers: true };
const policy = sqlExample('1', 'create policy "Read" on quotes for select using (true)');
const users = ['ada@example.com', 'ben@example.com'];
const failure: RunOutput = { kind: 'error', message: 'Wrong', code: '42P01', hint: 'Create it.' };
const responseOf = (data: unknown): RunOutput => ({
  ...{ kind: 'response', value: { data, error: null }, isExpected: false },
});

const row = (name: string) => (
  <tr key={name}>
    <td>{name}</td>
  </tr>
);

const CASES: Case[] = [
  {
    name: 'the answer to the question about the page',
    element: () => <Feedback page={page} />,
    steps: [press('Yes')],
  },
  {
    name: 'the filter of the menu',
    element: (steps) => (
      <MenuFilter query={['', 'a', 'ab', ''][steps]!} count={3 - steps} onChange={() => {}} />
    ),
    steps: [settle, settle, settle],
  },
  {
    name: 'the versions of the entry in view',
    element: (steps) => (
      <VersionMenu
        {...{ versions, otherVersions: steps === 1 ? [] : [other] }}
        path={`/reference/javascript${steps === 1 ? '/v1' : ''}/select`}
      />
    ),
    steps: [settle, settle],
  },
  {
    name: 'the menu of the page',
    element: () => <PageActions page={page} level="auth" />,
    steps: [
      (user) => user.click(document.querySelector('summary')!),
      press('Copy page as Markdown'),
    ],
  },
  {
    name: 'the settings',
    element: () => <SettingsDialog onClose={() => {}} />,
    steps: [choose('radio', 'Light'), choose('switch', 'Single-key shortcuts')],
  },
  {
    name: 'a checklist',
    element: () => (
      <Checklist label="Launch" id="launch">
        <Check id="one">One</Check>
        <Check id="two">Two</Check>
      </Checklist>
    ),
    steps: [choose('checkbox', 'One'), choose('checkbox', 'Two'), press('Clear all')],
  },
  {
    name: 'a table with a filter',
    element: () => (
      <TableFilter label="Filter">
        <table>
          <thead>{row('Name')}</thead>
          <tbody>{['one', 'two'].map(row)}</tbody>
        </table>
      </TableFilter>
    ),
    steps: [(user) => user.type(screen.getByRole('searchbox'), 'two')],
  },
  {
    name: 'a secret',
    element: () => <SecretInput label="API key" value="abc" />,
    steps: [press('Reveal')],
  },
  {
    name: 'the JWT generator',
    element: () => <JwtForm />,
    // Signing takes a moment.
    steps: [
      type('short'),
      showing('Copy', press('Generate a secret')),
      showing('Copy', choose('radio', 'service_role')),
    ],
  },
  {
    name: "the reader's project",
    element: () => <ProjectDialog onClose={() => {}} />,
    steps: [type('nothing'), press('Save'), type('{Control>}a{/Control}abcdefghijklmnopqrst')],
  },
  {
    name: 'a Run button that fails',
    element: () => (
      <RunButton
        {...{ example: '/guides/a#1', language: 'sql', title: 'a.sql', getCode: () => '' }}
        blockRef={createRef()}
      />
    ),
    steps: [press('Run')],
  },
  {
    name: 'the results of SQL',
    element: panelOf(
      { ...select, setup: { ...select.setup, users } },
      inTurn([rowsOutput(['a'], [1])], [failure], [rowsOutput(['a', 'b'], [2, 3], [4, 5])], []),
    ),
    steps: [press('Run'), choose('radio', 'Ada'), press('Run'), press('Start over'), press('Edit')],
  },
  {
    name: 'code that is stopped',
    element: panelOf(select, inTurn('endless', [rowsOutput(['a'], [1])])),
    steps: [press('Stop'), press('Run')],
  },
  {
    name: 'the results of a query',
    element: panelOf(
      { ...policy, hasCallers: true, setup: { ...policy.setup, users } },
      () =>
        (code, { role }) =>
          code.startsWith('select') ? [rowsOutput(['role'], [role])] : [],
    ),
    steps: [choose('radio', 'anon'), choose('radio', 'Ada'), press('Start over')],
  },
  {
    name: 'the results of JavaScript',
    element: panelOf(
      javascriptExample('1', 'call()'),
      inTurn(
        [responseOf([{ id: 1 }])],
        [{ kind: 'log', level: 'log', text: 'logged' }, responseOf([{ id: 2, name: 'Ada' }])],
        [responseOf(null)],
      ),
    ),
    steps: [choose('radio', 'JSON'), press('Run'), press('Run'), press('Run')],
  },
  {
    name: 'a run without a network',
    element: panelOf(select, () => {
      const works = inTurn([rowsOutput(['a'], [1])], [])();
      return (code, caller) => {
        const outputs = works(code, caller);
        if (outputs.length === 0) throw new RunFailure('network');
        return outputs;
      };
    }),
    steps: [press('Run')],
  },
  {
    name: 'the playground',
    element: withProject(
      (project) => (
        <PlaygroundView project={project} dataSets={[{ title: 'Quotes', code: 'create' }]} />
      ),
      inTurn([rowsOutput(['a'], [1])], [failure], [responseOf([{ id: 1 }])]),
      select,
    ),
    steps: [
      press('Load Quotes'),
      press('Run'),
      choose('tab', 'JavaScript'),
      press('Run'),
      choose('radio', 'Ada'),
      press('Start over'),
    ],
  },
  {
    name: 'the list of sections to save',
    element: () => <OfflineSections />,
    steps: [
      (user) => {
        jest.mocked(savedSections).mockResolvedValue(new Map([['Auth', 'v1']]));
        return press('Save Auth')(user);
      },
      (user) => {
        jest.mocked(savedSections).mockResolvedValue(new Map());
        return press('Remove Auth')(user);
      },
    ],
  },
  {
    name: 'a button',
    element: (steps) => <Button loading={steps === 1}>{`Save ${steps}`}</Button>,
    steps: [settle, settle],
  },
  {
    name: 'an accordion',
    element: (steps) => (
      <Accordion items={[{ id: 'a', title: `Title ${steps}`, content: `Text ${steps}` }]} />
    ),
    steps: [press('Title 0'), settle, press('Title 2')],
  },
  {
    name: 'a collapsible',
    element: (steps) => <Collapsible title={`Title ${steps}`}>{`Text ${steps}`}</Collapsible>,
    steps: [press('Title 0'), settle],
  },
  {
    name: 'an alert',
    element: (steps) => (
      <Alert {...(steps === 1 && { title: 'Title' })} closable>{`Text ${steps}`}</Alert>
    ),
    steps: [settle, settle, press(ALERT_TEXT.close)],
  },
  {
    name: 'a list box',
    element: (steps) => (
      <Listbox
        label="List"
        options={[{ value: 'a', label: `Option ${steps}` }]}
        value={steps === 1 ? ['a'] : []}
        onChange={() => {}}
      />
    ),
    steps: [settle, settle],
  },
  {
    name: 'a select',
    element: (steps) => (
      <Select
        label="Region"
        options={['one', 'two'].map((value) => ({ value, label: `Option ${value}` }))}
        value={['', 'one', 'two', ''][steps]!}
        onChange={() => {}}
      />
    ),
    steps: [settle, settle, settle],
  },
  {
    name: 'an open menu',
    element: (steps) => (
      <DropdownMenu
        trigger={<Button>Open</Button>}
        items={[
          { type: 'item', label: `Item ${steps}`, onSelect: () => {} },
          { type: 'checkbox', label: `Box ${steps}`, checked: steps > 1, onChange: () => {} },
          { type: 'submenu', label: `More ${steps}`, items: [] },
          {
            ...{ type: 'radio', label: 'Order', value: 'a', onChange: () => {} },
            options: [{ value: 'a', label: `Option ${steps}` }],
          },
        ]}
      />
    ),
    steps: [press('Open'), settle],
  },
  {
    name: 'an open popover',
    element: (steps) => (
      <Popover trigger={<Button>Open</Button>} label="Box" closable={steps > 1}>
        {`Text ${steps}`}
      </Popover>
    ),
    steps: [press('Open'), settle],
  },
  {
    name: 'a tooltip',
    element: (steps) => (
      <Tooltip text={`Text ${steps}`}>
        <button type="button">Open</button>
      </Tooltip>
    ),
    steps: [async () => fireEvent.focus(screen.getByRole('button')), settle],
  },
];

const section = (id: string) => ({
  ...{ id, title: id, pages: ['/'], bytes: 1, hasExamples: false, files: [] },
});

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  globalThis.fetch = async () => ({ ok: true, text: async () => '# Auth' }) as Response;
  jest.mocked(savedSections).mockResolvedValue(new Map());
  jest.mocked(loadManifest).mockResolvedValue({
    ...{ version: 'v1', engine: { files: [], bytes: 0 }, shared: section('shared') },
    sections: [section('Auth')],
  });
});

test.each(CASES)('$name: a translated page shows the same as the original', async (one) => {
  const original = await textsOf(one, false);
  expect(new Set(original).size).toBeGreaterThan(1);
  expect(await textsOf(one, true)).toEqual(original);
});

const CONTROLS = 'button, summary, [role^=menuitem], [role=option]';
const pressNumber =
  (number: number): Step =>
  async (user) => {
    const control = document.querySelectorAll(CONTROLS)[number];
    if (!control) return;
    await user.click(control);
    await settle();
    translate();
    await user.keyboard('{Escape}');
  };

test.each(WIDGETS)('every control of %s works on a translated page', async (name) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(<Demo name={name} />);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  for (let number = 0; number < 12; number++) {
    translate();
    await pressNumber(number)(user);
    expect(container.childElementCount).toBeGreaterThan(0);
  }
});
