import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { PostgreSQL, sql } from '@codemirror/lang-sql';
import {
  bracketMatching,
  indentOnInput,
  HighlightStyle,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { RunLanguage } from '../client/types';
import { tags } from '@lezer/highlight';

export interface EditorOptions {
  code: string;
  language: RunLanguage;
  label: string;
  /** An element in the same shadow root. */
  describedBy: string;
  wrapsLines: boolean;
  onChange: (code: string) => void;
  /** For Ctrl+Enter, or ⌘+Enter on a Mac. */
  onRun: (code: string) => void;
}

/**
 * In a shadow root, CodeMirror uses constructed style sheets, which the Content-Security-Policy
 * allows, instead of `<style>` elements.
 */
export function createEditor(root: ShadowRoot, options: EditorOptions): EditorView {
  return new EditorView({
    root,
    parent: root,
    state: EditorState.create({ doc: options.code, extensions: extensionsFor(options) }),
  });
}

/** As one step that the reader can undo. */
export function replaceCode(editor: EditorView, code: string): void {
  const { doc } = editor.state;
  if (doc.toString() === code) return;
  editor.dispatch({ changes: { from: 0, to: doc.length, insert: code } });
}

function extensionsFor(options: EditorOptions): Extension[] {
  const { language, label, describedBy, wrapsLines, onChange, onRun } = options;
  const run = ({ state }: EditorView) => {
    onRun(state.doc.toString());
    return true;
  };
  return [
    keymap.of([
      { key: 'Mod-Enter', run },
      { key: 'Escape', run: letTabLeave },
      ...[...defaultKeymap, ...historyKeymap, indentWithTab],
    ]),
    history(),
    indentOnInput(),
    bracketMatching(),
    EditorState.tabSize.of(2),
    language === 'sql'
      ? sql({ dialect: PostgreSQL })
      : javascript({ typescript: true, jsx: false }),
    editorTheme(),
    wrapsLines ? EditorView.lineWrapping : [],
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      autocapitalize: 'off',
      tabindex: '0',
      spellcheck: 'false',
    }),
    EditorView.domEventHandlers({ beforeinput: replaceSelection }),
    EditorView.updateListener.of(({ docChanged, focusChanged, state, view }) => {
      if (docChanged || focusChanged) view.setTabFocusMode(false);
      if (docChanged) onChange(state.doc.toString());
    }),
  ];
}

/** Chromium would add a `style` attribute, which the Content-Security-Policy blocks. */
function replaceSelection(event: InputEvent, editor: EditorView): boolean {
  const { inputType, data } = event;
  if (inputType !== 'insertText' || data === null || editor.composing) return false;
  if (editor.state.selection.main.empty) return false;
  event.preventDefault();
  editor.dispatch(editor.state.replaceSelection(data), {
    userEvent: 'input.type',
    scrollIntoView: true,
  });
  return true;
}

/** Until the reader types. CodeMirror only allows this for two seconds. */
function letTabLeave(editor: EditorView): boolean {
  editor.setTabFocusMode(true);
  return false;
}

const mark = 'color-mix(in srgb, var(--accent) 28%, transparent)';

/** The code doesn't move when a reader starts to edit it. */
const theme = EditorView.theme({
  '&': { color: 'var(--code-text)', fontSize: '0.84375rem', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.65', overflowX: 'auto' },
  '.cm-content': {
    padding: '0.875rem 0',
    fontVariantLigatures: 'none',
    caretColor: 'var(--accent)',
  },
  '.cm-line': { padding: '0 1rem' },
  '.cm-cursor, .cm-dropCursor': { borderLeft: '2px solid var(--accent)' },
  '& ::selection': { backgroundColor: mark },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    boxShadow: '0 0 0 1px var(--border-strong)',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    color: 'var(--danger)',
  },
});

/** The same as in `src/node/markdown/highlight.ts`. */
const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  {
    tag: [tags.number, tags.bool, tags.null, tags.typeName, tags.standard(tags.name)],
    color: 'var(--code-constant)',
  },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--code-function)',
  },
  { tag: tags.definition(tags.variableName), color: 'var(--code-text)' },
  { tag: tags.comment, color: 'var(--code-comment)' },
  { tag: tags.regexp, color: 'var(--code-parameter)' },
]);

/** Colors are tokens, so they follow the page's theme. */
function editorTheme(): Extension {
  return [theme, syntaxHighlighting(colors)];
}
