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

/** Where to change a page, and when it was last changed (none where git does not know). */
export function SourceNote({ file, modified }: { file: string; modified: string }) {
  return (
    <p css={style}>
      <a href={editUrl(file)} rel="noopener">
        Edit this page
      </a>
      {modified && (
        <span>
          Last changed on <time dateTime={modified}>{modified}</time>
        </span>
      )}
    </p>
  );
}
