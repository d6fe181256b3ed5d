import { css } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { StyleCache } from '../../src/theme/StyleCache';

const rulesOf = (styles: string) =>
  /\{(.*)\}/.exec(renderToString(<StyleCache children={<p css={css(styles)} />} />))![1];

test.each([
  '-webkit-line-clamp:2;',
  '-moz-osx-font-smoothing:grayscale;',
  'display:-webkit-box;display:flex;',
  'display:flex;align-items:center;position:sticky;transition:transform 1s;',
])('%s stays unchanged', (styles) => {
  expect(rulesOf(styles)).toBe(styles);
});

test.each(['user-select:none;', 'mask-image:none;', 'text-decoration:underline dotted;'])(
  '%s gets the prefix that some browsers need',
  (styles) => {
    expect(rulesOf(styles)).toBe(`-webkit-${styles}${styles}`);
  },
);
