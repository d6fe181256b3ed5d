import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import type { Tree } from '../lib/content-tree';
import { Content } from '../mdx/Content';

const style = css`
  margin: 0 0 1.5rem;
  border: 1px solid var(--border);
  border-left: 3px solid var(--caution);
  border-radius: var(--radius);
  padding: 0.75rem 1rem;
  background: var(--surface);
  font-size: 0.9375rem;
  p {
    margin: 0;
  }
  p + p {
    margin-top: 0.25rem;
  }
`;

/** What happened to an entry in the next version. */
export interface VersionChange {
  version: string;
  verdict: string;
  by: readonly { title: string; path: string }[];
  note: unknown;
}

interface OlderVersionProps {
  newer: { of: string; name: string; path: string; isSame: boolean };
  change?: VersionChange | null | undefined;
  /** Title of the entry, if the page has several. */
  entryTitle?: string | undefined;
}

const VERDICTS: Record<string, string> = {
  same: "it's the same call: ",
  renamed: 'it was renamed to ',
  replaced: 'it was replaced by ',
  removed: 'it was removed',
};

/**
 * A notice on pages of older versions. It links to the latest version, and says what happened to the
 * entry in the next one.
 */
export function OlderVersion({ newer, change, entryTitle }: OlderVersionProps) {
  return (
    <aside css={style} aria-label={entryTitle ? `Older version of ${entryTitle}` : 'Older version'}>
      {change && (
        <>
          <p>
            In {change.version}, {VERDICTS[change.verdict]}
            {change.by.map(({ title, path }, index) => (
              <span key={path}>
                {separator(index, change.by.length)}
                <Link to={path}>
                  <code>{title}</code>
                </Link>
              </span>
            ))}
            .
          </p>
          <Content tree={change.note as Tree} />
        </>
      )}
      <p>
        This page is for {newer.of}. {latestLink(newer)}
      </p>
    </aside>
  );
}

function separator(index: number, length: number): string {
  if (index === 0) return '';
  if (index < length - 1) return ', ';
  return length === 2 ? ' and ' : ', and ';
}

function latestLink({ name, path, isSame }: OlderVersionProps['newer']): ReactNode {
  return isSame ? (
    <Link to={path}>View this page for {name}</Link>
  ) : (
    <Link to={path}>Go to {name}, the latest version</Link>
  );
}
