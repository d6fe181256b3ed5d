import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import {
  FRAME_TEXT,
  SEARCH_BUTTON_TEXT,
  SECTION_TABS,
  SITE_LINKS_TEXT,
  TOP_BAR_TEXT,
} from '../lib/strings/frame';
import { closeMenu, MENU } from '../page/menu';
import { useCurrentEntry } from '../reading/current-entry';
import { SearchDialog } from '../search/SearchDialog';
import { GlobalStyles } from '../theme/GlobalStyles';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Footer } from './Footer';
import { useEntryPageView } from './route';
import type { SideMenuProps } from './SideMenu';
import { SideMenu } from './SideMenu';
import { SectionTabs } from './SectionTabs';
import { SiteLinks } from './SiteLinks';
import { ThemeToggle } from './ThemeToggle';
import { TopBar } from './TopBar';

const style = css`
  .skip {
    position: absolute;
    z-index: 30;
    top: -6rem;
    left: 1rem;
    border-radius: 0 0 var(--radius) var(--radius);
    padding: 0.625rem 1rem;
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 500;
    &:focus {
      top: 0;
    }
  }
  @media (max-width: 1023px) {
    .skip[href='#menu'] {
      display: none;
    }
  }
  .frame {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .menu-close {
    position: sticky;
    z-index: 1;
    top: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 0.75rem;
    border-bottom: 1px solid var(--border);
    padding: 0.4375rem 1.25rem;
    background: var(--background);
    &:last-child {
      border: 0;
    }
    > nav {
      flex: 1 0 100%;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0;
      margin: 0 -0.5rem -0.4375rem;
      a {
        padding-inline: 0.25rem;
        font-size: 0.8125rem;
      }
    }
    .search-open,
    [popovertarget] {
      min-height: 44px;
      border: 1px solid var(--border);
      border-radius: var(--radius);
      padding: 0.375rem 0.875rem;
      background: none;
      font-size: var(--text-menu);
    }
    .search-open {
      flex: 1;
      color: var(--text-muted);
      text-align: start;
    }
  }
  .backdrop {
    display: none;
  }
  main {
    min-width: 0;
    min-height: calc(100vh - var(--top-bar));
    --page-top: 1rem;
    --article: var(--measure);
    @media (min-width: 1440px) {
      --article: 49rem;
    }
    --content: calc(var(--article) + 17.5rem);
    &:has([data-examples='true']) {
      --content: 92rem;
    }
    padding: var(--page-top) clamp(1.25rem, 4vw, 3rem) 0;
    @media (max-width: 1279px) {
      overflow-x: clip;
    }
    outline: none;
  }
  #menu {
    margin: 0;
    border: 0;
    border-right: 1px solid var(--border);
    padding: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    background: var(--background);
    color: inherit;
  }
  /* In narrow windows, the menu is a popover, which the browser opens and closes. */
  @media (max-width: 1023px) {
    #menu {
      inset: 0 auto 0 0;
      width: min(420px, 100vw - 3rem);
      height: auto;
      box-shadow: var(--shadow);
    }
    #menu:popover-open,
    #menu:popover-open + .backdrop {
      transition: 180ms ease-out;
      transition-property: translate, opacity;
    }
    @starting-style {
      #menu:popover-open {
        translate: -100%;
      }
      #menu:popover-open + .backdrop {
        opacity: 0;
      }
    }
    /* A press on it closes the menu, and reaches nothing below. */
    #menu:popover-open + .backdrop {
      position: fixed;
      inset: 0;
      z-index: 24;
      display: block;
      background: #000a;
    }
    /* Browsers without popovers show the menu above the page. */
    @supports not selector(:popover-open) {
      #menu {
        position: static;
        display: block;
        width: auto;
      }
    }
  }
  @media (min-width: 1024px) {
    .menu-close {
      display: none;
    }
    .frame {
      grid-template-columns: 280px minmax(0, 1fr);
    }
    #menu {
      position: sticky;
      inset: var(--top-bar) auto auto auto;
      display: block;
      width: auto;
      height: calc(100vh - var(--top-bar));
      scrollbar-width: thin;
    }
  }
  @media (min-width: 1680px) {
    .frame {
      grid-template-columns: var(--side-menu) minmax(0, 1fr);
    }
    main {
      --article: 54rem;
      --content: 92rem;
    }
    #menu > nav {
      width: 300px;
      margin-left: auto;
    }
  }
  @media print {
    .frame {
      display: block;
    }
    main {
      padding: 0;
    }
    #menu,
    .skip {
      display: none;
    }
  }
`;

interface FrameProps extends Omit<SideMenuProps, 'path'> {
  /** Empty on the 404 page. */
  path: string;
  children: ReactNode;
}

/** Stays mounted across pages. */
export function Frame({ menu, path, otherVersions, children }: FrameProps) {
  const current = useCurrentEntry(path);
  useEntryPageView(current?.path);
  const isFirst = useRef(true);
  useEffect(() => {
    // The reader may have opened it before hydration.
    if (!isFirst.current) closeMenu();
    isFirst.current = false;
  }, [path, menu.level]);
  return (
    <div css={style}>
      {/* A built site's style sheet already contains these styles, so the bundle leaves them out. */}
      {process.env['BUILD_STAGE'] !== 'build-javascript' && <GlobalStyles />}
      <div data-behind-menu>
        <a className="skip" href="#content">
          {FRAME_TEXT.skipToContent}
        </a>
        <a className="skip" href="#menu">
          {FRAME_TEXT.skipToMenu}
        </a>
        <a className="skip" href="#search">
          {FRAME_TEXT.skipToSearch}
        </a>
      </div>
      <ErrorBoundary name={FRAME_TEXT.topBarPart} resetKey={path}>
        <TopBar path={path} />
      </ErrorBoundary>
      <div className="frame">
        <div id={MENU} popover="auto" data-level={menu.level}>
          <section className="menu-close" aria-label={TOP_BAR_TEXT.menu}>
            <button type="button" className="search-open" aria-haspopup="dialog">
              {SEARCH_BUTTON_TEXT.label}
            </button>
            <ErrorBoundary name={TOP_BAR_TEXT.themePart}>
              <ThemeToggle />
            </ErrorBoundary>
            <button type="button" popoverTarget={MENU} popoverTargetAction="hide">
              {FRAME_TEXT.close}
            </button>
            <SectionTabs path={path} label={SECTION_TABS.menuLabel} />
          </section>
          <ErrorBoundary name={FRAME_TEXT.menuPart} resetKey={path}>
            <SideMenu
              menu={menu}
              path={current?.path ?? path}
              otherVersions={current?.otherVersions ?? otherVersions}
            />
          </ErrorBoundary>
          <section className="menu-close" aria-label={SITE_LINKS_TEXT.label}>
            <SiteLinks />
          </section>
        </div>
        <div className="backdrop" />
        <main id="content" tabIndex={-1} data-behind-menu>
          <ErrorBoundary key={path} name={FRAME_TEXT.pagePart}>
            {children}
          </ErrorBoundary>
          <Footer />
        </main>
      </div>
      <ErrorBoundary name={TOP_BAR_TEXT.searchPart} resetKey={path}>
        <SearchDialog />
      </ErrorBoundary>
    </div>
  );
}
