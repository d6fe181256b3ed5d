import { css } from '@emotion/react';
import { editUrl } from '../lib/site';

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  margin: 2.5rem 0 0;
  color: var(--text-muted);
  font-size: 0.875rem;
  a {
    color: inherit;
  }
`;

/** A link to edit the page, and the date of its last change. The date is empty if git has no history. */
export function SourceNote({ file, modified }: { file: string; modified: string }) {
  return (
    <p css={style}>
      <a href={editUrl(file)} rel="noopener">
        Edit this page
      </a>
      {modified && (
        <span>
          Last updated on <time dateTime={modified}>{modified}</time>
        </span>
      )}
    </p>
  );
}
