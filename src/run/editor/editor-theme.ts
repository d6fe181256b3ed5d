import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

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
export function editorTheme(): Extension {
  return [theme, syntaxHighlighting(colors)];
}
