import type { Tree } from '../../../src/lib/content-tree';
import { childrenOf, elements } from '../../../src/lib/content-tree';
import { treeText } from '../../../src/lib/tree-text';
import { insertBuildComponents } from '../../../src/node/pages/build-components';
import { sourcesReader } from './page-sources';

const changes = '- { id: select, verdict: same, by: [select] }\n';
const sources = sourcesReader()({ 'spec/changes/javascript-v1.yml': changes });

test.each<[string, Record<string, string>, string[], string[]]>([
  [
    'EntryTable',
    { library: 'javascript' },
    ['Call | What it does', 'select() | Read rows', 'insert() | Add rows'],
    ['/reference/javascript/select', '/reference/javascript/insert'],
  ],
  [
    'EntryTable',
    { library: 'javascript', version: 'v1' },
    ['Call | What it does', 'select() | Read rows'],
    ['/reference/javascript/v1/select'],
  ],
  [
    'Changes',
    { library: 'javascript', from: 'v1', to: 'v2' },
    ['v1 | v2 | Other changes', 'select() | Same | '],
    ['/reference/javascript/select'],
  ],
])('<%s> with %j is replaced', (name, props, rows, links) => {
  const result = insertBuildComponents([['Steps', {}, [name, props]]], ['database'], sources);
  const all = [...elements(result)];
  const cells = all.filter(([tag]) => tag === 'tr').map(childrenOf);
  expect(cells.map((row) => row.map((cell) => treeText([cell] as Tree)).join(' | '))).toEqual(rows);
  expect(all.flatMap(([tag, { href }]) => (tag === 'a' ? [href] : []))).toEqual(links);
  expect(result[0]?.slice(2)).toContainEqual(['h2', { id: 'database-1' }, 'Database']);
});
