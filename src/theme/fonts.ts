import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';

/** URL of the text font, which every page preloads. */
export const TEXT_FONT = withPrefix('/fonts/geist-subset-5.3.0.woff2');
const CODE_FONT = withPrefix('/fonts/geist-mono-subset-5.3.0.woff2');

/**
 * Geist and Geist Mono (static/fonts), each with a local fallback until it has loaded. The fallback is
 * scaled to the same metrics, so no text moves. The percentages are the ratios of the fonts' average
 * letter widths, ascents, and descents.
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
    size-adjust: 105.15%;
    ascent-override: 95.58%;
    descent-override: 28.06%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Geist Mono fallback';
    src: local('Courier New'), local('Liberation Mono');
    size-adjust: 99.98%;
    ascent-override: 100.52%;
    descent-override: 29.5%;
    line-gap-override: 0%;
  }
`;
