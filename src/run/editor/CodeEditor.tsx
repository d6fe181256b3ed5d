import { css } from '@emotion/react';
import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { EDITOR_TEXT } from '../../lib/strings/run';
import { createEditor, replaceCode } from './code-editor';
import type { EditorOptions } from './code-editor';

const style = css`
  background: var(--code-surface);
  @media print {
    display: none;
  }
`;

/** Inside the shadow root. */
const KEYS_ID = 'keys';

export interface CodeEditorProps extends Omit<EditorOptions, 'describedBy' | 'wrapsLines'> {
  /** When it appears. */
  hasFocus?: boolean;
}

/** Tab indents, so readers leave the editor with Escape, then Tab. */
export function CodeEditor({ language, label, code, hasFocus, ...events }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  /** Not yet back as `code`, oldest first. */
  const reported = useRef<string[]>([]);
  const onChange = useEffectEvent((text: string) => {
    reported.current.push(text);
    events.onChange(text);
  });
  const onRun = useEffectEvent((text: string) => events.onRun(text));
  const open = useEffectEvent((root: ShadowRoot) => {
    const view = createEditor(root, {
      ...{ code, language, label, onRun, onChange },
      describedBy: KEYS_ID,
      wrapsLines: document.documentElement.hasAttribute('data-wrap'),
    });
    root.append(keysDescription());
    if (hasFocus) view.focus();
    return view;
  });
  useEffect(() => {
    const element = host.current!;
    const view = open(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
    editor.current = view;
    return () => {
      view.destroy();
      element.shadowRoot?.replaceChildren();
    };
  }, []);
  useEffect(() => {
    // The reader can have typed more since the editor reported a text.
    const index = reported.current.indexOf(code);
    if (index < 0 && editor.current) replaceCode(editor.current, code);
    reported.current = index < 0 ? [] : reported.current.slice(index + 1);
  }, [code]);
  return <div ref={host} css={style} className="code-editor" />;
}

function keysDescription(): HTMLElement {
  const description = document.createElement('p');
  description.id = KEYS_ID;
  description.hidden = true;
  description.textContent = EDITOR_TEXT.keys;
  return description;
}
