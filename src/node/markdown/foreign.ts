import type { Edit } from '../../lib/diagnostic';

/** A construct of another Markdown dialect, and what to write here. */
export interface Foreign {
  pattern: RegExp;
  /** `markdown` by default. */
  rule?: string;
  /** `$1` is the first group of the pattern. */
  message: string;
  fix: string;
  /** If there's only one replacement. */
  to?: string;
  /** Other parts, which aren't reported if the construct is. */
  also?: RegExp;
  /** Only in headings. */
  isHeading?: boolean;
  /** A repeated text belongs to the first one. */
  isOnce?: boolean;
}

/** Lines that are indented below a block's first line. The end tag of an element around it isn't part of it. */
const BELOW = /(?:\n(?: {2}(?! ?<\/)[^\n]*|(?=\n)))*/.source;
const NOTE = '<Admonition type="note">…</Admonition>';
const ADMONITION = `write ${NOTE}, with blank lines around the text`;
const TABS = 'write <Tabs label="…"> with <Tab label="…"> in it';
const INCLUDE = 'write <Part name="…" />, or a code block with file="…"';

/** At the start of a line. `below` includes indented lines. */
const line = (start: string, below = false) =>
  new RegExp(`^[ \\t>]*${start}[^\\n]*${below ? BELOW : ''}`, 'gm');
/** The end of a block of Docusaurus or VitePress. */
const END = line(':{3,}[ \\t]*$');

/**
 * Constructs of GitHub, Docusaurus, Starlight, VitePress, Obsidian, MkDocs, and template languages that would
 * be text here, or that MDX can't read. Code is removed before matching.
 */
