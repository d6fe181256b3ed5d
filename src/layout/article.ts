import { css } from '@emotion/react';

/**
 * How the text of a page is set. The class stands inside `:where()`, so that whatever a component
 * says of its own wins, in any order of the style sheet.
 */
export const article = css`
  :where(&) h1 {
    margin: 0;
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.375rem);
    font-weight: 650;
    letter-spacing: -0.022em;
    line-height: 1.2;
  }
  .lead {
    margin: 0.75rem 0 2rem;
    color: var(--text-muted);
    font-size: 1.125rem;
    line-height: 1.6;
  }
  .lead :where(p) {
    margin: 0;
  }
  :where(&) .content {
    overflow-wrap: break-word;
  }
  :where(&) h2 {
    margin: 2.75rem 0 0.75rem;
    font-size: 1.5rem;
    font-weight: 640;
    letter-spacing: -0.015em;
    line-height: 1.3;
  }
  :where(&) h3 {
    margin: 2rem 0 0.5rem;
    font-size: 1.1875rem;
    font-weight: 620;
    line-height: 1.4;
  }
  :where(&) :is(h4, h5, h6) {
    margin: 1.5rem 0 0.5rem;
    font-size: 1rem;
    font-weight: 620;
  }
  .anchor {
    margin-left: 0.4em;
    color: var(--text-muted);
    font-weight: 400;
    text-decoration: none;
    opacity: 0;
    &:focus-visible {
      opacity: 1;
    }
  }
  & :is(h2, h3, h4, h5, h6):hover .anchor {
    opacity: 1;
  }
  :where(&) :is(p, ul, ol, blockquote) {
    margin: 0.875rem 0;
  }
  :where(&) :is(ul, ol) {
    padding-left: 1.5rem;
  }
  :where(&) li {
    margin: 0.3rem 0;
  }
  :where(&) li::marker {
    color: var(--text-muted);
  }
  :where(&) blockquote {
    border-left: 3px solid var(--border-strong);
    padding-left: 1rem;
    color: var(--text-muted);
  }
  :where(&) hr {
    margin: 2.5rem 0;
    border: 0;
    border-top: 1px solid var(--border);
  }
  :where(&) strong {
    font-weight: 620;
  }
  :where(&) :not(pre) > code {
    border-radius: var(--radius-small);
    padding: 0.1em 0.35em;
    background: var(--surface-raised);
    box-shadow: inset 0 0 0 1px var(--border);
    overflow-wrap: anywhere;
  }
  :where(&) kbd {
    border: 1px solid var(--border-strong);
    border-bottom-width: 2px;
    border-radius: var(--radius-small);
    padding: 0 0.35em;
    font: 0.8125em var(--font-code);
  }
`;
