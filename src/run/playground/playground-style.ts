import { css } from '@emotion/react';

export const playgroundStyle = css`
  margin-block: 1.25rem 2rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--background);
  line-height: 1.5;
  overflow: hidden;
  .playground-data {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375rem;
    border-bottom: 1px solid var(--border);
    padding: 0.5rem 1rem;
    color: var(--text-muted);
    font-size: 0.8125rem;
  }
  :is(&, .playground-main) > :is([role='alert'], [role='status']) {
    margin: 0.75rem;
  }
  .playground-first {
    border-bottom: 1px solid var(--border);
    padding: 0.5rem 1rem;
    pre {
      max-height: 16rem;
      overflow: auto;
    }
  }
  .playground-columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 15rem;
    @media (max-width: 48rem) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .playground-tables {
    grid-area: 1 / 2;
    max-height: 26rem;
    border-inline-start: 1px solid var(--border);
    overflow: auto;
    @media (max-width: 48rem) {
      grid-area: auto;
      border-inline-start: 0;
      border-top: 1px solid var(--border);
    }
  }
  .playground-main > [data-type] {
    margin: 0;
  }
  .playground-main [role='tablist'] {
    padding: 0.25rem 0.5rem 0;
  }
  .playground-main [role='tabpanel'] {
    padding: 0;
  }
  .code-editor {
    min-height: 11rem;
    border-bottom: 1px solid var(--border);
  }
  .playground-result {
    grid-column: 1 / -1;
    min-width: 0;
    border-top: 1px solid var(--border);
  }
  .playground-output {
    border-top: 1px solid var(--border);
    &[aria-busy='true'] {
      opacity: 0.6;
    }
  }
`;
