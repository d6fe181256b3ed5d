import { css, Global } from '@emotion/react';
import { article } from './article';
import { codeBlock } from './code-block';
import { codeMarks } from './code-marks';
import { fileTree } from './file-tree';
import { fonts } from './fonts';
import { dark, declarations, FALLBACK_FONT, light, sizes } from './tokens';

const styles = css`
  :root {
    ${declarations(sizes)}
    ${declarations(light)}
    color-scheme: light;
    /* The least height of a control. */
    --touch: 0px;
    @media (pointer: coarse) {
      --touch: 40px;
    }
  }
  /* Not in print. */
  @media screen {
    :root.dark {
      ${declarations(dark)}
      color-scheme: dark;
    }
  }
  [data-slow] {
    --font-text: ${FALLBACK_FONT};
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    scroll-padding-top: calc(var(--top-bar) + 1.25rem);
    container-type: scroll-state;
    @media (max-width: 1279px) {
      scroll-padding-top: calc(var(--top-bar) + var(--page-bar) + 1.25rem);
    }
    -webkit-text-size-adjust: 100%;
    scrollbar-color: var(--border-strong) transparent;
  }
  body {
    margin: 0;
    min-height: 100vh;
    background: var(--background);
    color: var(--text);
    font: 16px/1.65 var(--font-text);
    /* No single word in the last line. */
    text-wrap: pretty;
  }
  a {
    color: var(--accent);
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
    border-radius: 3px;
  }
  code,
  pre {
    font-family: var(--font-code);
    font-size: 0.875em;
    font-size: max(12px, round(0.875em, 1px));
    font-variant-ligatures: none;
  }
  sub,
  sup {
    font-size: 0.75rem;
  }
  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  /* iOS zooms into fields whose text is smaller. */
  @media (pointer: coarse) {
    :is(input, select, textarea) {
      font-size: max(1rem, 16px) !important;
    }
  }
  svg.line {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* The browser's triangle looks different from the other icons. */
  summary {
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  /* The sign of a disclosure. */
  :is(.signed, .file-tree summary) {
    align-content: center;
    min-height: var(--touch);
    &::before {
      content: '';
      display: inline-block;
      width: 0.3125rem;
      height: 0.3125rem;
      margin: 0 0.5rem 0.125rem 0.1875rem;
      border: solid currentColor;
      border-width: 0 1.5px 1.5px 0;
      transform: rotate(-45deg);
    }
    [open] > &::before {
      transform: rotate(45deg);
    }
  }
  .hidden-visually {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    user-select: none;
  }
  /* Nothing behind the menu or a dialog scrolls, and the page keeps its width. */
  html:has(dialog[open], #menu:popover-open) {
    /* Of the place of the scroll bar, which the backdrop doesn't cover. */
    background: color-mix(in srgb, var(--background) 40%, #000);
    overflow: hidden;
    scrollbar-gutter: stable;
  }
  @media (scripting: none) {
    .scripted {
      display: none;
    }
  }
  [data-late][aria-busy='true'] {
    cursor: progress;
    opacity: 0.6;
  }
  .late-failure {
    position: fixed;
    inset: auto 1rem 1rem;
    z-index: 40;
    margin: 0 auto;
    width: fit-content;
    border: 1px solid var(--border-strong);
    border-radius: var(--radius);
    padding: 0.75rem 1rem;
    background: var(--surface-raised);
    box-shadow: var(--shadow);
    button {
      margin-inline-start: 0.5rem;
      border: 0;
      background: none;
      color: var(--accent);
      text-decoration: underline;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :not(pre),
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }
  @media (forced-colors: active) {
    [aria-current],
    [aria-selected='true'] {
      outline: 1px solid;
    }
  }
  @media print {
    [role='tablist'] {
      display: none !important;
    }
    [role='tabpanel'] {
      display: block !important;
    }
    .tab-name {
      display: block !important;
    }
    .tab-name,
    h2,
    h3,
    h4 {
      break-after: avoid;
    }
    /* Unfolds disclosures. */
    details::details-content {
      height: auto;
      content-visibility: visible;
    }
    main a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: 0.8em;
      overflow-wrap: anywhere;
    }
    main .article a[href^='/']:not(.anchor)::after {
      content: ' (' attr(href) ')';
      font-size: 0.8em;
    }
    main :is(nav, .card-title, [data-page-only]) a::after {
      content: none !important;
    }
    figure,
    table,
    pre {
      break-inside: avoid;
    }
  }
`;

export function GlobalStyles() {
  return <Global styles={[fonts, styles, article, codeBlock, codeMarks, fileTree]} />;
}
