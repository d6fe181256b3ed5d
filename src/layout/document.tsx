import type { GatsbySSR } from 'gatsby';
import { withPrefix } from 'gatsby';
import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LLMS_INDEX } from '../lib/paths';
import { SEARCH_HOST, searchHostUrl } from '../lib/search-host';
import { AGENT_TEXT } from '../lib/strings/build';
import { TEXT_FONT } from '../theme/fonts';

/** The bundle of `src/page`, which `webpack.ts` defines. */
declare const PAGE_SCRIPT: string;

/** gatsby-plugin-image's styles, and the generator tag. */
const UNUSED_HEAD = /^(?:gatsby-image-|generator-)/;

/**
 * Removes what Gatsby and its plugins add to every page. One element is an inline script that
 * differs on each page, so a Content-Security-Policy can't allow it. `data-path` replaces its
 * `window.pagePath` (see `RuntimeScript`).
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const keyOf = (component: ReactNode) => (isValidElement(component) ? String(component.key) : '');
  replaceHeadComponents(getHeadComponents().filter((part) => !UNUSED_HEAD.test(keyOf(part))));
  replacePostBodyComponents(
    getPostBodyComponents().filter((part) => keyOf(part) !== 'script-loader'),
  );
};

/** Gatsby renders a stream, which moves large parts to the end of the page. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(bodyComponent));

/**
 * Adds language, theme, path, font, and icon to every page, and a hidden paragraph for agents,
 * which read the HTML without rendering it. The browser never loads this code.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
  pathname,
}) => {
  const searchHost = SEARCH_HOST && searchHostUrl(SEARCH_HOST);
  // TypeScript rejects unknown attributes in an argument, but not in a variable.
  const attributes = { lang: 'en', className: 'dark', 'data-path': pathname };
  setHtmlAttributes(attributes);
  setPreBodyComponents([
    <p key="agents" hidden>
      {AGENT_TEXT.page(withPrefix(LLMS_INDEX))}
    </p>,
  ]);
  setHeadComponents([
    <script key="page" data-font={TEXT_FONT} dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />,
    ...(searchHost
      ? [<link key="search" rel="preconnect" href={searchHost} crossOrigin="anonymous" />]
      : []),
    <link key="icon" rel="icon" href={withPrefix('/favicon.svg')} />,
  ]);
};
