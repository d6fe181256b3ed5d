import '../../ui/browser-parts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { RUN_TEXT } from '../../../src/lib/strings/run';
import type { CodeEditorProps } from '../../../src/run/editor/CodeEditor';
import { fakeProject } from '../../fixtures/fake-project';
import { RunPanel } from '../../../src/run/panel/RunPanel';
import { CopyButton } from '../../../src/ui/controls/CopyButton';
import { FakeEngine, rowsOutput, sqlExample } from '../../fixtures/fake-engine';

// CodeMirror needs a browser's layout.
jest.mock('../../../src/run/editor/CodeEditor', () => ({
  CodeEditor: ({ label, code, onChange }: CodeEditorProps) => (
    <textarea aria-label={label} value={code} onChange={({ target }) => onChange(target.value)} />
  ),
}));

test('the copy button of a block copies the code as edited, until it is reset or closed', async () => {
  const user = userEvent.setup();
  const example = sqlExample('1', 'select 1');
  const project = fakeProject(new FakeEngine(() => [rowsOutput(['a'], [1])]), example);
  const blockRef = createRef<HTMLPreElement>();
  const block = (isOpen: boolean) => (
    <figure>
      <CopyButton />
      <pre ref={blockRef}>
        <code>select 1</code>
      </pre>
      {isOpen && (
        <RunPanel
          {...{ project, blockRef, language: 'sql', title: 'a.sql', request: 1 }}
          {...{
            example: '/guides/a#1',
            getCode: () => 'select 1',
            onEnd: () => {},
            onClose: () => {},
          }}
        />
      )}
    </figure>
  );
  const { rerender } = render(block(false));
  rerender(block(true));
  const copied = async () => {
    await user.click(screen.getByText('Copy').closest('button')!);
    return navigator.clipboard.readText();
  };
  expect(await copied()).toBe('select 1');
  await user.click(await screen.findByRole('button', { name: RUN_TEXT.edit }));
  const editor = await screen.findByRole('textbox');
  expect(blockRef.current!.hidden).toBe(true);
  expect(await copied()).toBe('select 1');
  await user.type(editor, '23');
  expect(await copied()).toBe('select 123');
  await user.click(screen.getByRole('button', { name: RUN_TEXT.reset }));
  expect(await copied()).toBe('select 1');
  await user.type(editor, '4');
  expect(await copied()).toBe('select 14');
  rerender(block(false));
  expect(await copied()).toBe('select 1');
  expect(blockRef.current!.hidden).toBe(false);
});
