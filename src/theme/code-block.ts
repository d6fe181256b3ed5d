import { css } from '@emotion/react';

/**
 * A code block with its header. The styles are global because almost every page has code blocks, so the
 * browser doesn't load them as part of the script.
 */
export const codeBlock = css`
  .code-block {
    position: relative;
    margin: 1.25rem 0;
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--code-surface);
    overflow: hidden;
    figcaption {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 1rem;
      min-height: 2.5rem;
      border-bottom: 1px solid var(--border);
      padding: 0 0.5rem 0 1rem;
      color: var(--text-muted);
      font-size: 0.8125rem;
      /* The details of a proof get their own line if there's little space. */
      @media (max-width: 600px) {
        &:has(.proof[aria-expanded='true']) {
          flex-wrap: wrap;
          row-gap: 0;
          .wrap {
            margin-inline-start: auto;
          }
        }
      }
    }
    .code-title {
      flex: none;
      max-width: 60%;
      padding-block: 0.375rem;
      line-height: 1.35;
      overflow-wrap: anywhere;
    }
    .proof {
      overflow: hidden;
      min-width: 0;
      min-height: 1.5rem;
      /* Space for the wrap button, which appears when the page knows the width of its lines. */
      margin-inline: auto 1.5rem;
      border: 0;
      padding: 0;
      background: none;
      color: inherit;
      text-overflow: ellipsis;
      white-space: nowrap;
      &:focus-visible {
        outline-offset: -2px;
      }
      &.shown,
      &[aria-expanded='true'] {
        padding-block: 0.25rem;
        text-align: end;
        white-space: normal;
      }
      @media (max-width: 600px) {
        &[aria-expanded='true'] {
          order: 1;
          flex: 1 0 100%;
          margin-inline: 0;
          padding-block: 0 0.5rem;
          text-align: start;
        }
      }
      &:not(:hover, .shown, [aria-expanded='true']) span {
        position: absolute;
        width: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
    .report {
      flex: none;
      /* Space for the wrap button, as above. */
      margin-inline-end: 1.5rem;
      color: inherit;
      @media (max-width: 600px) {
        order: 1;
        padding-bottom: 0.5rem;
      }
    }
    .wrap {
      display: grid;
      flex: none;
      place-items: center;
      width: 28px;
      height: 28px;
      margin-inline: -2rem -0.75rem;
      border: 0;
      border-radius: var(--radius-small);
      padding: 0;
      background: none;
      &:hover {
        background: var(--border);
        color: var(--text);
      }
      &[aria-pressed='true'] {
        color: var(--accent);
        @media (forced-colors: active) {
          outline: 1px solid Highlight;
        }
      }
      @media print {
        display: none;
      }
    }
    .run {
      flex: none;
      margin-inline-end: -0.75rem;
      @media print, (scripting: none) {
        display: none;
      }
      button {
        display: flex;
        align-items: center;
        gap: 0.25rem;
        border: 0;
        border-radius: var(--radius-small);
        min-height: 28px;
        padding: 0.25rem 0.5rem;
        background: none;
        color: var(--accent);
        font-weight: 550;
        line-height: 1.2;
        &:hover {
          background: var(--accent-soft);
        }
      }
    }
    pre {
      margin: 0;
      padding: 0.875rem 0;
      overflow-x: auto;
      color: var(--code-text);
      font-size: 0.84375rem;
      line-height: 1.65;
      tab-size: 2;
      &:focus-visible {
        outline-offset: -2px;
      }
    }
    code {
      display: block;
      width: max-content;
      min-width: 100%;
      padding-inline: 1rem;
      font-size: inherit;
    }
    /* Token types, see src/node/markdown/highlight.ts. */
    b,
    i,
    u {
      font: inherit;
      text-decoration: none;
    }
    b {
      color: var(--code-keyword);
    }
    i {
      color: var(--code-string);
    }
    .f,
    .l {
      color: var(--code-function);
    }
    u {
      color: var(--code-constant);
    }
    .p {
      color: var(--code-parameter);
    }
    .c {
      color: var(--code-comment);
    }
    .i {
      color: var(--tip);
    }
    .d {
      color: var(--danger);
    }
    .hl {
      display: block;
      margin-inline: -1rem;
      box-shadow: inset 3px 0 var(--accent);
      padding-inline: 1rem;
      background: var(--code-mark);
    }
    .prompt {
      color: var(--code-comment);
      user-select: none;
    }
    .output {
      color: var(--code-comment);
    }
    [data-wrap] & code {
      width: auto;
      overflow-wrap: anywhere;
      white-space: pre-wrap;
    }
  }
`;
