import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { SITE } from '../lib/site';
import { SearchButton } from '../search/SearchButton';
import { ThemeToggle } from './ThemeToggle';
import { Wordmark } from './Wordmark';

const bar = css`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: 1.25rem;
  height: var(--top-bar);
  border-bottom: 1px solid var(--border);
  padding: 0 1.25rem;
  background: var(--background);
  .brand {
    display: flex;
    margin-right: auto;
    color: var(--text);
    text-decoration: none;
  }
  .site {
    color: var(--text-muted);
    font-size: 0.9375rem;
    text-decoration: none;
    &:hover {
      color: var(--text);
    }
  }
  .open {
    display: grid;
    place-items: center;
    min-width: 40px;
    min-height: 40px;
    border: 1px solid var(--border);
    border-radius: var(--radius);
    padding: 0 0.75rem;
    color: var(--text);
    font-size: 0.9375rem;
    text-decoration: none;
  }
  @media (max-width: 1023px) {
    .site {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    .open {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

interface TopBarProps {
  onMenu: (event: React.MouseEvent) => void;
}

/** The bar on top of every page. */
export function TopBar({ onMenu }: TopBarProps) {
  return (
    <header css={bar}>
      <Link className="brand" to="/" aria-label={`${SITE.name}, home`}>
        <Wordmark />
      </Link>
      <SearchButton />
      <a className="site" href={SITE.mainSite}>
        Main site
      </a>
      <a className="site" href={SITE.dashboard}>
        Dashboard
      </a>
      <ThemeToggle />
      <a className="open" href="#menu" onClick={onMenu}>
        Menu
      </a>
    </header>
  );
}
