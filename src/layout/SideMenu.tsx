import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { isReferenceLevel } from '../lib/menu-level';
import type { MenuGroup, MenuItem } from '../lib/menu';
import { menuPages } from '../lib/menu';
import { SITE } from '../lib/site';
import { Icon } from '../ui/Icon';

const style = css`
  padding: 1.5rem 1.25rem 4rem;
  font-size: 0.9375rem;
  line-height: 1.4;
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ul ul {
    margin-left: 0.75rem;
    border-left: 1px solid var(--border);
    padding-left: 0.25rem;
  }
  a {
    display: block;
    border-radius: var(--radius-small);
    padding: 0.375rem 0.75rem;
    color: var(--text-muted);
    text-decoration: none;
    &:hover {
      background: var(--surface-raised);
      color: var(--text);
    }
    &[aria-current='page'] {
      background: var(--accent-soft);
      color: var(--accent);
      font-weight: 550;
    }
  }
  .back {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    margin: 0 0 0.75rem 0;
    padding-left: 0.5rem;
    font-size: 0.875rem;
    svg {
      transform: rotate(180deg);
    }
  }
  .menu-title {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    margin: 0 0 1rem;
    padding: 0 0.75rem;
    font-size: 1.0625rem;
    font-weight: 600;
    svg {
      color: var(--accent);
    }
  }
  details {
    margin-top: 0.75rem;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    border-radius: var(--radius-small);
    padding: 0.375rem 0.75rem;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      background: var(--surface-raised);
    }
    svg {
      color: var(--text-muted);
      transition: transform 120ms;
    }
  }
  details[open] > summary svg {
    transform: rotate(90deg);
  }
  .site {
    display: none;
    margin-top: 1.5rem;
    border-top: 1px solid var(--border);
    padding-top: 1rem;
    @media (max-width: 1023px) {
      display: block;
    }
  }
`;

interface SideMenuProps {
  level: string;
  title: string;
  icon: string;
  groups: readonly MenuGroup[];
  path: string;
}

/** The menu of one level: a way back, its title, its groups with the active page marked. */
export function SideMenu({ level, title, icon, groups, path }: SideMenuProps) {
  return (
    <nav css={style} aria-label={title}>
      {level !== 'home' && (
        <Link className="back" to="/">
          <Icon name="chevron" size={16} />
          {isReferenceLevel(level) ? 'Back to Main Menu' : 'Back to Home'}
        </Link>
      )}
      <p className="menu-title">
        <Icon name={icon} />
        {title}
      </p>
      {groups.map((group, index) => (
        <Group
          key={index}
          group={group}
          open={holds(group, path) || level === 'home'}
          path={path}
        />
      ))}
      <ul className="site">
        <li>
          <a href={SITE.mainSite}>Main site</a>
        </li>
        <li>
          <a href={SITE.dashboard}>Dashboard</a>
        </li>
      </ul>
    </nav>
  );
}

function holds(group: MenuGroup, path: string): boolean {
  return menuPages([group]).some(({ url }) => url === path);
}

function Group({ group, open, path }: { group: MenuGroup; open: boolean; path: string }) {
  if (!group.label) return <Items items={group.items} path={path} />;
  return (
    <details open={open}>
      <summary>
        {group.label}
        <Icon name="chevron" size={16} />
      </summary>
      <Items items={group.items} path={path} />
    </details>
  );
}

function Items({ items, path }: { items: readonly MenuItem[]; path: string }) {
  return (
    <ul>
      {items.map(({ name, url, items: children }) => (
        <li key={url ?? name}>
          {url ? (
            <Link to={url} aria-current={url === path ? 'page' : undefined}>
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
          {children.length > 0 && <Items items={children} path={path} />}
        </li>
      ))}
    </ul>
  );
}
