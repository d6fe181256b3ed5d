import { css } from '@emotion/react';
import { CODE_MARK_TEXT } from '../lib/strings/build';

/**
 * Signs and line numbers are generated content, so readers can't select or copy them. Screen
 * readers say the text after the slash instead of the sign. Global because no script needs them.
 */
export const codeMarks = css`
  pre :is(ins, del) {
    display: block;
    position: relative;
    margin-inline: -1rem;
    padding-inline: 1rem;
    background: var(--code-ins);
    box-shadow: inset 3px 0 var(--tip);
    text-decoration: none;
    &::before {
      content: '+';
      content: '+' / '${CODE_MARK_TEXT.added}';
      position: absolute;
      left: 0.3125rem;
      color: var(--tip);
    }
  }
  pre del {
    background: var(--code-del);
    box-shadow: inset 3px 0 var(--danger);
    &::before {
      content: '-';
      content: '-' / '${CODE_MARK_TEXT.removed}';
      color: var(--danger);
    }
  }
  /* If a line wraps, its other lines start below its first character, not below its number. */
  pre .line {
    display: block;
    padding-left: 3.5em;
    &::before {
      content: attr(data-n);
      display: inline-block;
      width: 2.5em;
      margin-inline: -3.5em 1em;
      color: var(--code-comment);
      text-align: end;
    }
  }
`;
