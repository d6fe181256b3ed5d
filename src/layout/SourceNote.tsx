import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { OFFLINE_PAGE } from '../lib/offline/manifest';
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

interface SourceNoteProps {
  file: string;
  /** Date of the last change (ISO 8601). Empty if git has no history. */
  modified: string;
  /** Menu level of the page. */
  level: string;
}

/** Links to edit the page, and to save or print its section, and the date of the page's last change. */
export function SourceNote({ file, modified, level }: SourceNoteProps) {
  return (
    <p css={style} data-page-only>
      <a href={editUrl(file)} rel="noopener">
        {SOURCE_NOTE_TEXT.edit}
      </a>
      <Link to={`${OFFLINE_PAGE}#${level}`}>{SOURCE_NOTE_TEXT.offline}</Link>
      {modified && (
        <span>
          {SOURCE_NOTE_TEXT.lastUpdated}
          <time dateTime={modified}>{modified}</time>
        </span>
      )}
    </p>
  );
}
