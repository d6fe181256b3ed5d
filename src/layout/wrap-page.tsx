import type { GatsbyBrowser, WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { PageMenu } from '../lib/menu';
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
  const { menu, page } = props.data;
  return (
    <Frame menu={menu} path={page?.path ?? ''} otherVersions={page?.documentation?.libs ?? []}>
      {element}
    </Frame>
  );
}

/** Wraps the whole app in the browser. Gatsby's own components are inside. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <PageBoundary>
    <StyleCache>{element}</StyleCache>
  </PageBoundary>
);
