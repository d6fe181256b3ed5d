import { css } from '@emotion/react';
import { Link, withPrefix } from 'gatsby';
import { OFFLINE_PAGE } from '../lib/offline/manifest';
import type { PageInfo } from '../lib/page-info';
import { shortIssueUrl } from '../lib/page-info';
import { twinPath } from '../lib/paths';
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
  page: PageInfo;
  /** Menu level of the page. */
  level: string;
}

/**
 * Links to edit the page, view its Markdown, report a problem, and save or print its section. Also
 * shows the date of the last change.
 */
export function SourceNote({ page, level }: SourceNoteProps) {
  const { path, file, line, modified } = page;
  return (
    <p css={style} data-page-only>
      <a href={editUrl(file, line)} rel="noopener">
        {SOURCE_NOTE_TEXT.edit}
      </a>
      <a href={withPrefix(twinPath(path))}>{SOURCE_NOTE_TEXT.view}</a>
      <a href={shortIssueUrl(page)} rel="noopener">
        {SOURCE_NOTE_TEXT.report}
      </a>
      <Link to={`${OFFLINE_PAGE}?section=${level}`}>{SOURCE_NOTE_TEXT.offline}</Link>
      {modified && (
        <span>
          {SOURCE_NOTE_TEXT.lastUpdated}
          <time dateTime={modified}>{modified}</time>
        </span>
      )}
    </p>
  );
}
