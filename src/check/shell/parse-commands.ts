import type { Node } from 'web-tree-sitter';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';

/** `text` is what the program receives, or undefined if the shell fills it in. */
export interface Word extends Position {
  text: string | undefined;
  /** As written. */
  source: string;
}

export function wordDiagnostic(
  { line, column }: Position,
  message: string,
  fix: string,
): CodeDiagnostic {
  return { line, column, message, fix };
}

/** `--name=value`. Without an equals sign, there's no value. */
export function splitOption({ text, source, line, column }: Word): { name: string; value?: Word } {
  const end = source.indexOf('=');
  if (end < 0) return { name: source };
  const value = { text: text?.slice(end + 1) || undefined, source: source.slice(end + 1) };
  return { name: source.slice(0, end), value: { ...value, line, column: column + end + 1 } };
}

interface ShellCommands {
  commands: Word[][];
  /** Not a loop, a function, or an unknown setting before a command. */
  isPlain: boolean;
}

/** Commands, their parts, or operators that join them. */
const PLAIN =
  /^(program|command(_name|_substitution)?|word|string(_content)?|raw_string|concatenation|number|(simple_)?expansion|(special_)?variable_name|pipeline|list|redirected_statement|file_(redirect|descriptor)|comment|declaration_command|variable_assignment)$/;

/** For psql (libpq) or the CLI. */
const SETTINGS =
  /^(PG(PASSWORD|HOST|PORT|USER|DATABASE|SSLMODE)|SUPABASE_(DB_PASSWORD|ACCESS_TOKEN))=/;

/** An assignment is a one-word command. */
export function shellCommands(tree: Node, code: string): ShellCommands {
  let isPlain = !tree.hasError;
  const commands: Word[][] = [];
  const walk = (node: Node) => {
    const { type, parent } = node;
    if (node.isNamed && !PLAIN.test(type)) isPlain = false;
    const isSetting = type === 'variable_assignment' && parent?.type === 'command';
    if (isSetting && !SETTINGS.test(node.text)) isPlain = false;
    if (type === 'variable_assignment' && parent?.type !== 'command') {
      commands.push([wordOf(node, code)]);
    }
    if (type === 'command') commands.push(wordsOf(node, code));
    for (const child of node.children) if (child) walk(child);
  };
  walk(tree);
  return { commands, isPlain };
}

function wordsOf(command: Node, code: string): Word[] {
  return command.namedChildren.flatMap((child) =>
    child && !/^(variable_assignment|.*redirect)$/.test(child.type) ? [wordOf(child, code)] : [],
  );
}

function wordOf(node: Node, code: string): Word {
  const { row, column } = node.startPosition;
  const source = code.slice(node.startIndex, node.endIndex);
  const filledIn =
    /<[a-z][\w. -]*>/i.test(source) ||
    node.descendantsOfType(['simple_expansion', 'expansion', 'command_substitution']).length > 0;
  const flag = /^(-[\w-]+)=/.exec(source)?.[1];
  const text = source.replace(/(["'])(.*?)\1/gs, '$2').replace(/\\(.)/gs, '$1');
  const known = filledIn ? flag && `${flag}=` : text;
  return { text: known, source, line: row + 1, column: column + 1 };
}

const RUNNER = /^(npx|bunx|pnpx|sudo|time|env|exec|nohup)$/;
const MANAGER = /^(npm|pnpm|yarn|bun|deno)$/;

/** From `supabase` on, without runners such as `npx`. */
export function supabaseCall(words: Word[]): Word[] | undefined {
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

const EXPANSION = /\$\{[^}]*\}|\$\((?:[^()]|\([^()]*\))*\)|\$\w+/y;
const PLACEHOLDER = /<[a-z](?:[\w. -]*\w)?>/giy;

/** For parts of a word that are only known at run time. */
export const UNKNOWN = '\uFFFC';

/** As in a shell. Unknown variables become UNKNOWN. */
export function expandWord(source: string, variables: ReadonlyMap<string, string>): string {
  let text = '';
  let quote = '';
  for (let at = 0; at < source.length; at++) {
    const char = source[at]!;
    EXPANSION.lastIndex = PLACEHOLDER.lastIndex = at;
    const [filled] = (quote !== "'" && EXPANSION.exec(source)) || PLACEHOLDER.exec(source) || [];
    if (filled) {
      text += variables.get(filled.replace(/[${}]/g, '')) ?? UNKNOWN;
      at += filled.length - 1;
    } else if (char === '\\' && quote !== "'") {
      const next = source[++at] ?? '';
      if (next !== '\n') text += quote && !/["\\$`]/.test(next) ? `\\${next}` : next;
    } else if (char === quote) quote = '';
    else if (!quote && /["']/.test(char)) quote = char;
    else text += char;
  }
  return text;
}
