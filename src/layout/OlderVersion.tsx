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

/** What became of an entry in the next version. */
export interface VersionChange {
  version: string;
  verdict: string;
  by: readonly { title: string; path: string }[];
  note: unknown;
}

interface OlderVersionProps {
  newer: { of: string; name: string; path: string; isSame: boolean };
  change?: VersionChange | null | undefined;
  /** Names the page where several are on one. */
  of?: string | undefined;
}

const VERDICTS: Record<string, string> = {
  same: 'the same call, ',
  renamed: 'renamed to ',
  replaced: 'replaced by ',
  removed: 'removed',
};

/** Says on a page of an older version where the latest one stands, and what became of its entry. */
export function OlderVersion({ newer, change, of }: OlderVersionProps) {
  return (
    <aside css={style} aria-label={of ? `Older version of ${of}` : 'Older version'}>
      {change && (
        <>
          <p>
            In {change.version}: {VERDICTS[change.verdict]}
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
        This page is about {newer.of}. {latestLink(newer)}
      </p>
    </aside>
  );
}

function separator(index: number, length: number): string {
  if (index === 0) return '';
  return index === length - 1 ? ' and ' : ', ';
}

function latestLink({ name, path, isSame }: OlderVersionProps['newer']): ReactNode {
  return isSame ? (
    <Link to={path}>The same page for {name}</Link>
  ) : (
    <Link to={path}>Go to {name}, the latest version</Link>
  );
}
