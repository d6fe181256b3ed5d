import { readFileSync } from 'node:fs';
import { startImages } from '../../../src/node/graphql/image-files';

test('the images that are created first are the ones that pages use', async () => {
  const requested = (query: string) => /gatsbyImageData\([^)]*\)/.exec(query)?.[0];
  const graphql = jest.fn((_query: string) => Promise.resolve({}));
  await startImages(graphql);
  const fragment = readFileSync('src/templates/image-fragment.ts', 'utf8');
  expect(requested(graphql.mock.calls[0]![0])).toBe('gatsbyImageData(width: 828)');
  expect(requested(fragment)).toBe('gatsbyImageData(width: 828)');
});
