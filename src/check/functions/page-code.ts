import { createHash } from 'node:crypto';
import type { Code, Nodes } from 'mdast';
import { fenceCode } from '../../node/markdown/fence-code';
import { readFrontMatter } from '../../node/markdown/front-matter';
import type { Partials } from '../../node/markdown/partials';
import { parseMarkdown } from '../../node/markdown/parse';

/** The code that a page shows for its functions. */
export interface PageCode {
  /**
   * Code by path, such as `supabase/functions/greet/index.ts`. If a path occurs more than once, the
   * first one counts.
   */
  files: Record<string, string>;
  /** SQL by title, including the SQL of shared parts. Blocks with the same title count as one file. */
  sql: Record<string, string>;
  /** `curl` commands, and the lines that they print. */
  commands: { command: string; prints: string[] }[];
}

/**
 * Reads the functions, the SQL, and the `curl` commands on a page, in the parts it includes, and in
 * the parts in `names`.
 */
export function readPageCode(
  file: string,
  text: string,
  parts: Partials,
  names: readonly string[],
): PageCode {
  const code: PageCode = { files: {}, sql: {}, commands: [] };
  const readText = (markdown: string): void => {
    const root = parseMarkdown(markdown);
    if (root) visit(root);
  };
  const visit = (node: Nodes): void => {
    if (node.type === 'code') read(node, parts, code);
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Part') {
      const [name = ''] = node.attributes.map(({ value }) => String(value));
      readText(parts.get(name) ?? '');
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  for (const name of names) readText(parts.get(name) ?? '');
  readText(readFrontMatter(file, text).body);
  return code;
}

function read(node: Code, parts: Partials, code: PageCode): void {
  const { lang } = node;
  const { code: value, meta } = fenceCode(node, parts);
  const { title = '' } = meta;
  if (lang === 'sql') code.sql[title] = `${code.sql[title] ?? ''}${value}\n`;
  else if (/^(?:supabase|tests)\/.*\.(?:ts|json)$/.test(title)) code.files[title] ??= value;
  else if (lang === 'bash') code.commands.push(...curlCommands(value));
}

/** Splits a shell session into its `curl` commands and what they print. */
function curlCommands(session: string): PageCode['commands'] {
  const commands = session.split(/^(?=\$ )/m).map((part) => {
    const lines = part.trimEnd().split('\n');
    const last = lines.findIndex((line) => !line.endsWith('\\'));
    const command = lines.slice(0, last + 1).join('\n');
    return { command: command.slice(2), prints: lines.slice(last + 1) };
  });
  return commands.filter(({ command }) => command.startsWith('curl '));
}

/** Returns the key of a page's functions. It changes whenever their code changes. */
export function codeKey(code: PageCode): string {
  return createHash('sha256').update(JSON.stringify(code)).digest('hex').slice(0, 12);
}
