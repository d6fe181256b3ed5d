import { css } from '@emotion/react';

export const tabsStyle = css`
  margin-block: 1.25rem;
  [role='tablist'] {
    display: flex;
    gap: 0.25rem;
    flex-wrap: wrap;
  }
  .tab-row {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    [role='tablist'] {
      flex: 1;
      min-width: 0;
      flex-wrap: nowrap;
      /* Room for the focus outline, which overflow would cut off. */
      margin: -3px;
      padding: 3px 2.5rem 3px 3px;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      mask-image: linear-gradient(to left, transparent, #000 2.5rem);
    }
    &[data-all='true'] {
      align-items: flex-start;
      [role='tablist'] {
        flex-wrap: wrap;
        padding-right: 3px;
        mask-image: none;
      }
    }
  }
  .tab-steps {
    display: flex;
    flex: none;
    align-items: center;
    color: var(--text-muted);
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
    button {
      display: grid;
      place-items: center;
      width: 26px;
      height: 26px;
      border: 0;
      border-radius: var(--radius-small);
      padding: 0;
      background: none;
      &:hover {
        background: var(--hover);
        color: var(--text);
      }
    }
    .all {
      display: flex;
      width: auto;
      padding-inline: 0.25rem;
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
    .tab-steps button {
      min-width: 40px;
      min-height: 40px;
    }
  }
  [role='tab'] {
    flex: none;
    border: 1px solid transparent;
    padding-block: 0;
    background: none;
    color: var(--text-muted);
    font-weight: 500;
    line-height: 1.3;
    white-space: nowrap;
    &:hover {
      color: var(--text);
    }
    &[aria-selected='true'] {
      color: var(--text);
      @media (forced-colors: active) {
        border-color: Highlight;
      }
    }
  }
  [role='tabpanel'] {
    padding-top: 0.25rem;
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
`;

export const TAB_TYPES = {
  pills: css`
    [role='tab'] {
      border-radius: 999px;
      &:focus-visible {
        border-radius: 999px;
      }
      &:hover {
        background: var(--hover);
      }
      &[aria-selected='true'] {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
    }
  `,
  underlined: css`
    [role='tablist'] {
      border-bottom: 1px solid var(--border);
    }
    [role='tab'] {
      border-width: 0 0 2px;
      margin-bottom: -1px;
      &:focus-visible {
        outline-offset: -2px;
      }
      &[aria-selected='true'] {
        border-color: var(--accent);
      }
    }
  `,
};
