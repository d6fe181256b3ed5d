import { regionLines, regionsOf } from '../../../src/node/markdown/regions';

const FILE = `-- #region tables
create table a ();
  -- #region policies
  create policy b
    on a;
  -- #endregion
-- #endregion
select 1;
`;
const shown = (text: string, name?: string) => {
  const region = regionsOf(text).find((item) => item.name === name);
  return regionLines(text, region);
};
const textOf = (text: string, name?: string) =>
  shown(text, name)
    .lines.map((line) => `${line.number} ${line.text}`)
    .join('\n');

test.each([
  '// #region a\nx\n// #endregion',
  '//#region a\nx\n//#endregion',
  '# #region a\nx\n# #endregion',
  '#region a\nx\n#endregion',
])('a region in %j has one line', (text) => {
  expect(textOf(text, 'a')).toBe('2 x');
});

test.each(['# A region of the world', 'const region = 1 // #regions', 'select 1 -- #region a'])(
  '%j is not a marker',
  (text) => {
    expect(regionsOf(text)).toEqual([]);
  },
);

test('a region contains no markers, not even those of nested regions', () => {
  expect(textOf(FILE, 'tables')).toBe('2 create table a ();\n4   create policy b\n5     on a;');
});

test('the indent that all lines share is removed', () => {
  expect(textOf(FILE, 'policies')).toBe('4 create policy b\n5   on a;');
  expect(shown(FILE, 'policies').indent).toBe(2);
});

test('a whole file has no markers and no blank lines at its ends', () => {
  expect(textOf(`\n${FILE}\n`).split('\n').at(-1)).toBe('9 select 1;');
  expect(textOf(FILE)).not.toContain('region');
});

test('a region that is not closed has no last line', () => {
  expect(regionsOf('-- #region a\n-- #region b\n-- #endregion')).toEqual([
    { name: 'a', first: 2 },
    { name: 'b', first: 3, last: 2 },
  ]);
});
