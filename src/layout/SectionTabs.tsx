import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { SECTION_TABS } from '../lib/strings/frame';

const style = css`
  display: flex;
  gap: 0 0.25rem;
  a {
    display: flex;
    align-items: center;
    min-height: 40px;
    border-block: 2px solid transparent;
    padding: 0 0.5rem;
    color: var(--text-muted);
    font-size: 0.875rem;
    font-weight: 500;
    text-decoration: none;
    &:hover {
      color: var(--text);
    }
    &[aria-current] {
      border-bottom-color: var(--accent);
      color: var(--text);
    }
  }
`;

/** The longest matching prefix of the path is current. */
export function SectionTabs({ path, label }: { path: string; label: string }) {
  const current = SECTION_TABS.tabs
    .filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
  return (
    <nav css={style} aria-label={label}>
      {SECTION_TABS.tabs.map((tab) => (
        <Link key={tab.url} to={tab.url} aria-current={tab === current ? 'true' : undefined}>
          {tab.name}
        </Link>
      ))}
    </nav>
  );
}
