import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { CodeBlock } from '../../../src/mdx/CodeBlock';
import type { RunnableBlock } from '../../../src/run/panel/RunPanel';

// Tested in tests/run/panel.
jest.mock('../../../src/run/panel/ExamplePanel', () => ({
  ExamplePanel: ({ example, language, getCode, request, onEnd, onClose }: RunnableBlock) => {
    if (getCode() === 'broken') throw new Error('broken');
    return (
      <>
        <button onClick={onClose}>{[example, language, getCode(), request].join(' | ')}</button>
        <button onClick={onEnd}>End</button>
      </>
    );
  },
}));

const block = (props: { html?: string; language?: string; run?: string } = {}) => (
  <CodeBlock language="sql" html="select 1" run="/guides/a#1" {...props} />
);

test('the HTML of a page has the button, and hydration renders the block once', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(block());
  const run = page.querySelector('.run button');
  expect(run?.textContent).toBe('Run');
  const onRender = jest.fn();
  render(
    <Profiler id="block" onRender={onRender}>
      {block()}
    </Profiler>,
    { container: page, hydrate: true },
  );
  expect(page.querySelector('.run button')).toBe(run);
  expect(onRender).toHaveBeenCalledTimes(1);
});

test('code that cannot run has no button', () => {
  render(<CodeBlock language="sql" html="select 1" />);
  expect(screen.queryByRole('button', { name: 'Run' })).toBeNull();
});

test.each([
  ['sql', 'sql'],
  ['js', 'javascript'],
  ['ts', 'javascript'],
])('runs code in %s as %s, once per press', async (language, expected) => {
  render(block({ language }));
  const run = screen.getByRole('button', { name: 'Run' });
  await userEvent.click(run);
  await screen.findByText(`/guides/a#1 | ${expected} | select 1 | 1`);
  await userEvent.click(run);
  expect(screen.getByText(`/guides/a#1 | ${expected} | select 1 | 2`)).toBeTruthy();
});

test('closing the panel returns the focus to the button', async () => {
  render(block());
  const run = screen.getByRole('button', { name: 'Run' });
  await userEvent.click(run);
  await userEvent.click(await screen.findByText(/select 1 \| 1$/));
  expect(screen.queryByText(/select 1 \| 1$/)).toBeNull();
  expect(document.activeElement).toBe(run);
});

test('the button says that the code runs, and leaves once the panel has a result', async () => {
  const { container } = render(block());
  const run = container.querySelector('.run')!;
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  const panel = await screen.findByText(/select 1 \| 1$/);
  expect([run.textContent, run.hasAttribute('data-open')]).toEqual(['Running…', false]);
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  expect([run.textContent, run.hasAttribute('data-open')]).toEqual(['Run', true]);
  await userEvent.click(panel);
  expect([run.textContent, run.hasAttribute('data-open')]).toEqual(['Run', false]);
});

test('a panel that fails leaves the code block intact', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(block({ html: 'broken' }));
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Run' })));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/result/));
  expect(screen.getByRole('code').textContent).toBe('broken');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(document.querySelector('.run[data-open]')).toBeNull();
  error.mockRestore();
});
