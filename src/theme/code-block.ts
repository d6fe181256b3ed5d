import { css } from '@emotion/react';

/** Global because almost every page has code blocks, so the script doesn't contain the styles. */
export const codeBlock = css`
  @keyframes cut {
    0%,
    97% {
      mask: linear-gradient(270deg, #0000, #000 2rem);
    }
  }
  /* Close to the response. */
  .examples .content > :is(.code-block, [data-type]) {
    margin-block: 0.5rem;
  }
  /* The example's own response takes its place, unless readers have to compare them. */
  .code-block:has(.run-output):not(:has(.run-different)) ~ [data-response] {
    display: none;
  }
  .examples [data-type='underlined'] {
    position: relative;
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--code-surface);
    [role='tablist'] {
      padding-left: 0.5rem;
    }
    [role='tab'] {
      min-height: 40px;
    }
    @media (max-width: 600px) {
      .proof,
      .wrap {
        display: none;
      }
    }
  }
  .code-block {
    position: relative;
    margin: 1.25rem 0;
    border: 1px solid var(--border);
    border-radius: var(--radius);
    background: var(--code-surface);
    figcaption {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 0.25rem;
      min-height: 36px;
      border-bottom: 1px solid var(--border);
      padding: 0 0.25rem 0 1rem;
      color: var(--text-muted);
      font-size: 0.8125rem;
      @media (max-width: 600px) {
        flex-wrap: wrap;
      }
    }
    figcaption :is(button, select) {
      min-width: max(24px, var(--touch));
      min-height: max(24px, var(--touch));
    }
    /* A single command and an entry's signature have no header: the check mark and the buttons are next to the code. */
    &:is([data-bare], .signature *, div > details > *, [data-type='underlined'] > * > *) {
      figcaption {
        position: absolute;
        inset: 0 0 auto;
        justify-content: flex-end;
        border: 0;
        padding-left: 0.875rem;
        pointer-events: none;
        > * {
          background: var(--code-surface);
          pointer-events: auto;
        }
      }
      .code-title {
        display: none;
      }
    }
    /* The header of a response is its disclosure, and the one of a request is its tabs. */
    &:is(div > details > *, [data-type='underlined'] > * > *) {
      position: static;
      margin: 0;
      border: 0;
      figcaption {
        min-height: 40px;
      }
      /* It appears later than the rest, which must not move. */
      .wrap {
        order: -1;
      }
    }
    &[data-bare],
    .signature & {
      .proof {
        margin-inline-end: auto;
      }
      pre {
        padding-block: max(0.5rem, var(--touch) / 4);
      }
      code {
        padding-right: 7rem;
      }
      &:has(.proof) code {
        padding-left: calc(0.875rem + max(24px, var(--touch)));
      }
    }
    &[data-bare]:has(.managers) {
      code {
        padding-right: 12rem;
      }
      /* On phones, the buttons would cover the command. */
      @media (max-width: 600px) {
        figcaption {
          position: static;
        }
        && code {
          padding-inline: 1rem;
        }
      }
    }
    /* On phones, a command needs the space more than its check mark. */
    @media (max-width: 600px) {
      &&[data-bare]:not(:has(.managers)) {
        .proof {
          display: none;
        }
        code {
          padding-inline: 1rem 3.5rem;
        }
      }
    }
    .code-title {
      flex: 1;
      min-width: 0;
      padding-block: 0.375rem;
      line-height: 1.35;
      overflow-wrap: anywhere;
    }
    @media (pointer: coarse) {
      .code-title {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      /* The target is wider than the check mark. */
      .proof + .code-title {
        margin-inline-start: -1rem;
      }
    }
    .proof {
      flex: none;
      margin-inline: -0.375rem 0.125rem;
      summary {
        min-width: max(24px, var(--touch));
        padding: 0.25rem 0.375rem;
        line-height: max(1.65em, var(--touch) - 0.5rem);
        &:focus-visible {
          outline-offset: -2px;
        }
      }
      &[data-proof] summary::before {
        content: '✓' / '';
      }
      &[data-proof='runs'] summary {
        color: var(--accent);
      }
      /* Below the header, in the whole width of the block, so the header keeps its height. */
      p {
        position: absolute;
        z-index: 2;
        top: max(2.25rem, var(--touch));
        left: 0.5rem;
        max-width: calc(100% - 1rem);
        margin: 0;
        border: 1px solid var(--border-strong);
        border-radius: var(--radius-small);
        padding: 0.5rem 0.75rem;
        background: var(--surface-raised);
        box-shadow: var(--shadow);
        color: var(--text);
        line-height: 1.45;
        overflow-wrap: anywhere;
      }
    }
    @media print {
      .proof,
      .wrap {
        display: none;
      }
    }
    .report {
      border: 0;
      padding: 0;
      background: none;
      color: var(--accent);
      text-decoration: underline;
      margin-inline-start: 0.75rem;
      white-space: nowrap;
    }
    /* Only blocks with long lines show it. */
    .wrap {
      display: none;
      flex: none;
      place-items: center;
      width: 28px;
      height: 28px;
      &::before {
        content: '';
        border: 8px solid;
        clip-path: path('M1 3h14v2H1zM1 7h14v6H9v2l-4-3 4-3v2h4V9H1z');
      }
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
    }
    &[data-long]:not(.signature *, [data-terminal]) .wrap {
      display: grid;
    }
    /* The types in a signature matter to its end, so its lines wrap next to the buttons. */
    .signature & code {
      padding-right: 1rem;
      &::before {
        content: '';
        float: right;
        width: 6.5rem;
        /* Reaches into the second line. */
        height: 1.375rem;
      }
    }
    .managers {
      border: 0;
      padding: 0.25rem;
      background: none;
      color: inherit;
      font: inherit;
    }
    .run {
      flex: none;
      @media (scripting: none), print {
        display: none;
      }
      /* The panel has the same button. The keyboard's focus stays where it is. */
      &[data-open]:not(:has(:focus-visible)) {
        display: none;
      }
      button {
        display: flex;
        align-items: center;
        gap: 0.25rem;
        border: 0;
        border-radius: var(--radius-small);
        padding: 0.375rem 0.5rem;
        background: none;
        color: var(--accent);
        font-weight: 500;
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
      /* Long lines fade at the edge until the reader has scrolled to their end. */
      animation: cut linear;
      animation-timeline: scroll(self x);
      color: var(--code-text);
      font-size: 0.8125rem;
      line-height: 1.65;
      tab-size: 2;
      &:focus-visible {
        outline-offset: -2px;
        animation: none;
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
    .w {
      white-space: nowrap;
    }
    .signature & code,
    &[data-terminal] code,
    [data-wrap] & code {
      width: auto;
      overflow-wrap: anywhere;
      text-indent: 4ch hanging each-line;
      white-space: pre-wrap;
    }
  }
`;
