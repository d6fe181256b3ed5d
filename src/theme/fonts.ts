import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';

/** Every page requests it (see `TEXT_FONT_SCRIPT`). */
export const TEXT_FONT = withPrefix('/fonts/geist-48ddff4e.woff2');
const CODE_FONT = withPrefix('/fonts/geist-mono-318af009.woff2');

/**
 * Geist and Geist Mono (static/fonts), with local fallbacks scaled to the same metrics, so nothing
 * moves when a font arrives. The percentages are ratios of ascents, descents, and widths of English
 * text at weights 400 and 600.
 */
export const fonts = css`
  @font-face {
    font-family: Geist;
    src: url('${TEXT_FONT}') format('woff2');
    font-weight: 400 700;
    /* A font that arrives after the first paint would move the text. It's there for the next page. */
    font-display: optional;
  }
  @font-face {
    font-family: 'Geist Mono';
    src: url('${CODE_FONT}') format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
  @font-face {
    font-family: 'Geist fallback';
    src: local('Arial'), local('Liberation Sans');
    font-weight: 400;
    size-adjust: 102.35%;
    ascent-override: 98.2%;
    descent-override: 28.83%;
  }
  @font-face {
    font-family: 'Geist fallback';
    src: local('Arial Bold'), local('Liberation Sans Bold');
    font-weight: 600;
    size-adjust: 99.77%;
    ascent-override: 100.73%;
    descent-override: 29.57%;
  }
  @font-face {
    font-family: 'Geist Mono fallback';
    src: local('Courier New'), local('Liberation Mono');
    size-adjust: 99.98%;
    ascent-override: 100.52%;
    descent-override: 29.5%;
  }
`;
