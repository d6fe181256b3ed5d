import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { SITE } from '../lib/site';
import { SECTION_TABS, TOP_BAR_TEXT } from '../lib/strings/frame';
import { MENU } from '../page/menu';
import { Icon } from '../ui/controls/Icon';
import { SearchButton } from '../search/SearchButton';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { SectionTabs } from './SectionTabs';
import { SiteLinks } from './SiteLinks';
import { ThemeToggle } from './ThemeToggle';
import { Wordmark } from './Wordmark';

const bar = css`
  position: sticky;
  top: 0;
  z-index: 20;
  /* The last column has a fixed width, so nothing moves while the rest of the bar is still arriving. */
  display: grid;
  grid-template-columns: 1fr auto 44px;
  align-items: center;
  gap: 1.25rem;
  height: var(--top-bar);
  border-bottom: 1px solid var(--border);
  padding: 0 1.25rem;
  background: var(--background);
  .brand {
    display: flex;
    align-items: center;
    min-height: 44px;
    margin-right: auto;
    color: var(--text);
    text-decoration: none;
  }
  > nav {
    align-self: stretch;
  }
  .wide {
    display: flex;
    align-items: center;
    gap: 1rem;
  }
  .open {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    border: 1px solid var(--border);
    border-radius: var(--radius);
    padding: 0;
    background: none;
  }
  @media (max-width: 1023px) {
    > nav,
    .wide {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    /* If the sections leave little room, search shows less of its label. */
    grid-template-columns: auto 1fr minmax(40px, auto) 13.5rem;
    .wide {
      justify-content: flex-end;
    }
    .open {
      display: none;
    }
  }
  /* In line with the menu, and with the end of the content. */
  @media (min-width: 1680px) {
    padding-inline: calc(var(--side-menu) - 300px + 1.25rem)
      max(3rem, 100% - var(--side-menu) - 95rem);
  }
  @media print {
    display: none;
  }
`;

export function TopBar({ path }: { path: string }) {
  return (
    <header css={bar} data-behind-menu>
      <Link className="brand" to="/" aria-label={TOP_BAR_TEXT.home(SITE.name)}>
        <Wordmark />
      </Link>
      <SectionTabs path={path} label={SECTION_TABS.label} />
      <ErrorBoundary name={TOP_BAR_TEXT.searchPart}>
        <SearchButton />
      </ErrorBoundary>
      <div className="wide">
        <SiteLinks />
        <ErrorBoundary name={TOP_BAR_TEXT.themePart}>
          <ThemeToggle />
        </ErrorBoundary>
      </div>
      <button className="open" type="button" popoverTarget={MENU}>
        <Icon name="menu" />
        <span className="hidden-visually">{TOP_BAR_TEXT.menu}</span>
      </button>
    </header>
  );
}
