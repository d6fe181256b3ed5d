import { copyStrings } from '../../../src/node/output/page-bytes';

test('copies are equal to the originals', () => {
  const strings = ['', 'a', 'für "Zitate"\n', '\u{1f600}', '\ud83d'];
  expect(copyStrings(strings)).toEqual(strings);
});
