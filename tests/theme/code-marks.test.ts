import { CODE_MARK_TEXT } from '../../src/lib/strings/build';
import { codeMarks } from '../../src/theme/code-marks';
import { fileTree } from '../../src/theme/file-tree';
import { light } from '../../src/theme/tokens';

const css = codeMarks.styles;

test.each([
  ['+', CODE_MARK_TEXT.added],
  ['-', CODE_MARK_TEXT.removed],
])('the sign %s is generated, with a text for screen readers', (sign, text) => {
  // Browsers that don't know the second form use the first one.
  expect(css).toMatch(new RegExp(`content: '\\${sign}';\\s+content: '\\${sign}' / '${text}';`));
});

test('line numbers are generated from the attribute', () => {
  expect(css).toContain('content: attr(data-n)');
});

test('the styles only use tokens that exist', () => {
  const used = [...`${css}${fileTree.styles}`.matchAll(/var\(--([\w-]+)\)/g)].map(
    ([, name]) => name!,
  );
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((name) => !(name in light) && !name.startsWith('radius'))).toEqual([]);
});
