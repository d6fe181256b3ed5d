import type { GatsbySSR } from 'gatsby';
import { withPrefix } from 'gatsby';
import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { PLATFORM_SCRIPT } from '../lib/platform';
import { hostAddress, SEARCH_HOST } from '../lib/search-host';
import { THEME_SCRIPT } from '../lib/theme';
import { TEXT_FONT } from '../theme/fonts';

/** Without JavaScript all tab panels show, each under its name, and there is no search. */
const NO_SCRIPT_CSS =
  '.search-open,.menu-filter,.tab-steps,[role=tablist]{display:none!important}[role=tabpanel]{display:block!important}.tab-name{display:block!important}';

/**
 * Images are drawn without gatsby-plugin-image's component, so its styles and script stay out of
 * every page.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isForImages = (component: ReactNode) =>
    isValidElement(component) && String(component.key).startsWith('gatsby-image-');
  replaceHeadComponents(getHeadComponents().filter((component) => !isForImages(component)));
};

/** What every page's HTML has around its content: language, theme, icon. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const searchHost = SEARCH_HOST && hostAddress(SEARCH_HOST);
  setHtmlAttributes({ lang: 'en', className: 'dark' });
  setHeadComponents([
    <script key="theme" dangerouslySetInnerHTML={{ __html: THEME_SCRIPT + PLATFORM_SCRIPT }} />,
    <noscript key="noscript">
      <style dangerouslySetInnerHTML={{ __html: NO_SCRIPT_CSS }} />
    </noscript>,
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={TEXT_FONT}
      crossOrigin="anonymous"
    />,
    ...(searchHost
      ? [<link key="search" rel="preconnect" href={searchHost} crossOrigin="anonymous" />]
      : []),
    <link key="icon" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
  ]);
};
