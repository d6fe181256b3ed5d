import { css } from '@emotion/react';

/** `:where()` adds no specificity, so a component's own styles win. */
export const article = css`
  :where(.article) h1 {
    margin: 0;
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.375rem);
    font-weight: 600;
    letter-spacing: -0.022em;
    line-height: 1.15;
  }
  /* The title comes before the page's bar, so that text browsers and agents find it first. */
  @media (min-width: 1280px) {
    .article .page-head {
      display: flex;
      flex-direction: column;
      gap: 0.25rem;
    }
  }
  /* The list of sections is next to the article if there's room, and otherwise opens below the page's bar. */
  @media screen and (max-width: 1279px) {
    /* The page's bar stays at the top throughout the article. */
    .columns > article {
      display: flex;
      flex-direction: column;
    }
    .columns :is(.head, .page-head) {
      display: contents;
    }
    .columns > article > .content {
      margin-top: -0.875rem;
    }
  }
  @media (min-width: 1280px) {
    .columns[data-contents='true'] {
      display: grid;
      grid-template-columns: minmax(0, var(--article)) 15rem;
      justify-content: start;
      gap: 0 2.5rem;
      max-width: var(--content);
    }
  }
  /* A fact about the page, below its title. */
  .article .note {
    margin: 0.375rem 0 0;
    color: var(--text-muted);
    font-size: 0.875rem;
  }
  .article .lead {
    max-width: 40rem;
    margin: 0.5rem 0 0.875rem;
    color: var(--text-muted);
    font-size: 1.125rem;
    line-height: 1.5;
  }
  .article .lead :where(p) {
    margin: 0;
  }
  :where(.article) .content {
    overflow-wrap: break-word;
    > :where(p:not(:has([role='img'])), ul, ol:not([data-steps]), blockquote),
    > * > [role='tabpanel'] > :where(p, ul, ol) {
      max-width: var(--measure-text);
    }
  }
  /* An image with a caption. Code blocks have a class. */
  :where(.article) figure:not([class]) {
    margin: 0;
    > figcaption {
      max-width: var(--measure-text);
      margin: -1rem 0 1.5rem;
      color: var(--text-muted);
      font-size: 0.8125rem;
    }
  }
  :where(.article) h2 {
    margin: 2.5rem 0 0.75rem;
    font-size: 1.5rem;
    font-weight: 600;
    letter-spacing: -0.015em;
    line-height: 1.3;
  }
  :where(.article) h3 {
    margin: 2rem 0 0.5rem;
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.4;
  }
  :where(.article) :is(h1, h2, h3) {
    text-wrap: balance;
  }
  :where(.article) h1 > span {
    white-space: nowrap;
  }
  :where(.article) :is(h4, h5, h6) {
    margin: 1.5rem 0 0.5rem;
    font-size: 1rem;
    font-weight: 600;
  }
  .article .anchor {
    margin-left: 0.4em;
    color: var(--text-muted);
    font-weight: 400;
    text-decoration: none;
    opacity: 0;
    /* As a style, it isn't part of a copied heading. */
    &::before {
      content: '#' / '';
    }
    &:is(:focus-visible, [data-result]) {
      opacity: 1;
    }
    &[data-result]::before {
      content: attr(data-result) / '';
      font-size: 0.875rem;
      white-space: nowrap;
    }
    /* A tap on a heading follows its link. */
    @media (hover: none) {
      &::after {
        content: '';
        position: absolute;
        inset: -0.25rem 0;
      }
    }
  }
  .copy-section {
    position: relative;
    margin-left: 0.75em;
    border: 0;
    background: none;
    color: var(--accent);
    font-size: 0.875rem;
    :not(:target) > & {
      display: none;
    }
  }
  .article :is(h2, h3, h4, h5, h6) {
    position: relative;
    &:hover .anchor {
      opacity: 1;
    }
  }
  /* Puts a former anchor at the top of its heading, regardless of the line height. */
  :where(.article) :is(h2, h3, h4, h5, h6) > span[id] {
    position: absolute;
  }
  :where(.article) :is(p, ul, ol, blockquote) {
    margin: 0.875rem 0;
  }
  :where(.article) :is(ul, ol) {
    padding-left: 1.5rem;
  }
  /* Steps are a list too, and a list inside another one would get other bullets. */
  :where(.article) ul {
    list-style-type: disc;
  }
  :where(.article) li {
    margin: 0.3rem 0;
  }
  :where(.article) li::marker {
    color: var(--text-muted);
  }
  :where(.article) blockquote {
    border-left: 3px solid var(--border-strong);
    padding-left: 1rem;
    color: var(--text-muted);
  }
  :where(.article) hr {
    margin: 2.5rem 0;
    border: 0;
    border-top: 1px solid var(--border);
  }
  :where(.article) strong {
    font-weight: 600;
  }
  :where(.article) :not(pre) > code {
    border-radius: var(--radius-small);
    padding: 0.1em 0.35em;
    background: var(--surface-raised);
    box-shadow: inset 0 0 0 1px var(--border);
    box-decoration-break: clone;
    overflow-wrap: anywhere;
    > span {
      white-space: nowrap;
    }
  }
  :where(.article) kbd {
    border: 1px solid var(--border-strong);
    border-bottom-width: 2px;
    border-radius: var(--radius-small);
    padding: 0 0.35em;
    font: 0.75rem var(--font-code);
  }
`;
