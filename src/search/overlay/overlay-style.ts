import { css } from '@emotion/react';
import { listStyle } from './list-style';

/**
 * The styles of the overlay: a panel over the dimmed page, or the whole screen on phones. The page isn't
 * blurred, because without a GPU, every frame would take 0.3 s, even if only the cursor blinks.
 */
export const overlayStyle = css`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  border: 0;
  padding: min(12vh, 7rem) 1rem 1rem;
  background: none;
  color: var(--text);
  overflow: hidden;
  &::backdrop {
    background: #0009;
  }
  .panel {
    display: flex;
    flex-direction: column;
    width: min(44rem, 100%);
    max-height: min(42rem, 100%);
    margin: 0 auto;
    border: 1px solid var(--border-strong);
    border-radius: 14px;
    background: var(--background);
    box-shadow: var(--shadow);
    overflow: hidden;
  }
  kbd {
    border: 1px solid var(--border-strong);
    border-radius: 4px;
    padding: 0.0625rem 0.375rem;
    background: var(--surface);
    color: var(--text-muted);
    font: 0.75rem/1.4 var(--font-text);
  }
  .box {
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.75rem;
    border-bottom: 1px solid var(--border);
    padding: 0 0.875rem 0 1.125rem;
    .lens {
      display: grid;
      color: var(--accent);
    }
    .lens[data-stalled='true'] {
      animation: search-wait 900ms ease-in-out infinite alternate;
    }
    input {
      flex: 1;
      min-width: 0;
      height: 3.75rem;
      border: 0;
      padding: 0;
      outline: none;
      background: none;
      color: inherit;
      font: 1.125rem/1.5 var(--font-text);
      &::placeholder {
        color: var(--text-muted);
        opacity: 1;
      }
    }
    button {
      border: 0;
      border-radius: var(--radius-small);
      padding: 0.5rem;
      background: none;
      color: var(--text-muted);
      font-size: 0.875rem;
      &:hover {
        color: var(--text);
      }
    }
    .cancel {
      display: none;
    }
  }
  @keyframes search-wait {
    to {
      opacity: 0.25;
    }
  }
  .scope {
    display: flex;
    flex: none;
    gap: 0.375rem;
    border-bottom: 1px solid var(--border);
    padding: 0.625rem 1.125rem;
    font-size: 0.875rem;
    label {
      position: relative;
      cursor: pointer;
    }
    input {
      position: absolute;
      inset: 0;
      margin: 0;
      opacity: 0;
      cursor: inherit;
    }
    span {
      display: block;
      border: 1px solid var(--border);
      border-radius: 99px;
      padding: 0.125rem 0.75rem;
      color: var(--text-muted);
    }
    input:hover + span {
      color: var(--text);
    }
    input:checked + span {
      border-color: var(--accent);
      background: var(--accent-soft);
      color: var(--accent);
      font-weight: 550;
    }
    input:focus-visible + span {
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }
  }
  .body {
    flex: 1;
    min-height: 9rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scroll-padding: 2.75rem 0 0.5rem;
  }
  ${listStyle}
  .empty,
  .message {
    margin: 0;
    padding: 3rem 1.5rem;
    color: var(--text-muted);
    text-align: center;
  }
  .message {
    padding: 2.5rem 1.5rem;
    svg {
      color: var(--border-strong);
    }
    p {
      margin: 0.5rem 0 0;
    }
    strong {
      color: var(--text);
      font-weight: 620;
      overflow-wrap: anywhere;
    }
    .headline {
      color: var(--text);
      font-size: 1.0625rem;
    }
    button {
      border: 1px solid var(--border-strong);
      border-radius: 99px;
      padding: 0.25rem 0.875rem;
      background: var(--surface);
      font-size: 0.9375rem;
      &:hover {
        border-color: var(--accent);
        color: var(--accent);
      }
    }
    .widen {
      display: inline-block;
      margin-top: 1rem;
    }
    ul {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 0.5rem;
      margin: 0.5rem 0 0;
      padding: 0;
      list-style: none;
    }
    .suggestions,
    .report {
      margin-top: 1.25rem;
      font-size: 0.9375rem;
    }
  }
  .foot {
    display: flex;
    flex: none;
    justify-content: space-between;
    gap: 1rem;
    border-top: 1px solid var(--border);
    padding: 0.625rem 1.125rem;
    background: var(--surface);
    color: var(--text-muted);
    font-size: 0.8125rem;
    ul {
      display: flex;
      gap: 1.25rem;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      display: flex;
      align-items: center;
      gap: 0.25rem;
    }
    a {
      color: inherit;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    &[open] .panel {
      animation: search-in 120ms ease-out;
    }
    @keyframes search-in {
      from {
        opacity: 0;
        transform: translateY(-6px);
      }
    }
  }
  @media (max-width: 639px) {
    padding: 0;
    .panel {
      max-height: none;
      height: 100%;
      border: 0;
      border-radius: 0;
    }
    .box .close kbd,
    .foot ul,
    .foot:not(:has(a)) {
      display: none;
    }
    .box .cancel {
      display: inline;
    }
  }
`;
