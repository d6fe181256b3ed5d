import type { Node } from 'web-tree-sitter';
import { nearest } from '../../lib/diagnostic';
import dartV0 from '../facts/dart/v0.json';
import dartV1 from '../facts/dart/v1.json';
import pythonV2 from '../facts/python/names.json';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import type { Sample } from '../../node/verification/samples';

/** The public names of a client library. */
interface Client {
  package: string;
  version: string;
  names: string[];
}

/** Names of the language's own classes that may follow in a chain of calls. */
const BUILT_IN = {
  dart: words(
    'then catchError whenComplete timeout asStream listen map where first last single length ' +
      'isEmpty isNotEmpty toList forEach toString contains containsKey keys values entries',
  ),
  python: words('get items keys values append format strip lower upper split join'),
};

function words(text: string): Set<string> {
  return new Set(text.split(' '));
}

/** The release a Dart or Python sample is written for. */
export function clientOf(sample: Sample): Client {
  if (sample.language === 'python') return pythonV2;
  return releaseOf(sample) === 'v0' ? dartV0 : dartV1;
}

/** The release of the Dart client a sample is written for. */
export function releaseOf({ page, entry }: Sample): 'v0' | 'v1' {
  const isOld = entry ? entry.version === 'v0' : /\/dart\/v0\//.test(page);
  return isOld ? 'v0' : 'v1';
}

/** Names called on the `supabase` client that its release does not have. */
export function callErrors(
  tree: Node,
  language: 'dart' | 'python',
  client: Client,
): CodeDiagnostic[] {
  const known = new Set(client.names);
  const chains = language === 'dart' ? dartChains(tree) : pythonNames(tree);
  return chains.flatMap((chain) => {
    // Behind an unknown name the types are unknown as well.
    const wrong = chain.find(({ text }) => !known.has(text) && !BUILT_IN[language].has(text));
    if (!wrong) return [];
    const near = nearest(wrong.text, known);
    const { row, column } = wrong.startPosition;
    return [
      {
        line: row + 1,
        column: column + 1,
        message: `${client.package} ${client.version} has no "${wrong.text}"`,
        fix: near ? `write "${near}"` : 'look the name up in the reference',
      },
    ];
  });
}

const ROOTS = new Set(['supabase', 'Supabase']);

/** In Dart the names of a chain are selectors that follow its first identifier. */
function dartChains(tree: Node): Node[][] {
  return nodes(tree, 'identifier')
    .filter(({ text, previousSibling }) => ROOTS.has(text) && previousSibling?.type !== '.')
    .map((first) => {
      const names: Node[] = [];
      for (let next = first.nextNamedSibling; next; next = next.nextNamedSibling) {
        if (!/^(selector|cascade_section)$/.test(next.type)) break;
        if (nodes(next, 'index_selector', 2).length > 0) break;
        const part =
          /_assignable_selector$|cascade_selector/.test(next.firstNamedChild?.type ?? '') &&
          next.firstNamedChild?.firstNamedChild;
        if (part && part.type === 'identifier') names.push(part);
      }
      return names;
    });
}

/** In Python each name is an attribute of the part before it. */
function pythonNames(tree: Node): Node[][] {
  const chains = new Map<number, Node[]>();
  for (const attribute of nodes(tree, 'attribute')) {
    let root: Node | null = attribute;
    while (root && /^(attribute|call)$/.test(root.type)) {
      root = root.childForFieldName(root.type === 'call' ? 'function' : 'object');
    }
    const name = attribute.childForFieldName('attribute');
    if (name && root?.type === 'identifier' && ROOTS.has(root.text)) {
      chains.set(root.startIndex, [name, ...(chains.get(root.startIndex) ?? [])]);
    }
  }
  return [...chains.values()];
}

function nodes(node: Node, type: string, depth = Infinity): Node[] {
  const below =
    depth > 0 ? node.namedChildren.flatMap((n) => (n ? nodes(n, type, depth - 1) : [])) : [];
  return node.type === type ? [node, ...below] : below;
}
