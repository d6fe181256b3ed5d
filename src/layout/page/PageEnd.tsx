import { css } from '@emotion/react';
import type { PageInfo } from '../../lib/page-info';
import { shortIssueUrl } from '../../lib/page-info';
import { editUrl } from '../../lib/site';
import { PAGE_END_TEXT } from '../../lib/strings/frame';
import { Feedback } from './Feedback';

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  min-height: 48px;
  margin-top: 3rem;
  border-top: 1px solid var(--border);
  padding-top: 0.75rem;
  color: var(--text-muted);
  font-size: 0.875rem;
  && > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1.25rem;
    margin: 0;
  }
  > p > a {
    color: inherit;
    @media (pointer: coarse) {
      padding-block: 0.625rem;
    }
  }
`;

interface PageEndProps {
  page: PageInfo;
  /** If the page has more than one entry. */
  entryTitle?: string | undefined;
}

export function PageEnd({ page, entryTitle }: PageEndProps) {
  const { file, line, modified } = page;
  return (
    <div css={style} data-page-only>
      <Feedback {...{ page, entryTitle }} />
      <p>
        <a href={editUrl(file, line)} rel="noopener">
          {PAGE_END_TEXT.edit}
        </a>
        <a href={shortIssueUrl(page)} rel="noopener">
          {PAGE_END_TEXT.report}
        </a>
        {modified && (
          <span>
            {PAGE_END_TEXT.lastUpdated}
            <time dateTime={modified}>{modified}</time>
          </span>
        )}
      </p>
    </div>
  );
}
