import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { MenuGroup } from '../lib/menu';
import { GlobalStyles } from '../theme/GlobalStyles';
import { Footer } from './Footer';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';

const style = css`
  .skip {
    position: absolute;
    z-index: 30;
    top: -4rem;
    left: 1rem;
    border-radius: 0 0 var(--radius) var(--radius);
    padding: 0.5rem 1rem;
    background: var(--accent);
    color: var(--on-accent);
    &:focus {
      top: 0;
    }
  }
  .frame {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  #menu {
    background: var(--background);
  }
  .menu-close {
    margin: 1rem 1.25rem 0;
    display: inline-block;
    border: 1px solid var(--border);
    border-radius: var(--radius);
    padding: 0.375rem 0.875rem;
    color: var(--text);
    text-decoration: none;
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
      inset: 0;
      z-index: 25;
      display: none;
      overflow-y: auto;
      overscroll-behavior: contain;
      &:target,
      &[data-open='true'] {
        display: block;
      }
    }
  }
  @media (min-width: 1024px) {
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
    }
    .menu-close {
      display: none;
    }
  }
  @media (min-width: 1440px) {
    .frame {
      grid-template-columns: var(--side-menu) minmax(0, 1fr);
    }
  }
  @media print {
    #menu,
    .skip {
      display: none;
    }
  }
`;

interface PageProps {
  menu: { level: string; title: string; icon: string; groups: readonly MenuGroup[] };
  path: string;
  children: ReactNode;
}

/** The frame of every page: bar, menu, content, footer. */
export function Page({ menu, path, children }: PageProps) {
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === path;
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpenOn(undefined);
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [open]);

  const show = (next: boolean) => (event: React.MouseEvent) => {
    event.preventDefault();
    setOpenOn(next ? path : undefined);
  };
  return (
    <div css={style}>
      <GlobalStyles />
      <a className="skip" href="#content">
        Skip to content
      </a>
      <TopBar onMenu={show(true)} />
      <div className="frame">
        <div id="menu" data-open={open}>
          <a className="menu-close" href="#content" onClick={show(false)}>
            Close
          </a>
          <SideMenu {...menu} path={path} />
        </div>
        <main id="content" tabIndex={-1}>
          {children}
          <Footer />
        </main>
      </div>
    </div>
  );
}
