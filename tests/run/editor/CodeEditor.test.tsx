import { EditorView } from '@codemirror/view';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { CodeEditor } from '../../../src/run/editor/CodeEditor';

/** Applies the changes that the editor has reported, as a busy browser does later. */
let renderChanges: (() => void)[];
let replace: (code: string) => void;
const onRun = jest.fn();
let view: EditorView;

function SlowParent() {
  const [code, setCode] = useState('first');
  replace = setCode;
  return (
    <CodeEditor
      {...{ language: 'sql', label: 'SQL', code, onRun }}
      onChange={(text) => renderChanges.push(() => setCode(text))}
    />
  );
}

const type = (text: string) => act(() => view.dispatch({ changes: { from: 0, insert: text } }));
const renderNext = () => act(() => renderChanges.shift()!());
const text = () => view.state.doc.toString();

beforeEach(() => {
  renderChanges = [];
  const { container } = render(<SlowParent />);
  const root = container.querySelector('.code-editor')!.shadowRoot!;
  view = EditorView.findFromDOM(root.querySelector<HTMLElement>('.cm-editor')!)!;
});

test("a change that's rendered late doesn't undo what was typed since", () => {
  type('c');
  type('b');
  renderNext();
  expect(text()).toBe('bcfirst');
  type('a');
  renderNext();
  renderNext();
  expect(text()).toBe('abcfirst');
});

test('the text is replaced from outside, even with one that was typed before', () => {
  type('a');
  renderNext();
  act(() => replace('first'));
  expect(text()).toBe('first');
  act(() => replace('afirst'));
  expect(text()).toBe('afirst');
});

test('Ctrl+Enter runs the text in the editor, even before it has been rendered', () => {
  type('a');
  const event = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, ctrlKey: true });
  act(() => void view.contentDOM.dispatchEvent(event));
  expect(onRun).toHaveBeenCalledWith('afirst');
});
