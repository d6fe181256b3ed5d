import type { Node } from 'web-tree-sitter';
import type { Position } from '../node/problems';

/** A word of a command. `text` is what the program gets; unknown where the shell fills it in. */
export interface Word extends Position {
  text: string | undefined;
  /** The word as it is written. */
  source: string;
}

/** The calls of `supabase` in a shell syntax tree, also behind `npx` and its like. */
export function supabaseCalls(tree: Node, code: string): Word[][] {
  return tree
    .descendantsOfType('command')
    .flatMap((node) => (node ? [callOf(wordsOf(node, code))] : []))
    .filter((words) => words !== undefined);
}

function wordsOf(command: Node, code: string): Word[] {
  const words = command.namedChildren.filter(
    (child) => child && !/^(variable_assignment|.*redirect)$/.test(child.type),
  );
  return words.flatMap((node) => {
    if (!node) return [];
    const { row, column } = node.startPosition;
    const source = code.slice(node.startIndex, node.endIndex);
    const filledIn =
      /<[a-z][\w. -]*>/i.test(source) ||
      node.descendantsOfType(['simple_expansion', 'expansion', 'command_substitution']).length > 0;
    const flag = /^(-[\w-]+)=/.exec(source)?.[1];
    const text = source.replace(/(["'])(.*?)\1/gs, '$2').replace(/\\(.)/gs, '$1');
    const known = filledIn ? flag && `${flag}=` : text;
    return [{ text: known, source, line: row + 1, column: column + 1 }];
  });
}

const RUNNER = /^(npx|bunx|pnpx|sudo|time|env|exec|nohup)$/;
const MANAGER = /^(npm|pnpm|yarn|bun|deno)$/;

/** The words from `supabase` on, without what starts it. */
function callOf(words: Word[]): Word[] | undefined {
  let at = 0;
  const [first] = words;
  if (first && MANAGER.test(first.source)) {
    if (!/^(exec|dlx|x|run)$/.test(words[1]?.source ?? '') && words[1]?.source !== 'supabase') {
      return undefined;
    }
    at = words[1]?.source === 'supabase' ? 1 : 2;
  }
  while (words[at] && (RUNNER.test(words[at]!.source) || /^-|^[A-Z_]+=/.test(words[at]!.source))) {
    at++;
  }
  return /^supabase(@[\w.]+)?$/.test(words[at]?.source ?? '') ? words.slice(at) : undefined;
}
