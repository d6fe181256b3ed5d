import type { HighlighterCore } from 'shiki/core';
import { createHighlighterCoreSync, createCssVariablesTheme } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import astro from 'shiki/langs/astro.mjs';
import bash from 'shiki/langs/bash.mjs';
import css from 'shiki/langs/css.mjs';
import dart from 'shiki/langs/dart.mjs';
import diff from 'shiki/langs/diff.mjs';
import dotenv from 'shiki/langs/dotenv.mjs';
import graphql from 'shiki/langs/graphql.mjs';
import html from 'shiki/langs/html.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import jsx from 'shiki/langs/jsx.mjs';
import kotlin from 'shiki/langs/kotlin.mjs';
import prisma from 'shiki/langs/prisma.mjs';
import python from 'shiki/langs/python.mjs';
import sql from 'shiki/langs/sql.mjs';
import svelte from 'shiki/langs/svelte.mjs';
import swift from 'shiki/langs/swift.mjs';
import toml from 'shiki/langs/toml.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import vue from 'shiki/langs/vue.mjs';
import xml from 'shiki/langs/xml.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import { markManagers } from './package-managers';
import { shellLines } from './shell-lines';

const PLAIN = new Set(['text', 'http', 'mdx']);
/** Names of grammars that differ from the language's name. */
const GRAMMARS: Record<string, string> = { env: 'dotenv' };

/** One-letter class names by kind of token. */
const CLASSES: Record<string, string> = {
  constant: 'n',
  string: 's',
  'string-expression': 's',
  comment: 'c',
  keyword: 'k',
  parameter: 'p',
  function: 'f',
  link: 'l',
  inserted: 'i',
  deleted: 'd',
  changed: 'n',
};

/**
 * For the most frequent kinds of token. All others are `<i>` with an unquoted class, because a page can
 * contain hundreds of tokens.
 */
const TAGS: Record<string, [open: string, close: string]> = {
  k: ['<b>', '</b>'],
  s: ['<i>', '</i>'],
  n: ['<u>', '</u>'],
};

function token(kind: string, text: string): string {
  const [open, close] = TAGS[kind] ?? [`<i class=${kind}>`, '</i>'];
  return open + text + close;
}

const THEME = 'classes';
const LANGUAGES = [
  ...[
    astro,
    bash,
    css,
    dart,
    diff,
    dotenv,
    graphql,
    html,
    javascript,
    json,
    jsx,
    kotlin,
    prisma,
    python,
  ],
  ...[sql, svelte, swift, toml, tsx, typescript, vue, xml, yaml],
];

let created: HighlighterCore | undefined;

/** Created on demand, because most processes don't need it. */
function highlighter(): HighlighterCore {
  return (created ??= createHighlighterCoreSync({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    themes: [createCssVariablesTheme({ name: THEME })],
    langs: LANGUAGES,
  }));
}

/** Lines are counted from 1. */
export interface LineMarks {
  marked?: ReadonlySet<number>;
  ins?: ReadonlySet<number>;
  del?: ReadonlySet<number>;
  /** Number of the first line, if the lines are numbered. */
  lineNumbers?: number | undefined;
}

/**
 * Returns code as HTML: tokens in `<b>`, `<i>`, or `<u>`, highlighted lines in `<span class="hl">`, added
 * ones in `<ins>`, removed ones in `<del>`, shell prompts in `<span class="prompt">`, shell output in `<span
 * class="output">`, package manager commands in `<span data-managers="…">`, and a single command's words with
 * hyphens in `<span class=w>`. Line numbers are in `data-n`, so they aren't part of the text.
 */
