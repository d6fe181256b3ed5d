import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { PageMenu } from '../lib/menu';
import { Frame } from './Frame';

/** What every page query gives to the frame. */
interface FrameData {
  menu: PageMenu;
  page?: {
    path: string;
    documentation?: { libs: readonly { name: string; path: string }[] };
  } | null;
}

/**
 * Puts the frame around every page. It is drawn outside the page's own element, which Gatsby makes
 * anew for each page: so the menu keeps its place and its open groups.
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
