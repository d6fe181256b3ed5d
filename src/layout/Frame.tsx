import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FRAME_TEXT } from '../lib/strings/frame';
import { useCurrentEntry } from '../reading/current-entry';
import { GlobalStyles } from '../theme/GlobalStyles';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Footer } from './Footer';
import { useEntryPageView } from './route';
import type { SideMenuProps } from './SideMenu';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { useDrawer } from './useDrawer';

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
    font-weight: 550;
    &:focus {
      top: 0;
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
    justify-content: flex-end;
    border-bottom: 1px solid var(--border);
    padding: 0.625rem 1.25rem;
    background: var(--background);
    a {
      border: 1px solid var(--border);
      border-radius: var(--radius);
      padding: 0.375rem 0.875rem;
      color: var(--text);
      font-size: var(--text-menu);
      text-decoration: none;
    }
  }
  .backdrop {
    display: none;
  }
  main {
    min-width: 0;
    min-height: calc(100vh - var(--top-bar));
    padding: 2rem clamp(1.25rem, 4vw, 3.5rem) 0;
    outline: none;
  }
  @media (max-width: 1023px) {
    #menu {
      position: fixed;
      inset: 0 auto 0 0;
      z-index: 25;
      display: none;
      width: min(420px, 100vw - 3rem);
      border-right: 1px solid var(--border);
      overflow-y: auto;
      overscroll-behavior: contain;
      background: var(--background);
      box-shadow: var(--shadow);
      &:target,
      &[data-open='true'] {
        display: block;
      }
    }
    #menu:target + .backdrop,
    #menu[data-open='true'] + .backdrop {
      position: fixed;
      inset: 0;
      z-index: 24;
      display: block;
      background: #000a;
    }
  }
  @media (min-width: 1024px) {
    .menu-close {
      display: none;
    }
    .frame {
      grid-template-columns: 300px minmax(0, 1fr);
    }
    #menu {
      position: sticky;
      top: var(--top-bar);
      height: calc(100vh - var(--top-bar));
      border-right: 1px solid var(--border);
      overflow-y: auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
    }
  }
  @media (min-width: 1440px) {
    .frame {
      grid-template-columns: var(--side-menu) minmax(0, 1fr);
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
  /** Path of the page. Empty on the 404 page, which doesn't have one. */
  path: string;
  children: ReactNode;
}

/** The layout of every page: top bar, menu, content, and footer. It stays mounted across pages. */
export function Frame({ menu, path, otherVersions, children }: FrameProps) {
  const current = useCurrentEntry(path);
  useEntryPageView(current?.path);
  const { isOpen, ref, open, close } = useDrawer(`${path} ${current?.selections ?? 0}`);
  return (
    <div css={style}>
      {/* A built site's style sheet already contains these styles, so the bundle leaves them out. */}
      {process.env['BUILD_STAGE'] !== 'build-javascript' && <GlobalStyles />}
      <div inert={isOpen}>
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
        <TopBar isCovered={isOpen} onMenu={open} />
      </ErrorBoundary>
      <div className="frame">
        <div
          id="menu"
          ref={ref}
          data-level={menu.level}
          data-open={isOpen || undefined}
          {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': FRAME_TEXT.menu })}
        >
          <div className="menu-close">
            <a href="#content" onClick={close}>
              {FRAME_TEXT.close}
            </a>
          </div>
          <ErrorBoundary name={FRAME_TEXT.menuPart} resetKey={path}>
            <SideMenu
              menu={menu}
              path={current?.path ?? path}
              otherVersions={current?.otherVersions ?? otherVersions}
            />
          </ErrorBoundary>
        </div>
        <a className="backdrop" href="#content" tabIndex={-1} aria-hidden="true" onClick={close} />
        <main id="content" tabIndex={-1} inert={isOpen}>
          <ErrorBoundary key={path} name={FRAME_TEXT.pagePart}>
            {children}
          </ErrorBoundary>
          <Footer />
        </main>
      </div>
    </div>
  );
}
