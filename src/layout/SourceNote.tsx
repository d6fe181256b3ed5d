import { css } from '@emotion/react';
import { editUrl } from '../lib/site';
import { SOURCE_NOTE_TEXT } from '../lib/strings/frame';

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

/**
 * A link to edit the page, and the date of its last change. `modified` is empty if git has no
 * history.
 */
export function SourceNote({ file, modified }: { file: string; modified: string }) {
  return (
    <p css={style}>
      <a href={editUrl(file)} rel="noopener">
        {SOURCE_NOTE_TEXT.edit}
      </a>
      {modified && (
        <span>
          {SOURCE_NOTE_TEXT.lastUpdated}
          <time dateTime={modified}>{modified}</time>
        </span>
      )}
    </p>
  );
}
