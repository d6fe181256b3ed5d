import { css } from '@emotion/react';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { ERROR_LOOKUP_TEXT } from '../lib/strings/search-box';
import { LazyComponent } from './LazyComponent';

const style = css`
  margin-block: 1.5rem;
  [role='search'] {
    display: grid;
    gap: 0.375rem;
    @media (scripting: none), print {
      display: none;
    }
  }
  label {
    font-size: 0.875rem;
    font-weight: 500;
  }
  textarea {
    border: 1px solid var(--border-input);
    border-radius: var(--radius);
    padding: 0.5rem 0.75rem;
    background: var(--background);
    color: inherit;
    font: 0.8125rem/1.5 var(--font-code);
    resize: vertical;
  }
`;

const load = () => import('../search/ErrorResults').then(({ ErrorResults }) => ErrorResults);

/** A field for an error, above the sections that explain it and the content. */
export function ErrorLookup({ children }: { children?: ReactNode }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div css={style}>
      <div role="search">
        <label htmlFor={id}>{ERROR_LOOKUP_TEXT.label}</label>
        <textarea
          ref={field}
          id={id}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          placeholder={ERROR_LOOKUP_TEXT.placeholder}
        />
      </div>
      <LazyComponent load={load} props={{ field }} />
      {children}
    </div>
  );
}
