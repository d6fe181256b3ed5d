import type { Node } from 'web-tree-sitter';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { nearest } from '../../lib/diagnostic';
import python from '../upstream/python/symbols.json';
import { CLIENT_NAMES } from '../languages/client-names';
import { placeOf } from '../languages/tree-sitter';

/** Constructors set the last three, which declarations don't show. */
const NAMES = new Set([...python.names, 'admin', 'mfa', 'oauth']);

/** Of Python's own classes, in chains of calls. */
const BUILT_IN = new Set(
  'get items keys values append format strip lower upper split join'.split(' '),
);

export const PYTHON_CLIENT = python.$source.version;

/** Names that the library doesn't have. */
export function callErrors(tree: Node): CodeDiagnostic[] {
  return clientChains(tree).flatMap((chain) => {
    // The types after an unknown name are unknown, too.
    const wrong = chain.find(({ text }) => !NAMES.has(text) && !BUILT_IN.has(text));
    if (!wrong) return [];
    const near = nearest(wrong.text, NAMES);
    const message = `${PYTHON_CLIENT} has no "${wrong.text}"`;
    const fix = near ? `write "${near}"` : 'look the name up in the reference';
    return [{ ...placeOf(wrong), message, fix }];
  });
}

export function callsClient(tree: Node): boolean {
  return clientChains(tree).length > 0;
}

const CREATES_CLIENT = /^(?:await )?a?create_(?:async_)?client\(/;

/** The usual names, and those that the code assigns. */
function clientNames(tree: Node): Set<string> {
  const assigned = tree.descendantsOfType('assignment').flatMap((assignment) => {
    const value = assignment?.childForFieldName('right')?.text ?? '';
    return CREATES_CLIENT.test(value) ? [assignment!.childForFieldName('left')!.text] : [];
  });
  return new Set([...CLIENT_NAMES, ...assigned]);
}

/** Attributes that start at a client: `supabase.auth.sign_up`. */
function clientChains(tree: Node): Node[][] {
  const clients = clientNames(tree);
  const chains = new Map<number, Node[]>();
  for (const attribute of tree.descendantsOfType('attribute')) {
    let root: Node | null = attribute;
    while (root && /^(attribute|call)$/.test(root.type)) {
      root = root.childForFieldName(root.type === 'call' ? 'function' : 'object');
    }
    const name = attribute?.childForFieldName('attribute');
    if (name && root?.type === 'identifier' && clients.has(root.text)) {
      chains.set(root.startIndex, [name, ...(chains.get(root.startIndex) ?? [])]);
    }
  }
  return [...chains.values()];
}