export const FOREIGN: readonly Foreign[] = [
  {
    // Not in the middle of a paragraph, where it's a word.
    pattern:
      /(?<![^\n]\n)^(?:import\s*[{*'"]|import\s+\w+(?:\s*,\s*\{[^}\n]*\})?\s+from\s*['"]|export\s+(?:default|const|let|var|function|class|async|[{*]))(?:[^\n]*\{[ \t]*\n(?:(?!\})[^\n]*\n)*\})?[^\n]*(?:\n[^\n]*\S[^\n]*)*/gm,
    rule: 'code',
    message: "Content can't import or export code",
    fix: 'remove it, because all components are available without an import',
    to: '',
  },
  {
    pattern: /<(script|style)\b[^>]*>[^]*?<\/\1>/g,
    rule: 'component',
    message: "<$1> doesn't work here",
    fix: 'remove it',
    to: '',
  },
  {
    pattern: /<pre\b[^>]*>[^]*?<\/pre>/g,
    rule: 'component',
    message: "<pre> doesn't work here",
    fix: 'put code in backticks, or between lines of ```',
  },
  {
    pattern: /<!--[ \t]*@?include\b[^\n]*?-->/g,
    message: "Files can't be included this way",
    fix: INCLUDE,
  },
  {
    pattern:
      /<!--(?:[^-]|-(?!->))*(?:-->)?|\{\s*\/\*(?:[^*]|\*(?!\/))*\*\/\s*\}|^\[(?:\/\/|comment)\]:[^\n]*/gm,
    rule: 'mdx',
    message: "Comments aren't possible in content",
    fix: 'remove the comment',
    to: '',
  },
  {
    pattern: line(':{3,}[ \\t]*(?:code-group|tabs)\\b'),
    also: END,
    message: '":::" doesn\'t start tabs here',
    fix: TABS,
  },
  {
    pattern: line(':{3,}[ \\t]*details\\b'),
    also: END,
    message: '":::" doesn\'t hide text here',
    fix: 'write a heading, such as "### Heading", and the text below it',
  },
  {
    pattern: line(':{3,}[ \\t]*\\{?(\\w[\\w-]*)'),
    also: END,
    message: '":::" doesn\'t start a note here',
    fix: ADMONITION,
  },
  { pattern: line(':{3,}'), message: '":::" doesn\'t end a note here', fix: 'remove it' },
  {
    pattern: line(
      '(?:(?:>[ \\t]*)?\\[!\\w+\\]|>[ \\t]*(\\*\\*|__)(?:Note|Tip|Info|Important|Warning|Caution)\\b:?\\1)',
    ),
    message: 'Notes in quotes are only quotes here',
    fix: ADMONITION,
  },
  {
    pattern: line('(!!!|\\?\\?\\?\\+?)[ \\t]+\\w', true),
    message: '"$1" doesn\'t start a note here',
    fix: ADMONITION,
  },
  {
    pattern: line('===[!+]?[ \\t]+"', true),
    message: '"===" doesn\'t start a tab here',
    fix: TABS,
  },
  {
    pattern: /\{%(?!-?[ \t]*end)[^\n%]*%\}/g,
    also: /\{%-?[ \t]*end[^\n%]*%\}/g,
    message: "Tags of template languages don't work here",
    fix: `remove them, or use a component, such as ${NOTE}`,
  },
  {
    pattern: /\{\{[^\n{}]*\}\}/g,
    message: "Variables and shortcodes don't work here",
    fix: 'write the text itself, or put it in backticks',
  },
  {
    pattern: /^[ \t]*(?:\[\[_?toc_?\]\]|\[toc\]|\$\{toc\})[ \t]*$/gim,
    message: 'The page already lists its headings',
    fix: 'remove the table of contents',
    to: '',
  },
  {
    pattern: /!\[\[[^\][\n]+\]\]/g,
    message: "Embedded files with [[…]] don't work here",
    fix: 'write ![What it shows](/images/<name>.svg)',
  },
  {
    pattern: /\[\[[^\][\n]+\]\]/g,
    message: "Links with [[…]] don't work here",
    fix: 'write [text](/path)',
  },
  {
    pattern: /\[\^[^\]\n]+\](?!:)/g,
    also: line('\\[\\^[^\\]\\n]+\\]:', true),
    isOnce: true,
    message: "Footnotes don't work here",
    fix: 'put the note in the text, in parentheses or as a sentence',
  },
  {
    pattern: /(?<![=\w])==(?=[^\s=])([^=\n]+)==(?!=)/g,
    message: "Text can't be highlighted with ==",
    fix: 'write **$1**',
    to: '**$1**',
  },
  {
    pattern: /(?<![~\w])~(?=[^\s~])([^~\n]+)~(?!~)/g,
    message: 'One ~ is not enough to strike text through',
    fix: 'write ~~$1~~',
    to: '~~$1~~',
  },
  {
    pattern:
      /\$\$[^$]+\$\$|\$[^$\n]*\\[a-z][^$\n]*\$|(?<![\w$])\$[A-Za-z](?:_\w+)?\$(?![\w$])|\$[^$\s\d][^$\n^]*\^[^$\n]*\$/g,
    message: "Formulas don't work here",
    fix: 'write them in words, or as code in backticks',
  },
  {
    pattern: /(?<=^|\s):[a-z][a-z0-9_+-]*:(?:\{[^}\n]*\}|(?=\s|$|[.,;)]))/gm,
    message: "Names of emoji don't work here",
    fix: 'write words instead',
  },
  {
    pattern: /\{[ \t]*#([\w-]+)[ \t]*\}[ \t]*$/gm,
    isHeading: true,
    message: "IDs in braces don't work here",
    fix: 'write [#$1]',
    to: '[#$1]',
  },
  {
    pattern: /\{[ \t]*(?:[:#]|\.(?!\.)|[\w-]+=")[^}\n]*\}|(?<=\))\{[^}\n]*\}/g,
    message: "Attributes in braces don't work here",
    fix: 'remove them',
    to: '',
  },
  {
    pattern: /<(https?:\/\/[^\s<>]+)>/g,
    message: "URLs in < and > don't work here",
    fix: 'write [text]($1)',
  },
  {
    pattern: /<(?:mailto:)?([^\s<>@]+@[^\s<>@]+)>/g,
    message: "Email addresses in < and > don't work here",
    fix: 'write [$1](mailto:$1)',
    to: '[$1](mailto:$1)',
  },
  {
    pattern:
      /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t][^\n]*(?:\n[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t][^\n]*)*/gm,
    message: "Tasks with [ ] don't work here",
    fix: 'remove the brackets, or use <Checklist> with <Check>',
  },
  {
    pattern: line('(?:--8<--|<<<[ \\t]*[@\\w./]|@\\[code|\\{\\{#include|@include)'),
    message: "Files can't be included this way",
    fix: INCLUDE,
  },
  {
    pattern: /^(#{1,6})(?=[^\s#!\d])/gm,
    message: "There's no space after $1",
    fix: 'add one',
    to: '$1 ',
  },
  {
    pattern: /^([ \t]*)[•◦‣▪●][ \t]+/gm,
    message: 'A bullet character is only text here',
    fix: 'start the item with "- "',
    to: '$1- ',
  },
  {
    pattern: /^([ \t]*)([-+])(?=[A-Z][a-z]|[a-z]{4,}[ \n])/gm,
    message: "There's no space after the dash of the item",
    fix: 'add one',
    to: '$1$2 ',
  },
  {
    pattern: /^([ \t]*\d{1,3}[.)])(?=[A-Z][a-z])/gm,
    message: "There's no space after the number of the item",
    fix: 'add one',
    to: '$1 ',
  },
  {
    pattern: /(?<=\])[ \t]+\((?=https?:|\/|#)[^\s()]*\)/g,
    message: "There's a space between the text and the URL of the link",
    fix: 'remove it',
  },
  {
    pattern: /\(([^()\n]+)\)\[((?:https?:|\/|#)[^\s\]]*)\]/g,
    message: 'The brackets of the link are the wrong way around',
    fix: 'write [$1]($2)',
    to: '[$1]($2)',
  },
  {
    // In a cell of a table, it's data.
    pattern: /(?<!\|[ \t]{0,40}|[\w.+@:/-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b(?!\]\()/gi,
    message: 'An email address without a link is only text here',
    fix: 'put it in backticks, or write [$&](mailto:$&)',
  },
  {
    pattern: /(?<![\w\\])\\[A-Za-z]\w*/g,
    message: 'A backslash before a letter is only text here',
    fix: 'put it in backticks, or remove the backslash',
  },
  {
    pattern: /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]*(?=\n(?![ \t]+\S)|$(?![^]))/gm,
    message: 'The item is empty',
    fix: 'add text, or remove it',
  },
  {
    pattern: /(?<![\w/.@([])www\.[\w-]+\.\w[^\s)<]*/g,
    message: 'A URL without a link is only text here',
    fix: 'write [text](https://…)',
  },
];

/** Can be found without parsing the text. */
export interface SourceMistake {
  start: number;
  /** End of what has to be removed so that the rest can be read. */
  end: number;
  rule: string;
  message: string;
  fix: string;
  edit?: Edit;
}

/**
 * `prose` has spaces in place of code, escapes, and the values of properties. Returns what to report, and the
 * places of other parts.
 */
export function findForeign(
  source: string,
  prose: string,
): { found: SourceMistake[]; others: { start: number; end: number }[] } {
  const found: SourceMistake[] = [];
  const others: { start: number; end: number }[] = [];
  const isFree = (start: number, end: number) =>
    ![...found, ...others].some((item) => start < item.end && item.start < end);
  for (const { pattern, rule = 'markdown', message, fix, to, also, isOnce, isHeading } of FOREIGN) {
    const before = new Set<string>();
    for (const match of prose.matchAll(pattern)) {
      const isFirst = match.index === 0 || prose[match.index - 1] === '\n';
      const indent = isFirst ? /^\s*/.exec(match[0])![0].length : 0;
      const [start, end] = [match.index + indent, match.index + match[0].length];
      if (!isFree(start, end)) continue;
      if (isHeading && source[source.lastIndexOf('\n', start) + 1] !== '#') continue;
      const text = source.slice(start, end);
      const fill = (words: string) =>
        words.replace(/\$([\d&])/g, (_, n: string) => match[n === '&' ? 0 : Number(n)] ?? '');
      if (isOnce && before.has(text)) others.push({ start, end });
      else {
        const edit = to === undefined ? {} : { edit: { from: text, to: fill(to).trimStart() } };
        found.push({ start, end, rule, message: fill(message), fix: fill(fix), ...edit });
      }
      before.add(text);
    }
    if (!also || before.size === 0) continue;
    for (const match of prose.matchAll(also)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (isFree(start, end)) others.push({ start, end });
    }
  }
  return { found, others };
}
