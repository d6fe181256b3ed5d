import type { GatsbySSR } from 'gatsby';
import { withPrefix } from 'gatsby';
import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { FIRST_SCRIPT } from '../lib/first-script';
import { SEARCH_HOST, searchHostUrl } from '../lib/search-host';
import { TEXT_FONT } from '../theme/fonts';

/** Removes the styles and the script of gatsby-plugin-image. The site doesn't use its component. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isForImages = (component: ReactNode) =>
    isValidElement(component) && String(component.key).startsWith('gatsby-image-');
  replaceHeadComponents(getHeadComponents().filter((component) => !isForImages(component)));
};

/** Adds the language, theme, font, and icon to the HTML of every page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const searchHost = SEARCH_HOST && searchHostUrl(SEARCH_HOST);
  setHtmlAttributes({ lang: 'en', className: 'dark' });
  setHeadComponents([
    <script key="first" dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />,
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
    <link key="icon" rel="icon" href={withPrefix('/favicon.svg')} />,
  ]);
};
