import { withoutOldPrefixes } from '../../../src/node/output/style-prefixes';

test.each([
  [
    '.a{display:-webkit-box;display:-webkit-flex;display:-ms-flexbox;display:flex;gap:1rem;}',
    '.a{display:flex;gap:1rem;}',
  ],
  [
    '.a{-webkit-align-items:center;-ms-flex-align:center;align-items:center;}',
    '.a{align-items:center;}',
  ],
  [
    '.a{-webkit-transition:-webkit-transform 120ms;transition:transform 120ms;}',
    '.a{transition:transform 120ms;}',
  ],
  [
    '@media print{.a{position:-webkit-sticky;position:sticky;}}',
    '@media print{.a{position:sticky;}}',
  ],
])('%s becomes %s', (css, expected) => {
  expect(withoutOldPrefixes(css)).toBe(expected);
});

test.each([
  '.a{-webkit-user-select:none;user-select:none;}',
  '.a{-webkit-text-decoration:none;text-decoration:none;}',
  ".a::before{content:';-ms-flex:1;';}",
  '.a::-webkit-details-marker{display:none;}',
])('%s stays unchanged', (css) => {
  expect(withoutOldPrefixes(css)).toBe(css);
});
