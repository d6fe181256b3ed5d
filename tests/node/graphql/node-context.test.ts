import type { NodeContext } from '../../../src/node/graphql/node-context';
import { oncePerQuery } from '../../../src/node/graphql/node-context';

const query = () => ({ nodeModel: {} }) as NodeContext;

test('a value is loaded once per key and query', () => {
  const loads: string[] = [];
  const load = oncePerQuery((key: string) => {
    loads.push(key);
    return key.toUpperCase();
  });
  const [first, second] = [query(), query()];
  expect([load('a', first), load('a', first), load('b', first)]).toEqual(['A', 'A', 'B']);
  expect(loads).toEqual(['a', 'b']);
  expect(load('a', second)).toBe('A');
  expect(loads).toEqual(['a', 'b', 'a']);
});
