import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isReferenceLevel } from '../lib/menu-level';
import type { MenuGroup, MenuItem, PageMenu } from '../lib/menu';
import { filterMenu, menuPages } from '../lib/menu';
import { PRODUCT_MENU, SIDE_MENU_TEXT } from '../lib/strings/frame';
import { openMenuGroups, showCurrentPage } from '../page/menu';
import { Icon } from '../ui/controls/Icon';
import { HelpBox } from './HelpBox';
import { MenuDropdown } from './MenuDropdown';
import { MenuFilter } from './MenuFilter';
import type { VersionMenuProps } from './VersionMenu';
import { VersionMenu } from './VersionMenu';

const style = css`
  padding: 1rem 1.25rem 4rem;
  font-size: 0.875rem;
  line-height: 1.4;
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ul ul {
    margin-left: 0.75rem;
    border-left: 1px solid var(--border);
    a {
      margin-left: -1px;
    }
  }
  a {
    display: block;
    overflow-wrap: anywhere;
    border-radius: var(--radius-small);
    padding: 0.375rem 0.75rem;
    color: var(--text-muted);
    text-decoration: none;
    &:hover {
      background: var(--hover);
      color: var(--text);
    }
    @media (pointer: coarse) {
      padding-block: 0.75rem;
    }
    &[aria-current='page'] {
      border-radius: 0;
      box-shadow: inset 2px 0 var(--accent);
      color: var(--accent);
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
    @media (pointer: coarse) {
      min-height: 44px;
    }
    &:hover {
      background: var(--hover);
    }
    svg {
      flex: none;
      color: var(--text-muted);
      transition: transform 120ms;
    }
  }
  .menu-title {
    margin-bottom: 0.5rem;
    summary {
      justify-content: flex-start;
      gap: 0.625rem;
      font-size: 1rem;
      svg:first-of-type {
        color: var(--accent);
      }
    }
  }
  /* The name of a long group stays in view. On phones, the top of the menu does. */
  @media (min-width: 1024px) {
    > [data-group][open] > summary {
      position: sticky;
      z-index: 1;
      top: 0;
      border-radius: 0;
      padding-bottom: 0.5rem;
      background: var(--background);
    }
  }
  details[open] > summary > svg:last-of-type {
    transform: rotate(90deg);
  }
  .with-icon {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    svg {
      flex: none;
      color: var(--text-muted);
    }
    &[aria-current='page'] svg {
      color: inherit;
    }
    /* Older versions, whose URLs contain their number. */
    &[href*='/v'][href$='/start'] svg {
      opacity: 0.5;
    }
  }
`;

/** Shorter menus don't need a filter. */
const MIN_FILTER_ENTRIES = 12;

export interface SideMenuProps extends Omit<VersionMenuProps, 'versions'> {
  menu: PageMenu;
}

export function SideMenu({ menu, path, otherVersions }: SideMenuProps) {
  const { level, title, icon, versions } = menu;
  const [query, setQuery] = useState('');
  const groups = filterMenu(menu.groups, query);
  const areas = PRODUCT_MENU[isReferenceLevel(level) ? 'references' : 'products'];
  const current = areas.find((area) => level.startsWith(area.level));
  const nav = useRef<HTMLElement>(null);
  const lastLevel = useRef(level);
  useEffect(() => {
    if (lastLevel.current !== level) nav.current!.parentElement!.scrollTop = 0;
    lastLevel.current = level;
    showCurrentPage();
  }, [level, path]);
  return (
    <nav css={style} aria-label={title} ref={nav}>
      {level !== 'home' && (
        <div key={`products of ${level}`} className="menu-title">
          <MenuDropdown
            label={
              <>
                <Icon name={icon} />
                <span>{title}</span>
              </>
            }
          >
            <ul>
              {areas.map((area) => (
                <li key={area.url}>
                  <Link to={area.url} aria-current={area === current ? 'true' : undefined}>
                    {area.name}
                  </Link>
                </li>
              ))}
            </ul>
          </MenuDropdown>
        </div>
      )}
      {versions.length > 1 && (
        <VersionMenu key={level} versions={versions} path={path} otherVersions={otherVersions} />
      )}
      {level !== 'home' && (
        <Link className="back" to="/">
          <Icon name="chevron" size={16} />
          <span>
            {isReferenceLevel(level) ? SIDE_MENU_TEXT.backToMainMenu : SIDE_MENU_TEXT.backToHome}
          </span>
        </Link>
      )}
      {isReferenceLevel(level) && menuPages(menu.groups).length >= MIN_FILTER_ENTRIES && (
        <MenuFilter query={query} count={menuPages(groups).length} onChange={setQuery} />
      )}
      {groups.map((group, index) => (
        <Group
          key={`${level} ${group.label || index} ${query !== ''}`}
          name={query === '' ? group.label : undefined}
          group={group}
          isActive={query !== '' || containsPath(group, path) || level === 'home'}
          path={path}
        />
      ))}
      <HelpBox />
    </nav>
  );
}

function containsPath(group: MenuGroup, path: string): boolean {
  return menuPages([group]).some(({ url }) => url === path);
}

interface GroupProps {
  /** The group is remembered under this name. Undefined while the menu is filtered. */
  name: string | undefined;
  group: MenuGroup;
  /** Contains the active page, or matches the filter. */
  isActive: boolean;
  path: string;
}

/**
 * Opens when it becomes active, and otherwise stays as the reader left it, even after a reload (see
 * `src/page/menu.ts`).
 */
function Group({ name, group, isActive, path }: GroupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isActive);
  useEffect(() => {
    if (isActive && details.current) details.current.open = true;
  }, [isActive]);
  useLayoutEffect(openMenuGroups, [name]);
  if (!group.label) return <Items items={group.items} path={path} />;
  return (
    <details ref={details} open={isOpenAtFirst} data-group={name}>
      <summary>
        {group.label}
        <Icon name="chevron" size={16} />
      </summary>
      <Items items={group.items} path={path} />
    </details>
  );
}

/** An item with an icon is an area. Its pages show while the reader is on one of them. */
function Items({ items, path }: { items: readonly MenuItem[]; path: string }) {
  return (
    <ul>
      {items.map(({ name, url, icon, items: children = [] }) => (
        <li key={url ?? name}>
          {url ? (
            <Link
              to={url}
              aria-current={url === path ? 'page' : undefined}
              className={icon ? 'with-icon' : undefined}
            >
              {icon && <Icon name={icon} size={18} />}
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
          {children.length > 0 &&
            (!icon || url === path || containsPath({ label: '', items: children }, path)) && (
              <Items items={children} path={path} />
            )}
        </li>
      ))}
    </ul>
  );
}