export function highlight(code: string, language: string, marks: LineMarks = {}): string {
  const { marked, ins, del, lineNumbers } = marks;
  let next = lineNumbers ?? 1;
  const shell = language === 'bash' ? shellLines(code) : [];
  const typed = shell.map(({ text, isOutput }) => (isOutput ? '' : text)).join('\n') || code;
  const lines = PLAIN.has(language)
    ? code.split('\n').map(escapeHtml)
    : tokenizeVersions(typed, language, marks);
  const isSingle = shell.length === 1;
  return lines
    .map((line, index) => {
      const { prompt, text, isOutput } = shell[index] ?? { prompt: '', text: '', isOutput: false };
      const end = index < lines.length - 1 ? '\n' : '';
      const before = prompt && `<span class="prompt">${escapeHtml(prompt)}</span>`;
      const command = shell[index] ? markManagers(line, text) : line;
      const html = isOutput
        ? `<span class="output">${escapeHtml(text)}${end}</span>`
        : before + (isSingle ? keepWords(command) : command) + end;
      const isRemoved = del?.has(index + 1) === true;
      // The file after the change doesn't have the removed lines.
      const number = isRemoved ? '' : next++;
      const numbered =
        lineNumbers === undefined ? html : `<span class="line" data-n="${number}">${html}</span>`;
      if (isRemoved) return `<del>${numbered}</del>`;
      if (ins?.has(index + 1)) return `<ins>${numbered}</ins>`;
      return marked?.has(index + 1) ? `<span class="hl">${numbered}</span>` : numbered;
    })
    .join('');
}

/** A tag, or a flag or another word with a hyphen that isn't too long for a line on a phone. */
const TAG_OR_WORD = /<[^<>]*>|(?<![^\s>"'=])(?=-|[^\s<>"'=]*\w-)[^\s<>&"'=]{2,28}(?![^\s<"'=])/g;

/** On phones, a single command wraps, but only between words. */
function keepWords(html: string): string {
  return html.replace(TAG_OR_WORD, (part) =>
    part.startsWith('<') ? part : `<span class=w>${part}</span>`,
  );
}

/**
 * Before and after a change separately, because a replaced line can open a bracket or a quote that nothing
 * closes.
 */
function tokenizeVersions(code: string, language: string, { ins, del }: LineMarks): string[] {
  if (!del?.size) return tokenize(code, language);
  const lines = code.split('\n');
  const versionWithout = (left: ReadonlySet<number> | undefined) =>
    tokenize(lines.filter((_, index) => !left?.has(index + 1)).join('\n'), language).values();
  const [before, after] = [versionWithout(ins), versionWithout(del)];
  return lines.map((_, index) => {
    const [isOld, isNew] = [!ins?.has(index + 1), !del.has(index + 1)];
    const old = isOld ? before.next().value : undefined;
    return (isNew ? after.next().value : old) ?? '';
  });
}

/** Fences repeat, and an edit changes few of a page's fences. */
const recent = new Map<string, string[]>();
const MAX_RECENT = 2000;

function tokenize(code: string, language: string): string[] {
  const key = `${language}\0${code}`;
  const lines = recent.get(key) ?? tokenLines(code, language);
  recent.delete(key);
  recent.set(key, lines);
  if (recent.size > MAX_RECENT) recent.delete(recent.keys().next().value!);
  return lines;
}

function tokenLines(code: string, language: string): string[] {
  const { tokens } = highlighter().codeToTokens(code, {
    lang: GRAMMARS[language] ?? language,
    theme: THEME,
    tokenizeMaxLineLength: 2000,
    // The first line loads the grammar, which can exceed Shiki's default limit on a slow machine.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) => {
    let html = '';
    let open = '';
    let text = '';
    const flush = () => {
      html += open && text ? token(open, text) : text;
      text = '';
    };
    for (const { content, color } of line) {
      const name = CLASSES[color?.replace(/^var\(--shiki-token-|\)$/g, '') ?? ''] ?? '';
      if (name !== open && content.trim() !== '') {
        flush();
        open = name;
      }
      text += escapeHtml(content);
    }
    flush();
    return html;
  });
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** Returns the code, with its shell prompts, from the HTML of `highlight`. */
export function codeText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}

/** Returns a diff from the HTML of `highlight`, or undefined without added or removed lines. */
export function diffText(html: string): string | undefined {
  if (!/<(?:ins|del)>/.test(html)) return undefined;
  // A line's tags are at its start, after the end tags of the line before.
  const lines = html.split('\n').map((line) => {
    const [, tag = ''] = /^(?:<\/\w+>)*<(ins|del)>/.exec(line) ?? [];
    return (SIGNS[tag] ?? ' ') + codeText(line);
  });
  return lines.join('\n');
}

const SIGNS: Record<string, string> = { ins: '+', del: '-' };
