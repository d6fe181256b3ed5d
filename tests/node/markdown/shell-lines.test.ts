import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { highlight } from '../../../src/node/markdown/highlight';
import { shellLines } from '../../../src/node/markdown/shell-lines';

const kinds = (code: string) =>
  shellLines(code).map(({ prompt, text, isOutput }) => [
    isOutput ? 'output' : prompt || 'command',
    text,
  ]);

test.each<[string, string, string[]]>([
  ['without prompts, everything is typed', 'npm i\nnpm start', ['command', 'command']],
  ['output after a command', '$ ls\na b\n$ pwd\n/tmp', ['$ ', 'output', '$ ', 'output']],
  ['a backslash', '$ curl a \\\n  -d b\n{"a": 1}', ['$ ', 'command', 'output']],
  ['a pipe', '$ curl a |\n  jq .\nb', ['$ ', 'command', 'output']],
  ['an operator', '$ a &&\nb\nc', ['$ ', 'command', 'output']],
  ['single quotes', "$ psql -c '\nselect 1\n'\n1", ['$ ', 'command', 'command', 'output']],
  ['double quotes', '$ echo "a\n\\" b\nc"\na', ['$ ', 'command', 'command', 'output']],
  ['an apostrophe in double quotes', '$ echo "it\'s"\nit\'s', ['$ ', 'output']],
  ['an apostrophe in output', "$ a\nit's done\n$ b", ['$ ', 'output', '$ ']],
  ['a here-document', '$ cat << EOF\na\nEOF\nb', ['$ ', 'command', 'command', 'output']],
  ['a second prompt', '$ echo "a\n> b"\na', ['$ ', '> ', 'output']],
  ['a blank line', '$ a\n\n$ b', ['$ ', 'output', '$ ']],
])('%s', (_, code, expected) => {
  expect(kinds(code).map(([kind]) => kind)).toEqual(expected);
  expect(shellLines(code).map(({ prompt, text }) => prompt + text)).toEqual(code.split('\n'));
});

/** In MDX, or indented in YAML. */
const FENCE = /^([ \t]*)```bash[^\n]*\n(.*?)\n[ \t]*```/gms;

const blocks = ['content', 'spec'].flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => /\.(mdx?|yml)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(FENCE)].map(
        ([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      ),
    ),
);

const copied = (code: string) =>
  highlight(code, 'bash')
    .replace(/<span class="output">[^<]*<\/span>|<span class="prompt">[^<]*<\/span>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&')
    .replace(/\n$/, '');

test('every shell example on the site is copied as readers would type it', () => {
  const wrong = blocks.filter((code) => {
    const text = copied(code);
    const typed = shellLines(code).filter(({ isOutput }) => !isOutput);
    const output = shellLines(code).filter(({ isOutput }) => isOutput);
    return (
      text !== typed.map((line) => line.text).join('\n') ||
      text === '' ||
      /^\$ /m.test(text) ||
      // The rest of a command that was mistaken for output.
      /(?:\\|\||&&)$/.test(text) ||
      output.some((line) => /^\s+-|^\s*(?:\||&&)/.test(line.text))
    );
  });
  expect(blocks.length).toBeGreaterThan(400);
  expect(blocks.filter((code) => kinds(code).some(([kind]) => kind === 'output'))).not.toEqual([]);
  expect(wrong).toEqual([]);
});
