import '../../ui/browser-parts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { FAILURE_TEXT } from '../../../src/lib/strings/run';
import type { Caller, LoadProgress, RunExample, RunOutput } from '../../../src/run/client/types';
import { RunFailure } from '../../../src/run/client/types';
import { readShared } from '../../../src/run/client/shared-code';
import { fakeProject } from '../../fixtures/fake-project';
import { RunPanel } from '../../../src/run/panel/RunPanel';
import { FakeEngine, javascriptExample, rowsOutput, sqlExample } from '../../fixtures/fake-engine';
import type { Respond } from '../../fixtures/fake-engine';
import { axeViolations } from '../../ui/accessibility';

const select = sqlExample('1', 'select id from quotes');
const withUsers = (example: RunExample): RunExample => ({
  ...example,
  hasCallers: true,
  setup: { ...example.setup, users: ['ada@example.com', 'ben@example.com'] },
});
const error: RunOutput = {
  ...{ kind: 'error', message: 'relation "quotes" does not exist' },
  ...{ code: '42P01', hint: 'Create it first.', line: 1 },
};

/** `more` are the examples that run before the last one. */
function open(
  example: RunExample,
  respond: Respond,
  engine = new FakeEngine(respond),
  more: RunExample[] = [],
) {
  const project = fakeProject(engine, ...more, example);
  const [onClose, onEnd] = [jest.fn(), jest.fn()];
  const props = {
    ...{ project, onClose, onEnd, language: example.language, title: 'quotes.sql' },
    example: `/guides/a#${example.id}`,
    blockRef: createRef<HTMLElement>(),
    getCode: () => example.code,
  };
  const { rerender } = render(<RunPanel {...props} request={1} />);
  const runAgain = () => act(async () => rerender(<RunPanel {...props} request={2} />));
  return { engine, onClose, onEnd, project, runAgain };
}

const button = (name: string) => screen.findByRole('button', { name });
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
const noAxe = async () => expect(await axeViolations()).toEqual([]);

test('shows rows as a table with their number and the time', async () => {
  const values = [null, true, { a: 1 }, 'text'];
  open(select, () => [rowsOutput(['a', 'b', 'c', 'd'], values)]);
  await screen.findByRole('table');
  expect(cells()).toEqual(['null', 'true', '{"a":1}', 'text']);
  expect(screen.getByText('1 row')).toBeTruthy();
  expect(screen.getByText('12 ms')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Finished. 1 row'));
  await noAxe();
});

describe('the result scrolls into view', () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  const at = (top: number, bottom: number) => place.mockReturnValue({ top, bottom } as DOMRect);
  const calls = () => scrolled.mock.contexts.map((one) => (one as Element).className);
  beforeEach(() => scrolled.mockClear());
  afterEach(() => {
    place.mockReset();
    Reflect.deleteProperty(window, 'matchMedia');
  });
  afterAll(() => {
    scrolled.mockRestore();
    place.mockRestore();
  });

  test('when the reader presses Run, when the code has run, and never further than necessary', async () => {
    at(100, 900);
    const { onEnd } = open(select, () => [rowsOutput(['id'], [1])]);
    await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
    // Its link appears later, and can wrap the line.
    await screen.findByRole('link', { name: 'Open in playground' });
    expect(calls()).toEqual(['run-result', 'run-result', 'run-result']);
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'smooth' });
  });

  test('without an animation if the reader prefers that', async () => {
    at(100, 900);
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    const { onEnd } = open(select, () => [rowsOutput(['id'], [1])]);
    await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'instant' });
  });

  test('unless the reader has scrolled past the example', async () => {
    at(-900, -100);
    const { onEnd } = open(select, () => [rowsOutput(['id'], [1])]);
    await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
    expect(calls()).toEqual([]);
  });
});

