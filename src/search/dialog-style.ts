import { css } from '@emotion/react';

/**
 * The styles of the dialog with the search field: a panel over the dimmed page, or the whole screen on phones. The
 * page isn't blurred, because without a GPU, every frame would take 0.3 s, even if only the cursor blinks.
 */
export const dialogStyle = css`
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
    .lens:has(~ [data-stalled]) {
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
    .cancel,
    input:placeholder-shown ~ .clear {
      display: none;
    }
  }
  @keyframes search-wait {
    to {
      opacity: 0.25;
    }
  }
  .waiting {
    flex: 1;
    min-height: 9rem;
    padding: 3rem 1.5rem;
    color: var(--text-muted);
    text-align: center;
    p {
      margin: 0 0 1rem;
    }
    button {
      border: 1px solid var(--border-strong);
      border-radius: 99px;
      padding: 0.25rem 0.875rem;
      background: var(--surface);
    }
    /* Without a delay, the text would flash each time. */
    .loading {
      animation: search-waits 1ms 400ms both;
    }
    .broken {
      display: none;
    }
    [data-broken] & .loading {
      display: none;
    }
    [data-broken] & .broken {
      display: block;
    }
  }
  @keyframes search-waits {
    from {
      visibility: hidden;
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
    .box .close kbd {
      display: none;
    }
    .box .cancel {
      display: inline;
    }
  }
`;
