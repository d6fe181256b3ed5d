import { createHighlighterCoreSync, createCssVariablesTheme } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
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

/** Languages without highlighting. */
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
 * The tags of the three most frequent kinds of token. All others are `<i>` with an unquoted class.
 * Short tags matter because a page with many examples contains hundreds of tokens.
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
const highlighter = createHighlighterCoreSync({
  engine: createJavaScriptRegexEngine({ forgiving: true }),
  themes: [createCssVariablesTheme({ name: THEME })],
  langs: [
    ...[bash, css, dart, diff, dotenv, graphql, html, javascript, json, jsx, kotlin, python],
    ...[sql, svelte, swift, toml, tsx, typescript, vue, xml, yaml],
  ],
});

/**
 * Returns code as HTML. Tokens are in `<b>`, `<i>`, or `<u>`, the lines in `marked` (counted from 1) in
 * `<span class="hl">`, and shell prompts in `<span class="prompt">`.
 */
export function highlight(code: string, language: string, marked: Set<number>): string {
  const prompts = new Set<number>();
  const plain = language === 'bash' ? withoutPrompts(code, prompts) : code;
  const lines = PLAIN.has(language) ? plain.split('\n').map(escapeHtml) : tokenize(plain, language);
  return lines
    .map((line, index) => {
      const prompt = prompts.has(index) ? '<span class="prompt">$ </span>' : '';
      const html = prompt + line + (index < lines.length - 1 ? '\n' : '');
      return marked.has(index + 1) ? `<span class="hl">${html}</span>` : html;
    })
    .join('');
}

function withoutPrompts(code: string, prompts: Set<number>): string {
  return code
    .split('\n')
    .map((line, index) => {
      if (!line.startsWith('$ ')) return line;
      prompts.add(index);
      return line.slice(2);
    })
    .join('\n');
}

function tokenize(code: string, language: string): string[] {
  const { tokens } = highlighter.codeToTokens(code, {
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

/** Escapes a text for use between HTML tags. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