test('shows how much of the engine has loaded', async () => {
  let load = (_: LoadProgress) => {};
  let finish = () => {};
  const engine = new FakeEngine(
    () => [],
    (onProgress) => {
      load = onProgress;
      return new Promise((resolve) => (finish = resolve));
    },
  );
  open(select, () => [], engine);
  await act(async () => {});
  act(() => load({ loaded: 1_800_000, total: 4_600_000 }));
  const bar = screen.getByRole<HTMLProgressElement>('progressbar');
  expect([bar.value, bar.max]).toEqual([1_800_000, 4_600_000]);
  expect(bar.getAttribute('aria-label')).toContain('1.8 of 4.6 MB');
  await noAxe();
  act(() => load({ loaded: 4_600_000, total: 4_600_000 }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await act(async () => finish());
  expect(await screen.findByText('12 ms')).toBeTruthy();
});

test('shows an error with its fields', async () => {
  open(select, () => [error]);
  await screen.findByText('relation "quotes" does not exist');
  const fields = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(fields).toEqual(['42P01', 'Create it first.', '1']);
  await noAxe();
});

test('says if the documentation expects the error', async () => {
  open(select, () => [{ ...error, isExpected: true } as RunOutput]);
  expect(await screen.findByText(/expects this error/)).toBeTruthy();
});

test('shows a response as a table or as JSON', async () => {
  const value = { data: [{ id: 1 }, { name: 'Ada' }], error: null, status: 200 };
  open(javascriptExample('1', 'call()', '{ "data": [] }'), () => [{ kind: 'response', value }]);
  await screen.findByRole('table');
  expect(cells()).toEqual(['1', 'null', 'null', 'Ada']);
  expect(screen.getByText(/differs from the documented/)).toBeTruthy();
  await noAxe();
  await userEvent.click(screen.getByRole('radio', { name: 'JSON' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(JSON.parse(screen.getByRole('group', { name: 'JSON' }).textContent)).toEqual(value);
  await noAxe();
});

test('shows the error of a response with its status', async () => {
  const failed = { message: 'permission denied', code: '42501', details: null, hint: '' };
  const value = { data: null, error: failed, status: 401 };
  open(javascriptExample('1', 'call()'), () => [{ kind: 'response', value }]);
  await screen.findByText('permission denied');
  const fields = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(fields).toEqual(['42501', '401']);
  expect(screen.getByRole('link', { name: '42501' }).getAttribute('href')).toBe(
    '/docs/reference/errors/data-api#42501',
  );
  expect(document.querySelector('.status-mark')?.getAttribute('data-failed')).toBe('true');
});

test('shows what was written to the console in one list', async () => {
  const line = (level: 'log' | 'warn', text: string) => ({ kind: 'log', level, text }) as const;
  open(select, () => [line('log', 'one'), line('warn', 'two'), rowsOutput(['id'], [1])]);
  const lines = [...(await screen.findByRole('log')).children];
  expect(lines.map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  await noAxe();
});

test('joins consecutive statements without columns into one line', async () => {
  const done = (command: string, count = 0): RunOutput => ({
    ...{ kind: 'rows', columns: [], rows: [], count, command },
  });
  open(select, () => [
    ...[done('CREATE TABLE'), done('INSERT', 2), done('SET')],
    ...[rowsOutput(['id'], [1]), done('DELETE', 1)],
  ]);
  const parts = () => [...document.querySelectorAll('.output-part')];
  await waitFor(() =>
    expect(parts().map(({ textContent }) => textContent)).toEqual([
      ...['CREATE TABLE, INSERT 2 rows, SET', 'SELECT1 rowid1', 'DELETE1 row'],
    ]),
  );
  await noAxe();
});

test('stops code that is running', async () => {
  const { engine } = open(select, () => 'endless');
  await userEvent.click(await button('Stop'));
  expect(await screen.findByText(/^You stopped the code/)).toBeTruthy();
  expect(engine.calls.at(-1)).toBe('stop');
  expect(await button('Run')).toBeTruthy();
});

test.each(['network', 'unsupported', 'timeout', 'memory'] as const)(
  'explains the failure "%s", and runs again',
  async (reason) => {
    let isFirst = true;
    const engine = new FakeEngine(
      () => [rowsOutput(['id'], [1])],
      async () => {
        if (isFirst) {
          isFirst = false;
          throw new RunFailure(reason);
        }
      },
    );
    const { runAgain } = open(select, () => [], engine);
    const message = { network: 'connection', unsupported: 'WebAssembly' }[reason as 'network'];
    expect(await screen.findByText(new RegExp(message ?? 'was stopped'))).toBeTruthy();
    await waitFor(() =>
      expect(document.querySelector('body > [role=status]')?.textContent).toBe(
        FAILURE_TEXT[reason],
      ),
    );
    await runAgain();
    expect(await screen.findByRole('table')).toBeTruthy();
  },
);

test('says how many earlier examples ran first', async () => {
  const earlier = sqlExample('1', 'create table quotes ()');
  const later = sqlExample('2', 'select', ['1']);
  open(later, () => [rowsOutput(['id'], [1])], undefined, [earlier]);
  expect(await screen.findByText('Ran 1 earlier example on this page first.')).toBeTruthy();
});

test('leads to the earlier example that failed', async () => {
  const earlier = sqlExample('1', 'create table quotes ()');
  const later = sqlExample('2', 'select', ['1']);
  const figure = document.createElement('figure');
  figure.dataset['run'] = '/guides/a#1';
  figure.innerHTML = '<button>Earlier</button>';
  figure.scrollIntoView = jest.fn();
  document.body.append(figure);
  open(later, () => [error], undefined, [earlier]);
  await userEvent.click(await button('Show the earlier example'));
  expect(document.activeElement?.textContent).toBe('Earlier');
  expect(figure.scrollIntoView).toHaveBeenCalled();
  figure.remove();
});

test('runs code as the caller that the reader chooses', async () => {
  const respond = (_: string, caller: Caller) =>
    'email' in caller ? [rowsOutput(['id'], [1], [2])] : [rowsOutput(['id'], [2])];
  const { engine } = open(withUsers(select), respond);
  await screen.findByRole('table');
  const ada = screen.getByRole('radio', { name: 'Ada' });
  expect(screen.getByRole('radio', { name: 'postgres' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(ada);
  expect(await screen.findByText('2 rows')).toBeTruthy();
  expect(document.activeElement).toBe(ada);
  expect(engine.calls.at(-1)).toBe('ada@example.com: select id from quotes');
  await noAxe();
});

test('shows what a policy does to the rows of each caller', async () => {
  const policy = withUsers(
    sqlExample('1', 'create policy "Read" on quotes for select using (true)'),
  );
  const { engine } = open(policy, (code) =>
    code.startsWith('select') ? [rowsOutput(['id'], [7])] : [],
  );
  const query = await screen.findByRole('textbox', { name: 'Query' });
  await waitFor(() => expect(cells()).toEqual(['7']));
  expect(engine.calls.at(-1)).toBe('ada@example.com: select * from quotes');
  await userEvent.click(screen.getByRole('radio', { name: 'Ben' }));
  await waitFor(() => expect(engine.calls.at(-1)).toBe('ben@example.com: select * from quotes'));
  await userEvent.type(query, ' where id = 7{Enter}');
  await waitFor(() => expect(engine.calls.at(-1)).toMatch(/^ben@.*: select \* from quotes where/));
  await noAxe();
});

test('starting over clears the results', async () => {
  open(select, () => [rowsOutput(['id'], [1])]);
  await screen.findByRole('table');
  await userEvent.click(await button('Start over'));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/^The project is empty/)).toBeTruthy();
});

test('says if the output was cut off', async () => {
  const engine = new FakeEngine(() => []);
  engine.run = async () => ({ outputs: [], duration: 1, isTruncated: true });
  open(select, () => [], engine);
  expect(await screen.findByText(/too long/)).toBeTruthy();
});

test('what ran can be opened in the playground, with the SQL before it', async () => {
  const { project } = open(select, () => [rowsOutput([])], undefined, [
    sqlExample('0', 'create table quotes ()'),
  ]);
  await screen.findByText('12 ms');
  const shared = await project.share('/guides/a#1', 'edited');
  expect(shared).toMatchObject({ language: 'sql', code: 'edited', data: [] });
  const link = await screen.findByRole('link', { name: 'Open in playground' });
  const { pathname, hash } = new URL((link as HTMLAnchorElement).href);
  expect(pathname).toBe('/docs/handbook/playground');
  expect(await readShared(hash)).toMatchObject({ code: 'select id from quotes' });
  await noAxe();
});
