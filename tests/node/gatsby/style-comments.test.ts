import withoutStyleComments from '../../../src/node/gatsby/style-comments.mjs';

test('styles lose their comments and indents, and everything else and all lines stay', () => {
  const source = [
    '/* Code */ const a = `/* text */`;',
    'const b = css`',
    '  /* One. */',
    '  color: red; /* Two,',
    '    in two lines. */',
    '`;',
  ].join('\n');
  expect(withoutStyleComments(source).split('\n')).toEqual([
    '/* Code */ const a = `/* text */`;',
    'const b = css`',
    '',
    'color: red; ',
    '',
    '`;',
  ]);
});
