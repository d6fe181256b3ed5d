import type { GatsbyBrowser, WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageMenu } from '../lib/menu';
import { goLive } from '../page/late-buttons';
import { StyleCache } from '../theme/StyleCache';
import { PageBoundary } from '../ui/PageBoundary';
import { Frame } from './Frame';

/** Part of a page query's result. */
interface FrameData {
  menu: PageMenu;
  page?: {
    path: string;
    documentation?: { libs: readonly { name: string; path: string }[] };
  } | null;
}

/**
 * Gatsby replaces the page element on navigation but not its wrapper, so the menu keeps its scroll
 * position and open groups.
 */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<FrameData> | WrapPageElementNodeArgs<FrameData>) {
  // The preview's own pages, such as the one for an unknown URL, have no menu.
  const { menu, page } = (props.data ?? {}) as Partial<FrameData>;
  if (!menu) return element;
  return (
    <Frame menu={menu} path={page?.path ?? ''} otherVersions={page?.documentation?.libs ?? []}>
      {element}
    </Frame>
  );
}

/**
 * Contains Gatsby's own components. A sibling element would change the IDs that React generates,
 * which must match the built page's.
 */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <PageBoundary>
    <StyleCache>{element}</StyleCache>
  </PageBoundary>
);

/**
 * Hydrates in a transition, which React splits into short tasks, so the page responds in between.
 * The preview doesn't render pages in advance.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  if (!container.hasChildNodes()) createRoot(container).render(page);
  else startTransition(() => void hydrateRoot(container, page));
  goLive();
};
