import { css } from '@emotion/react';
import type { Crumb } from '../../lib/menu';
import type { PageInfo } from '../../lib/page-info';
import { CONTENTS_TEXT, PAGE_ACTIONS_TEXT } from '../../lib/strings/frame';
import { useAnchor } from '../../mdx/anchors';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { Breadcrumb } from '../Breadcrumb';
import { CONTENTS } from '../contents/Contents';
import { PageActions } from './PageActions';

const style = css`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  order: -1;
  min-height: 36px;
  > nav {
    flex: 1;
    min-width: 0;
  }
  .open-contents {
    display: none;
  }
  @media screen and (max-width: 1279px) {
    position: sticky;
    z-index: 12;
    top: var(--top-bar);
    height: var(--page-bar);
    margin: calc(-1 * var(--page-top)) 0 1.25rem;
    font-size: 0.875rem;
    transition: translate 140ms ease-out;
    &:has([open]) {
      z-index: 13;
    }
    @media (max-width: 639px) {
      > nav:has(+ .open-contents) li:not(.here) {
        display: none;
      }
    }
    /* In the whole width of the window. */
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0 -100vw;
      border-bottom: 1px solid var(--border);
      background: var(--background);
    }
    .open-contents {
      display: block;
      flex: none;
      min-height: 40px;
      border: 0;
      padding: 0 0.5rem;
      background: none;
      font-weight: 500;
      &::after {
        content: '';
        display: inline-block;
        width: 0.375rem;
        height: 0.375rem;
        margin: 0 0.125rem 0.1875rem 0.4375rem;
        border: solid currentColor;
        border-width: 0 1.5px 1.5px 0;
        transform: rotate(45deg);
      }
    }
    /* While the reader scrolls down, in browsers that can tell. */
    @container scroll-state(scrolled: block-end) {
      &:not(:focus-within) {
        translate: 0 -100%;
      }
    }
  }
`;

interface PageBarProps {
  crumbs: Crumb[];
  page: PageInfo;
  /** Of the page, or an entry's call. */
  title: string;
  level: string;
  hasContents: boolean;
  /** If the page has more than one entry. */
  entryTitle?: string | undefined;
}

/** Breadcrumb, the list of sections if that isn't next to the text, and actions. */
export function PageBar({ crumbs, page, title, level, hasContents, entryTitle }: PageBarProps) {
  const { id } = useAnchor(CONTENTS);
  return (
    <div css={style} className="page-bar">
      <Breadcrumb {...{ crumbs, title, entryTitle }} />
      {hasContents && (
        <button className="open-contents" type="button" popoverTarget={id}>
          {CONTENTS_TEXT.heading}
        </button>
      )}
      <ErrorBoundary name={PAGE_ACTIONS_TEXT.part}>
        <PageActions {...{ page, level, entryTitle }} />
      </ErrorBoundary>
    </div>
  );
}
