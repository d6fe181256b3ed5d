import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { MenuVersion } from '../lib/menu';
import { VERSION_MENU_TEXT } from '../lib/strings/frame';
import { MenuDropdown } from './MenuDropdown';

const style = css`
  margin: 0 0.75rem 1rem;
  summary {
    display: inline-flex;
    gap: 0.5rem;
    border: 1px solid var(--border);
    padding: 0.25rem 0.5rem 0.25rem 0.75rem;
    color: var(--text-muted);
    font-size: var(--text-small);
    font-weight: 500;
  }
  .choices p {
    margin: 0;
    padding: 0.25rem 0.75rem;
    color: var(--text-muted);
    font-size: var(--text-small);
  }
  .choices a {
    display: flex;
    justify-content: space-between;
    gap: 0.75rem;
  }
  small {
    border: 1px solid var(--border);
    border-radius: 99px;
    padding: 0 0.5rem;
    color: var(--accent);
    font-size: 0.75rem;
  }
  .choices .same-entry {
    margin-top: 0.375rem;
    border-top: 1px solid var(--border);
    padding-top: 0.375rem;
  }
`;

export interface VersionMenuProps {
  versions: readonly MenuVersion[];
  /** Of the page, or of the entry in view. */
  path: string;
  /** The same entry in other library versions. */
  otherVersions: readonly { name: string; path: string }[];
}

export function VersionMenu({ versions, path, otherVersions }: VersionMenuProps) {
  const base = ({ url }: MenuVersion) => url.replace(/start$/, '');
  // Every path starts with the latest version's base, so try longer ones first.
  const current = [...versions]
    .sort((a, b) => base(b).length - base(a).length)
    .find((version) => path.startsWith(base(version)));
  const sameEntry = versions.flatMap((version) => {
    if (version === current) return [];
    const longer = versions.filter((other) => base(other).length > base(version).length);
    const entry = otherVersions.find(
      ({ path: url }) =>
        url.startsWith(base(version)) && !longer.some((other) => url.startsWith(base(other))),
    );
    return entry ? [{ ...version, url: entry.path }] : [];
  });
  return (
    <div css={style}>
      <MenuDropdown label={<span>{current?.name}</span>}>
        <p>{VERSION_MENU_TEXT.heading}</p>
        <ul>
          {versions.map(({ name, url }, index) => (
            <li key={url}>
              <Link to={url} aria-current={url === current?.url ? 'true' : undefined}>
                {name} {index === 0 && <small>{VERSION_MENU_TEXT.latest}</small>}
              </Link>
            </li>
          ))}
        </ul>
        {sameEntry.length > 0 && (
          <ul className="same-entry">
            {sameEntry.map(({ name, url }) => (
              <li key={url}>
                <Link to={url}>{VERSION_MENU_TEXT.sameEntry(name)}</Link>
              </li>
            ))}
          </ul>
        )}
      </MenuDropdown>
    </div>
  );
}
