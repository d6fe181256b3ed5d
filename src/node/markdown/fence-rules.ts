import type { Code } from 'mdast';
import { nearest } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import { positionAt } from '../../lib/positions';
import { LANGUAGE_NAMES, LANGUAGES } from '../../lib/languages';
import { fenceCode, findCodeSource } from './fence-code';
import { EXAMPLES_FOLDER, isExampleFile } from '../sources/source-files';
import type { FenceMeta } from './fences';
import { linesIn, wrongRange } from './fences';
import { regionsOf } from './regions';
import type { Add, Partials } from './types';

/** Options that mark lines, and how messages name these lines. */
const MARKS = [
  ['marked', '', 'highlighted'],
  ['ins', 'ins=', 'added'],
  ['del', 'del=', 'removed'],
] as const;

/**
 * Reports an unknown language or option, lines that don't exist or are marked twice, and files that can't be
 * shown. `included` is undefined if code blocks can't show files.
 */
export function checkFence(
  node: Code,
  source: string,
  included: Partials | undefined,
  add: Add,
): void {
  const start = node.position?.start.offset ?? 0;
  const [opening = ''] = source.slice(start, start + 500).split('\n');
  const placeOf = (text: string) => positionAt(source, start + Math.max(opening.indexOf(text), 0));
  const { meta, shown } = fenceCode(node, included ?? new Map());
  const isOption = /["'={}[\]]/.test(node.lang?.[0] ?? '') || /^\w+=/.test(node.lang ?? '');
  checkLanguage(isOption ? null : node.lang, placeOf, add);
  const isFound = meta.file === undefined || checkFile(node, meta.file, included, add);
  if (isFound) checkMarks(meta, shown, add);
  const mark = MARKING_COMMENT.exec(node.value);
  if (mark) {
    const at = source.indexOf(mark[0], start);
    const fix = 'remove it, and write the number of the line in braces: {2}, ins={2}, or del={2}';
    add('fence', 'Comments that mark lines are part of the code', fix, positionAt(source, at));
  }
  // Its parts would be wrong, too.
  if (meta.unknown.length > 0 && !isOption) {
    const [first = ''] = meta.unknown;
    add(
      'fence',
      `"${meta.unknown.join(' ')}" isn't an option of code blocks`,
      OPTIONS.find(([option]) => option.test(first))?.[1] ??
        'use title="…", {1,3-4}, ins={2}, del={1}, lineNumbers, file="…", or verify=no reason="…"',
      placeOf(first),
    );
  }
}

/** A comment with which other tools mark lines. */
const MARKING_COMMENT = /(?:\/\/|#|--|\/\*)\s*(?:\[!code\b|highlight-(?:next-line|start|end)\b)/;

/** Options of other tools, and what to write here. */
const OPTIONS: [option: RegExp, fix: string][] = [
  [/^(?:showLineNumbers|linenums|line-numbers|numberLines)/i, 'write lineNumbers'],
  [/^(?:title|filename|name|label|caption|file)=?/i, 'write title="…"'],
  [/^(?:hl_lines|highlight|mark)=?/i, 'write the numbers of the lines in braces: {2,4-6}'],
  [/^\[|^[\w./-]+\.\w+$/, 'write title="…"'],
  [
    /^(?:tab|hidden|active|no-transpile|copy|live|wrap|twoslash|noInline|frame|theme|collapse|runnable|editable)/i,
    'remove it',
  ],
];

const OTHER_LANGUAGES: [name: RegExp, fix: string][] = [
  [
    /^(?:console|terminal|shell-?session|powershell|pwsh|ps1|bat|batch|cmd|fish)$/i,
    'write "bash" for commands of a Unix shell, or "text"',
  ],
  [/^(?:md|markdown|markdoc|mdoc)$/i, 'write "mdx" if it\'s MDX, or "text"'],
  [/^(?:la)?tex$|^math$|^katex$/i, 'write "text"'],
];

function checkLanguage(
  lang: string | null | undefined,
  placeOf: (text: string) => Position,
  add: Add,
): void {
  if (!lang) {
    add('fence', 'The code block has no language', 'add it after the ```, or write ```text');
    return;
  }
  if (Object.hasOwn(LANGUAGES, lang)) return;
  const message = `Unknown language "${lang}"`;
  const known = LANGUAGE_NAMES[lang.toLowerCase()];
  if (known) {
    add('fence', message, `write "${known}"`, placeOf(lang), { from: lang, to: known });
    return;
  }
  const [glued, word = '', rest = ''] = /^(\w+)([{:].*)$/.exec(lang) ?? [];
  if (glued && LANGUAGE_NAMES[word.toLowerCase()]) {
    const numbers = /^:line-?numbers/i.test(rest) ? `write "${word} lineNumbers"` : undefined;
    const fix =
      numbers ?? (rest.startsWith('{') ? `write "${word} ${rest}"` : `write ${word} title="…"`);
    add('fence', `"${rest}" is part of the language`, fix, placeOf(lang));
    return;
  }
  if (/^(?:mermaid|plantuml|dot|d2)$/.test(lang)) {
    const fix = 'save it as an SVG, and write ![What it shows](/images/<name>.svg)';
    add('fence', `Diagrams in code blocks don't work here`, fix, placeOf(lang));
    return;
  }
  const other = OTHER_LANGUAGES.find(([name]) => name.test(lang));
  if (other) {
    add('fence', message, other[1], placeOf(lang));
    return;
  }
  const names = Object.keys(LANGUAGES).sort();
  const meant = nearest(lang, names);
  const fix = meant ? `did you mean "${meant}"?` : `use one of ${names.join(', ')}`;
  add('fence', message, fix, placeOf(lang));
}

function checkMarks(meta: FenceMeta, shown: string, add: Add): void {
  const count = shown.split('\n').length;
  const marks = new Map<number, string>();
  for (const [option, prefix, kind] of MARKS) {
    const range = wrongRange(meta[option], shown);
    if (range !== undefined) {
      const message = `The ${kind} lines ${prefix}{${range}} don't exist`;
      add('fence', message, `use lines from 1 to ${count}, as in ${prefix}{1,3-4}`);
      continue;
    }
    for (const line of linesIn(meta[option], count)) {
      const other = marks.get(line);
      if (other) {
        add('fence', `Line ${line} is both ${other} and ${kind}`, 'mark it in only one way');
        return;
      }
      marks.set(line, kind);
    }
  }
  if (linesIn(meta.del, count).size === count) {
    add(
      'fence',
      'All lines are removed',
      'show the code that replaces them, or explain the change',
    );
  }
}

/** Returns false if there's no code. */
function checkFile(
  { value }: Code,
  file: string,
  included: Partials | undefined,
  add: Add,
): boolean {
  if (!included) {
    add(
      'file',
      `The code block shows the file "${file}"`,
      'copy the code here, because only guides and shared parts can show files',
    );
    return false;
  }
  if (value.trim() !== '') {
    add(
      'file',
      `The code block has code and the file "${file}"`,
      'remove the code or the file="…" option',
    );
  }
  const { path, name, text, region } = findCodeSource(file, included);
  if (/^\/|^\.|[/\\]\.|\\/.test(file)) {
    const fix = 'use a path below content/examples, such as file="auth/profiles.sql"';
    add('file', `The file "${file}" isn't in content/examples`, fix);
    return false;
  }
  if (text === undefined) {
    const known = [...included.keys()].flatMap((key) =>
      isExampleFile(key) ? [key.slice(EXAMPLES_FOLDER.length)] : [],
    );
    const meant = nearest(path.slice(EXAMPLES_FOLDER.length), known);
    const fix = meant ? `did you mean "${meant}"?` : 'create it';
    add('file', `The file ${path} doesn't exist`, fix);
    return false;
  }
  const regions = regionsOf(text);
  const unclosed = regions.find(({ last }) => last === undefined);
  if (unclosed) {
    const message = `The region "${unclosed.name}" in ${path}:${unclosed.first - 1} isn't closed`;
    add('file', message, 'add a comment with #endregion');
    return false;
  }
  if (name && !region) {
    const names = regions.map((item) => item.name);
    const meant = nearest(name, names) ?? names[0];
    const fix = meant ? `use "#${meant}"` : `add comments with #region ${name} and #endregion`;
    add('file', `The file ${path} has no region "${name}"`, fix);
    return false;
  }
  return true;
}
