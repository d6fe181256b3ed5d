import { EditorView } from '@codemirror/view';
import { act, render } from '@testing-library/react';
import { CodeEditor } from '../../../src/run/editor/CodeEditor';

/** The tests render the reported texts later, as a busy browser does. */
let reported: string[];
let view: EditorView;
let show: (code: string) => void;
const onRun = jest.fn();

beforeEach(() => {
  reported = [];
  const onChange = (text: string) => reported.push(text);
  const editor = (code: string) => (
    <CodeEditor {...{ language: 'sql', label: 'SQL', code, onChange, onRun }} />
  );
  const { container, rerender } = render(editor('first'));
  show = (code) => rerender(editor(code));
  const root = container.querySelector('.code-editor')!.shadowRoot!;
  view = EditorView.findFromDOM(root.querySelector<HTMLElement>('.cm-editor')!)!;
});

const type = (text: string) => act(() => view.dispatch({ changes: { from: 0, insert: text } }));
const renderNext = () => show(reported.shift()!);
const text = () => view.state.doc.toString();

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
  show('first');
  expect(text()).toBe('first');
  show('afirst');
  expect(text()).toBe('afirst');
});

test('Ctrl+Enter runs the text in the editor, even before it has been rendered', () => {
  type('a');
  const event = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, ctrlKey: true });
  act(() => void view.contentDOM.dispatchEvent(event));
  expect(onRun).toHaveBeenCalledWith('afirst');
});
