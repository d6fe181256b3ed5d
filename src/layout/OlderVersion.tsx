import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { Tree } from '../lib/content-tree';
import { OLDER_VERSION_TEXT } from '../lib/strings/reference';
import { Content } from '../mdx/Content';

const style = css`
  margin: 1rem 0;
  border: 1px solid var(--border);
  border-left: 3px solid var(--caution);
  border-radius: var(--radius);
  padding: 0.75rem 1rem;
  background: var(--surface);
  font-size: 0.875rem;
  p {
    margin: 0;
  }
  summary {
    padding-block: 0.25rem;
    @media (pointer: coarse) {
      padding-block: 0.625rem;
    }
  }
`;

/** Of an entry in the next version. */
export interface VersionChange {
  version: string;
  verdict: string;
  by: readonly { title: string; path: string }[];
  note: unknown;
}

type Verdict = keyof typeof OLDER_VERSION_TEXT.changes;

interface OlderVersionProps {
  newer: { of: string; name: string; path: string; isSame: boolean };
  change?: VersionChange | null | undefined;
  /** If the page has more than one entry. */
  entryTitle?: string | undefined;
}

/**
 * Describes how an entry changed in the next version, and links to the latest one, unless the
 * description does.
 */
export function OlderVersion({ newer, change, entryTitle }: OlderVersionProps) {
  const isLinked = change?.by.some(({ path }) => path === newer.path);
  return (
    <aside
      css={style}
      aria-label={entryTitle ? OLDER_VERSION_TEXT.labelFor(entryTitle) : OLDER_VERSION_TEXT.label}
    >
      <p>
        {OLDER_VERSION_TEXT.pageIsFor(newer.of)}
        {change && (
          <>
            {OLDER_VERSION_TEXT.changes[change.verdict as Verdict](change.version)}
            {change.by.map(({ title, path }, index) => (
              <span key={path}>
                {OLDER_VERSION_TEXT.separator(index, change.by.length)}
                <Link to={path}>
                  <code>{title}</code>
                </Link>
              </span>
            ))}
            {isLinked ? '.' : '. '}
          </>
        )}
        {!isLinked && (
          <Link to={newer.path}>
            {newer.isSame
              ? OLDER_VERSION_TEXT.viewPage(newer.name)
              : OLDER_VERSION_TEXT.goToLatest(newer.name)}
          </Link>
        )}
      </p>
      {change && (change.note as Tree).length > 0 && (
        <details>
          <summary className="signed">{OLDER_VERSION_TEXT.details}</summary>
          <Content tree={change.note as Tree} />
        </details>
      )}
    </aside>
  );
}
