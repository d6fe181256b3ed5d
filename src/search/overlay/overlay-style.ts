import { css } from '@emotion/react';
import { listStyle } from './list-style';

/** The styles of what's below the search field: the results and the footer. */
export const overlayStyle = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
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
      font-weight: 500;
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
  .awaited {
    height: 11rem;
    margin: 3rem 1.125rem 1rem;
    background: repeating-linear-gradient(var(--border) 0 0.75rem, transparent 0 3.75rem);
    animation: search-waits 1ms 200ms both;
  }
  .message {
    margin: 0;
    padding: 1.5rem 1.5rem 1.25rem;
    color: var(--text-muted);
    text-align: center;
    svg {
      color: var(--border-strong);
    }
    p {
      margin: 0.5rem 0 0;
    }
    strong {
      color: var(--text);
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    .headline {
      color: var(--text);
      font-size: 1rem;
    }
    button {
      border: 1px solid var(--border-strong);
      border-radius: 99px;
      padding: 0.25rem 0.875rem;
      background: var(--surface);
      font-size: 0.875rem;
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
      font-size: 0.875rem;
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
  @media (max-width: 639px) {
    .foot ul,
    .foot:not(:has(a)) {
      display: none;
    }
  }
`;
