import { css } from '@emotion/react';

export const tabsStyle = css`
  margin-block: 1.25rem;
  [role='tablist'] {
    display: flex;
    gap: 0.25rem;
  }
  /* Stays in one line, and fades at the edge like long code. */
  &[data-type='pills'] [role='tablist'] {
    overflow: auto hidden;
    scrollbar-width: none;
    animation: cut linear;
    animation-timeline: scroll(self x);
    [aria-selected='true'] {
      scroll-initial-target: nearest;
    }
  }
  .tab-row {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    color: var(--text-muted);
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
    .choice {
      min-width: 0;
      position: relative;
      margin-right: auto;
      &::after {
        content: '';
        position: absolute;
        top: calc(50% - 0.3125rem);
        right: 0.875rem;
        width: 0.375rem;
        height: 0.375rem;
        border: solid currentColor;
        border-width: 0 1.5px 1.5px 0;
        transform: rotate(45deg);
        pointer-events: none;
      }
    }
    select {
      appearance: none;
      max-width: 100%;
      min-height: 36px;
      border: 1px solid var(--border-input);
      border-radius: var(--radius-small);
      padding: 0 2.25rem 0 0.75rem;
      background: var(--surface);
      color: var(--text);
      font: 500 0.875rem/1.3 var(--font-text);
      text-overflow: ellipsis;
      cursor: pointer;
    }
    option {
      background: var(--surface-raised);
    }
    .count {
      flex: none;
      padding-inline: 0.25rem;
    }
    button {
      display: grid;
      flex: none;
      place-items: center;
      width: 28px;
      height: 28px;
      border: 0;
      border-radius: var(--radius-small);
      padding: 0;
      background: none;
      &:hover {
        background: var(--hover);
        color: var(--text);
      }
    }
    .back svg {
      transform: rotate(180deg);
    }
    @media print {
      display: none;
    }
  }
  @media (pointer: coarse) {
    [role='tab'],
    .tab-row :is(button, select) {
      min-width: 40px;
      min-height: 40px;
    }
    .tab-row .count {
      display: none;
    }
  }
  [role='tab'] {
    flex: none;
    border: 1px solid var(--border);
    border-radius: 999px;
    padding-block: 0;
    background: none;
    color: var(--text-muted);
    font-weight: 500;
    line-height: 1.3;
    white-space: nowrap;
    &:focus-visible {
      outline-offset: -2px;
    }
    &:hover {
      background: var(--hover);
      color: var(--text);
    }
    &[aria-selected='true'] {
      border-color: var(--accent);
      background: var(--accent-soft);
      color: var(--text);
      @media (forced-colors: active) {
        border-color: Highlight;
      }
    }
  }
  [role='tabpanel'] {
    padding-top: 0.25rem;
    > :last-child {
      margin-bottom: 0;
    }
    /* The page's script hides panels so that the browser's text search still finds them. */
    &[data-active='false']:not([hidden]) {
      display: none;
    }
    &[hidden] {
      padding: 0;
    }
  }
  .tab-name {
    display: none;
    margin: 1rem 0 0;
    font-weight: 600;
  }
  &[data-type='underlined'] {
    [role='tablist'] {
      border-bottom: 1px solid var(--border);
    }
    [role='tab'] {
      border-width: 0 0 2px;
      border-radius: 0;
      margin-bottom: -1px;
      background: none;
      &:not([aria-selected='true']) {
        border-color: transparent;
      }
    }
  }
`;
