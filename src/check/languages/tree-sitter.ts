import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node, Tree } from 'web-tree-sitter';
import { Language, Parser } from 'web-tree-sitter';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';

type Grammar = 'bash' | 'dart' | 'python';

const PACKAGES: Record<Grammar, string> = {
  bash: 'tree-sitter-bash',
  // `tree-sitter-dart` on npm predates Dart 3.
  dart: '@lumis-sh/wasm-dart',
  python: 'tree-sitter-python',
};

const parsers = new Map<Grammar, Promise<Parser>>();

async function createParser(root: string, grammar: Grammar): Promise<Parser> {
  await Parser.init();
  const file = join(root, `node_modules/${PACKAGES[grammar]}/tree-sitter-${grammar}.wasm`);
  return new Parser().setLanguage(await Language.load(readFileSync(file)));
}

/** Frees the tree afterward. */
export async function withTree<T>(
  root: string,
  grammar: Grammar,
  code: string,
  read: (tree: Node) => T,
): Promise<T> {
  if (!parsers.has(grammar)) parsers.set(grammar, createParser(root, grammar));
  const tree = (await parsers.get(grammar)!).parse(code) as Tree;
  try {
    return read(tree.rootNode);
  } finally {
    tree.delete();
  }
}

export function placeOf({ startPosition: { row, column } }: Node): Position {
  return { line: row + 1, column: column + 1 };
}

export function treeErrors(tree: Node): CodeDiagnostic[] {
  if (!tree.hasError) return [];
  const broken = find(tree, (node) => node.isError || node.isMissing) ?? tree;
  const [text = ''] = broken.text.trim().split('\n');
  const message = broken.isMissing
    ? `"${broken.type}" is missing here`
    : `Syntax error at: ${text}`;
  return [{ ...placeOf(broken), message, fix: 'correct the syntax' }];
}

function find(node: Node, is: (node: Node) => boolean): Node | undefined {
  // Only branches with an error can contain the broken node.
  if (is(node)) return node;
  for (const child of node.children) {
    const found = child && (child.hasError || child.isMissing) ? find(child, is) : undefined;
    if (found) return found;
  }
  return undefined;
}
