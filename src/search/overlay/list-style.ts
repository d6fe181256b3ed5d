import { css } from '@emotion/react';

/** The height of a stored search. The buttons next to the list have the same height. */
const STORED_ROW = '3.5rem';
const GROUP = '2.25rem';

/** The styles of the lists: groups, rows, and the buttons next to stored searches. */
export const listStyle = css`
  [role='listbox'] {
    padding: 0 0.625rem 0.75rem;
  }
  .group {
    position: sticky;
    z-index: 1;
    top: 0;
    display: flex;
    align-items: end;
    height: ${GROUP};
    margin: 0;
    padding: 0 0.5rem 0.375rem;
    background: var(--background);
    color: var(--text-muted);
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.2;
  }
  .popular {
    padding: 0 0.625rem 1rem;
    .row:hover {
      background: var(--hover);
    }
    .empty {
      margin: 0.75rem 0 0;
      padding: 0 0.5rem;
      color: var(--text-muted);
      font-size: 0.8125rem;
    }
  }
  .row {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 3rem;
    margin-top: 2px;
    border-radius: var(--radius);
    padding: 0.4375rem 0.5rem;
    color: var(--text);
    line-height: 1.35;
    text-decoration: none;
    .icon,
    .go {
      display: grid;
      flex: none;
      color: var(--text-muted);
    }
    .go {
      visibility: hidden;
    }
    .words {
      display: grid;
      flex: 1;
      min-width: 0;
      gap: 0.0625rem;
    }
    .title,
    .below {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .title {
      font-size: 0.875rem;
      font-weight: 500;
      @media (max-width: 639px) {
        display: -webkit-box;
        white-space: normal;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    }
    .area {
      margin-left: 0.5rem;
      color: var(--text-muted);
      font-size: 0.75rem;
      font-weight: 400;
    }
    .below,
    .answer {
      color: var(--text-muted);
      font-size: 0.8125rem;
    }
    code.below {
      padding: 0;
      background: none;
      box-shadow: none;
    }
    :is(.below, .answer) code {
      border-radius: var(--radius-small);
      padding: 0.05em 0.3em;
      background: var(--surface-raised);
      box-shadow: inset 0 0 0 1px var(--border);
    }
    .answer {
      display: -webkit-box;
      margin-top: 0.125rem;
      overflow: hidden;
      color: var(--text);
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 8;
    }
    mark {
      background: none;
      color: var(--accent);
      font-weight: 600;
    }
    &[data-child='true'] {
      position: relative;
      margin-left: 1.375rem;
      &::before {
        content: '';
        position: absolute;
        top: -2px;
        bottom: 0;
        left: -0.6875rem;
        border-left: 1px solid var(--border-strong);
      }
      &[data-last='true']::before {
        bottom: 50%;
      }
      &::after {
        content: '';
        position: absolute;
        top: 50%;
        left: -0.6875rem;
        width: 0.5rem;
        border-top: 1px solid var(--border-strong);
      }
    }
    &[aria-selected='true'] {
      background: var(--accent-soft);
      .icon,
      .go {
        color: var(--accent);
        visibility: visible;
      }
      .below {
        color: var(--text);
      }
    }
  }
  .stored {
    display: grid;
    .group {
      position: static;
    }
    [role='listbox'],
    .actions {
      grid-area: 1 / 1;
    }
    .row {
      height: ${STORED_ROW};
      margin: 0;
      padding-right: 5.5rem;
    }
    .actions {
      justify-self: end;
      padding-right: 1rem;
    }
    ul {
      margin: 0;
      padding: ${GROUP} 0 0;
      list-style: none;
    }
    li {
      display: flex;
      align-items: center;
      justify-content: end;
      gap: 0.125rem;
      height: ${STORED_ROW};
    }
    button {
      display: grid;
      place-items: center;
      width: 2rem;
      height: 2rem;
      border: 0;
      border-radius: var(--radius-small);
      background: none;
      color: var(--text-muted);
      &:hover {
        background: var(--hover);
        color: var(--accent);
      }
    }
  }
  @media (hover: none) {
    .row .go {
      display: none;
    }
  }
`;
