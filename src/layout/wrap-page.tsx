import type { GatsbyBrowser, WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageMenu } from '../lib/menu';
import { goLive } from '../page/late-buttons';
import { StyleCache } from '../theme/StyleCache';
import { PageBoundary } from '../ui/PageBoundary';
import { Frame } from './Frame';

/** The part of a page query's result that the frame needs. */
interface FrameData {
  menu: PageMenu;
  page?: {
    path: string;
    documentation?: { libs: readonly { name: string; path: string }[] };
  } | null;
}

/**
 * Wraps every page in the frame. Gatsby replaces the page element on navigation but not its wrapper,
 * so the menu keeps its scroll position and its open groups.
 */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<FrameData> | WrapPageElementNodeArgs<FrameData>) {
  // The preview's own pages, such as its list of pages for an unknown URL, have no menu.
  const { menu, page } = (props.data ?? {}) as Partial<FrameData>;
  if (!menu) return element;
  return (
    <Frame menu={menu} path={page?.path ?? ''} otherVersions={page?.documentation?.libs ?? []}>
      {element}
    </Frame>
  );
}

/**
 * Wraps the whole app in the browser. Gatsby's own components are inside. An element next to another one would
 * change the IDs that React generates, and the built page has other ones.
 */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <PageBoundary>
    <StyleCache>{element}</StyleCache>
  </PageBoundary>
);

/**
 * Hydrates the page in a transition, which React splits into short tasks, so the page responds to
 * the reader in between. In the preview, pages aren't rendered in advance.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  if (!container.hasChildNodes()) createRoot(container).render(page);
  else startTransition(() => void hydrateRoot(container, page));
  goLive();
};
