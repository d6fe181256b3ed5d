import { css } from '@emotion/react';
import { SITE } from '../lib/site';

/** The font of all text, which pages ask for before their style sheet. */
export const TEXT_FONT = `${SITE.prefix}/fonts/geist-5.3.0.woff2`;
const CODE_FONT = `${SITE.prefix}/fonts/geist-mono-5.3.0.woff2`;

/**
 * Geist and Geist Mono (static/fonts), each with a local font of the same widths and heights that
 * stands in until it has arrived, so that no line moves. The percentages are the ratios of the
 * fonts' average letter widths, ascents and descents.
 */
export const fonts = css`
  @font-face {
    font-family: Geist;
    src: url('${TEXT_FONT}') format('woff2');
    font-weight: 100 900;
    font-display: swap;
  }
  @font-face {
    font-family: 'Geist Mono';
    src: url('${CODE_FONT}') format('woff2');
    font-weight: 100 900;
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
