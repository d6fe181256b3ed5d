import { readEntry } from '../../../src/node/spec/entry-page';
import { temporaryCache } from '../../fixtures/temporary-project';
import { functionEntry, parameter } from './entries';

const cache = temporaryCache();

test('an entry has a summary, sections, and anchors', () => {
  const entry = functionEntry({
    description: 'Reads *rows* of `t`.',
    parameters: [parameter('columns', { description: 'Which ones.' })],
  });
  const read = readEntry(cache, entry, { language: 'ts' });
  expect(read.summary).toBe('Reads rows of t.');
  expect(read.sections.at(-1)).toMatchObject({ id: 'parameters', text: 'columns Which ones.' });
  expect(read.anchors).toEqual(['examples', 'parameters', 'parameters-columns']);
});

test('the same entry can be read with different example languages', () => {
  const entry = functionEntry({ signature: 'def a(): pass' });
  const trees = ['python', 'ts'].map((language) => readEntry(cache, entry, { language }).tree);
  expect(trees[0]).not.toEqual(trees[1]);
});
