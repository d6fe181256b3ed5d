import { createHash } from 'node:crypto';
import type { Code, Nodes } from 'mdast';
import { fenceCode } from '../../node/markdown/fence-code';
import { readFrontMatter } from '../../node/markdown/front-matter';
import type { Partials } from '../../node/markdown/partials';
import { parseMarkdown } from '../../node/markdown/parse';

export interface PageCode {
  /** By path: `supabase/functions/greet/index.ts`. The first one counts. */
  files: Record<string, string>;
  /** By title, with shared parts. Blocks with the same title are one file. */
  sql: Record<string, string>;
  /** `curl` commands, and what they print. */
  commands: { command: string; prints: string[] }[];
}

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

function curlCommands(session: string): PageCode['commands'] {
  const commands = session.split(/^(?=\$ )/m).map((part) => {
    const lines = part.trimEnd().split('\n');
    const last = lines.findIndex((line) => !line.endsWith('\\'));
    const command = lines.slice(0, last + 1).join('\n');
    return { command: command.slice(2), prints: lines.slice(last + 1) };
  });
  return commands.filter(({ command }) => command.startsWith('curl '));
}

/** Changes with the functions' code. */
export function codeKey(code: PageCode): string {
  return createHash('sha256').update(JSON.stringify(code)).digest('hex').slice(0, 12);
}
