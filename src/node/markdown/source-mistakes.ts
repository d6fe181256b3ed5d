import type { Edit } from '../../lib/diagnostic';
import { WRITER_COMPONENTS } from '../../lib/components';
import type { ComponentRule } from '../../lib/components';
import { nearest } from '../../lib/diagnostic';
import type { SourceMistake } from './foreign';
import { findForeign } from './foreign';
import { adviceFor, elementFix, isAllowed } from './foreign-elements';

/** The mistakes, and what's left to read without them. */
export interface SourceMistakes {
  mistakes: SourceMistake[];
  /** The text with spaces in place of the mistakes. */
  rest: string;
  /** If tags are missing in the rest, components can seem to be in the wrong place. */
  isNested: boolean;
}

const RULES: Readonly<Record<string, ComponentRule>> = WRITER_COMPONENTS;
const IN_BACKTICKS = 'put it in backticks, or write \\';
const VOID = /^(?:br|hr|img|input|wbr|col|embed|source|meta|link)$/i;
const MEDIA = /^(?:picture|video|audio|figure|object)$/i;
const OPEN_FENCE = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}(?=[^`]*$)|~{3,}(?![~`]))(.*)$/;

/**
 * Constructs of other dialects, unclosed code blocks and tags, and braces and less-than signs that MDX reads
 * as code. MDX stops at the first one, and Markdown shows the others as text.
 */
export function findSourceMistakes(source: string): SourceMistakes {
  const text = new Blanks(source);
  const { prose, unclosed } = maskCode(source);
  const mistakes = [...unclosed];
  for (const { start, end } of unclosed) text.blank(start, end);
  const { found, others } = findForeign(source, prose);
  mistakes.push(...found);
  const scanned = new Blanks(prose);
  for (const { start, end } of [...found, ...others]) {
    text.blank(start, end);
    scanned.blank(start, end);
  }
  const { mistakes: markup, isNested } = findMarkupMistakes(source, scanned.toString());
  // The end tags can be in the code block.
  const independent = markup.filter(
    ({ rule, message }) => message !== '' && (unclosed.length === 0 || rule !== 'tag'),
  );
  for (const { start, end } of markup) text.blank(start, end);
  mistakes.push(
    ...independent.map((item) => ({ ...item, rule: item.rule === 'tag' ? 'mdx' : item.rule })),
  );
  let rest = mistakes.length > 0 || markup.length > 0 ? text.toString() : source;
  for (const { start, end } of [...found, ...others, ...markup]) {
    // Text that follows isn't indented.
    const isFirst = /(?:^|\n)[ \t>]*$/.test(source.slice(Math.max(start - 80, 0), start));
    const [following = ''] = rest.slice(end, end + 500).split('\n');
    const isFollowed = following.trim() !== '';
    // A cell that's empty at the end of a row isn't a cell.
    if (
      (isFirst && isFollowed) ||
      /^[^\n]*\|/.test(rest.slice(rest.lastIndexOf('\n', start) + 1, end) + following)
    )
      rest = rest.slice(0, start) + CODE + rest.slice(start + 1);
  }
  return {
    mistakes: mistakes.sort((a, b) => a.start - b.start),
    rest,
    isNested: isNested && unclosed.length === 0,
  };
}

/** Replaces each character of code in a line. */
const CODE = '\ufffc';

/** Replaces parts with spaces, so that all positions stay the same. */
class Blanks {
  private readonly parts: [start: number, end: number][] = [];

  constructor(
    private readonly text: string,
    private readonly mark = ' ',
  ) {}

  blank(start: number, end: number): void {
    this.parts.push([start, end]);
  }

  toString(): string {
    let result = '';
    let last = 0;
    for (const [start, end] of this.parts.sort(([a], [b]) => a - b)) {
      if (end <= last) continue;
      const from = Math.max(start, last);
      result += this.text.slice(last, from);
      result += this.text.slice(from, end).replace(/[^\n]/g, this.mark);
      last = end;
    }
    return result + this.text.slice(last);
  }
}

const blankOf = (text: string) => text.replace(/[^\n]/g, ' ');

function maskCode(source: string): { prose: string; unclosed: SourceMistake[] } {
  const unclosed: SourceMistake[] = [];
  const masked = new Blanks(source);
  let fence: { start: number; marker: string } | undefined;
  let offset = 0;
  const report = (start: number, end: number, marker: string, next?: number) => {
    const line = next === undefined ? '' : ` before the next one starts on line ${next}`;
    const fix = `add ${marker} on a separate line after the code`;
    const message = `The code block isn't closed${line}`;
    unclosed.push({ start, end, rule: 'fence', message, fix });
  };
  for (const [index, line] of source.split('\n').entries()) {
    const [, lead = '', marker = '', info = ''] = OPEN_FENCE.exec(line) ?? [];
    const matches = fence !== undefined && marker.startsWith(fence.marker);
    if (fence && matches && info.trim() === '') {
      masked.blank(fence.start, offset + line.length);
      fence = undefined;
    } else if (fence && matches && /^\s*\w/.test(info)) {
      report(fence.start, offset, fence.marker, index + 1);
      masked.blank(fence.start, offset);
      fence = { start: offset + lead.length, marker };
    } else if (!fence && marker) fence = { start: offset + lead.length, marker };
    offset += line.length + 1;
  }
  if (fence) {
    report(fence.start, source.length, fence.marker);
    masked.blank(fence.start, source.length);
  }
  const text = masked.toString();
  const prose = new Blanks(text, CODE);
  for (const match of text.matchAll(/[^\n]+(?:\n[ \t]*[^\s][^\n]*)*/g)) {
    for (const [start, end] of inlineCode(match[0])) {
      prose.blank(match.index + start, match.index + end);
    }
  }
  const quiet = prose
    .toString()
    .replace(/\\[!-/:-@[-`{-~]/g, CODE + CODE)
    .replace(/(?<==)(?:"[^"\n]*"|'[^'\n]*')|(?<=\]\()[^()\s]*(?=[\s)])/g, blankOf);
  return { prose: quiet, unclosed };
}

/** The start and the end of each code span. */
function inlineCode(block: string): [start: number, end: number][] {
  const runs = [...block.matchAll(/`+/g)];
  const spans: [number, number][] = [];
  for (let index = 0; index < runs.length; index++) {
    const { 0: run, index: start } = runs[index]!;
    if (block[start - 1] === '\\' && block[start - 2] !== '\\') continue;
    const end = runs.findIndex(([other], number) => number > index && other === run);
    if (end < 0) continue;
    spans.push([start, runs[end]!.index + run.length]);
    index = end;
  }
  return spans;
}

interface Tag {
  start: number;
  end: number;
  name: string;
  isEnd: boolean;
  isAlone: boolean;
  /** True if the tag itself was reported. */
  isBroken?: boolean;
}

type Problem = Omit<SourceMistake, 'rule'> & { rule?: string };

/** MDX can't read these. The rule of tags without a partner is `tag`. */
function findMarkupMistakes(source: string, prose: string) {
  const mistakes: SourceMistake[] = [];
  const open: Tag[] = [];
  let isNested = true;
  const report = ({ rule = 'mdx', ...problem }: Problem) => mistakes.push({ ...problem, rule });
  const skip = ({ start, end }: Tag) =>
    mistakes.push({ start, end, rule: '', message: '', fix: '' });
  const reportUnclosed = (tag: Tag) => {
    if (tag.isBroken) return;
    isNested &&= !isAllowed(tag.name);
    report({ ...tag, ...unclosedTag(tag) });
  };
  const marks = /[{<]/g;
  for (let match = marks.exec(prose); match; match = marks.exec(prose)) {
    const { index: start } = match;
    if (match[0] === '{') {
      const end = endOfBraces(prose, start);
      marks.lastIndex = end ?? start + 1;
      const code = source.slice(start, end).replace(/\s+/g, ' ');
      const message = end
        ? `${code.length > 60 ? `${code.slice(0, 60)}…` : code} is code, which content can't contain`
        : "The brace starts code and isn't closed";
      report({
        start,
        end: end ?? start + 1,
        rule: 'code',
        message,
        fix: `${IN_BACKTICKS}{ for a brace`,
      });
      continue;
    }
    if (/^<(?:\s|$)/.test(prose.slice(start, start + 2))) continue;
    const tag = genericType(source, start) ?? readTag(source, start);
    marks.lastIndex = tag.end;
    if ('message' in tag) {
      isNested &&= tag.component === undefined;
      if (tag.component !== undefined) {
        open.push({ ...tag, name: tag.component, isEnd: false, isAlone: false, isBroken: true });
      }
      report({
        start: tag.start,
        end: tag.end,
        message: tag.message,
        fix: tag.fix,
        ...(tag.edit && { edit: tag.edit }),
      });
    } else if (VOID.test(tag.name) && (tag.isEnd || !tag.isAlone)) {
      const around = open.at(-1)?.name ?? '';
      if (MEDIA.test(around) && !isAllowed(around)) {
        // It's a part of the element around it.
        skip(tag);
        continue;
      }
      const from = source.slice(start, tag.end);
      const edit = /^br$/i.test(tag.name) ? { edit: { from, to: '<br />' } } : {};
      const fix = edit.edit ? 'write <br />' : elementFix(tag.name);
      const shown = from.length > 40 ? `<${tag.name} …>` : from;
      report({ ...tag, message: `${shown} doesn't work here`, fix, ...edit });
    } else if (tag.isEnd) {
      const at = open.findLastIndex(({ name }) => name === tag.name);
      const last = open.at(-1);
      if (at >= 0) {
        open.splice(at + 1).forEach(reportUnclosed);
        if (open.pop()?.isBroken) skip(tag);
      } else if (last && nearest(tag.name, [last.name])) {
        const from = source.slice(tag.start, tag.end);
        const to = `</${last.name}>`;
        isNested &&= !isAllowed(last.name);
        report({
          ...tag,
          message: `${from} doesn't end <${last.name}>`,
          fix: `write ${to}`,
          edit: { from, to },
        });
        // It's only removed from the rest.
        skip(last);
        open.pop();
      } else {
        const fix = isAllowed(tag.name)
          ? `add <${tag.name}> before the content, or remove it`
          : 'remove it';
        report({ ...tag, rule: 'tag', message: `</${tag.name}> has no start tag`, fix });
      }
    } else if (!tag.isAlone) open.push(tag);
  }
  open.forEach(reportUnclosed);
  return { mistakes, isNested };
}

function unclosedTag({ name }: Tag): { rule: string; message: string; fix: string } {
  const message = `<${name}> isn't closed`;
  if (!isAllowed(name)) return { rule: 'mdx', message, fix: elementFix(name) };
  const isEmpty = RULES[name]?.content === 'none';
  const fix = isEmpty
    ? 'end the tag with " />"'
    : `add </${name}> ${name in RULES ? 'on a separate line ' : ''}after its content`;
  return { rule: 'tag', message, fix };
}

/** The braces must end in the same block. */
function endOfBraces(text: string, start: number): number | undefined {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '{') depth++;
    if (text[index] === '}' && --depth === 0) return index + 1;
    if (text[index] === '\n' && /^\n[ \t]*\n/.test(text.slice(index, index + 80))) return undefined;
  }
  return undefined;
}

/** Can't be read. */
interface BrokenTag {
  start: number;
  end: number;
  message: string;
  fix: string;
  edit?: Edit;
  /** The name of the component. Undefined if it isn't one. */
  component?: string;
}

const NAME = /(?<![\w.])[A-Za-z_][\w.]*$/;
const ARGUMENTS = /<((?:[^<>\n]|<[^<>\n]*>)*)>(?:\[\])?/y;

/** A less-than sign of a type with arguments: `Array<string>`. */
function genericType(source: string, at: number): BrokenTag | undefined {
  const [name] = NAME.exec(source.slice(Math.max(at - 60, 0), at)) ?? [];
  ARGUMENTS.lastIndex = at;
  const [found = '', inner = ''] = (name && ARGUMENTS.exec(source)) || [];
  const [first = ''] = /[\w$]+/.exec(inner) ?? [];
  if (!name || first === '' || inner.startsWith('/') || /[/=]/.test(inner)) return undefined;
  if (isAllowed(first) || (adviceFor(first) && first === first.toLowerCase())) return undefined;
  const from = name + found;
  const fix = `put \`${from}\` in backticks`;
  const message = `<${inner}> would start an element`;
  const [start, end] = [at - name.length, at + found.length];
  return { start, end, message, fix, edit: { from, to: `\`${from}\`` } };
}

const TAG_NAME = /<(\/?)([A-Za-z_$][\w$.:-]*)?/y;
const PROPERTY = /([A-Za-z_$][\w$.:-]*)(\s*=\s*)?/y;

/** At a less-than sign. */
function readTag(source: string, start: number): Tag | BrokenTag {
  TAG_NAME.lastIndex = start;
  const [, slash, name = ''] = TAG_NAME.exec(source)!;
  let at = TAG_NAME.lastIndex;
  const lessThan = (): BrokenTag => ({
    ...{ start, end: start + /^<+/.exec(source.slice(start, start + 20))![0].length },
    message: '`<` starts an element',
    ...{
      fix: 'write \\< for a less-than sign, or put it in backticks',
      edit: { from: '<', to: '\\<' },
    },
  });
  const isComponent = isAllowed(name);
  const broken = (
    from: number,
    length: number,
    message: string,
    fix: string,
    to?: string,
  ): BrokenTag => {
    const last = source.indexOf('>', from);
    const text = source.slice(from, from + length);
    const edit = to === undefined ? {} : { edit: { from: text, to } };
    return {
      start: from,
      end: last < 0 ? source.length : last + 1,
      message,
      fix,
      component: name,
      ...edit,
    };
  };
  for (;;) {
    at += /^\s*/.exec(source.slice(at, at + 200))![0].length;
    if (source[at] === '>')
      return { start, end: at + 1, name, isEnd: slash !== '', isAlone: false };
    if (/^\/\s*>/.test(source.slice(at, at + 20))) {
      const end = source.indexOf('>', at) + 1;
      return { start, end, name, isEnd: slash !== '', isAlone: true };
    }
    if (source[at] === '{') {
      const end = endOfBraces(source, at);
      if (end === undefined) return lessThan();
      at = end;
      continue;
    }
    PROPERTY.lastIndex = at;
    const property = PROPERTY.exec(source);
    if (!property || name === '') return lessThan();
    const [whole, key, equals] = property;
    const from = at;
    at = PROPERTY.lastIndex;
    if (equals === undefined) continue;
    const quote = source[at];
    if (quote === '{') continue;
    if (quote === '"' || quote === "'") {
      const end = source.indexOf(quote, at + 1);
      if (end < 0 || source.slice(at, end).includes('\n')) {
        if (!isComponent) return lessThan();
        return broken(at, 1, `The quote of ${key} isn't closed`, `add ${quote} after the value`);
      }
      at = end + 1;
      continue;
    }
    if (!isComponent) return lessThan();
    const [value = ''] =
      /^(?:[“”„«‘’][^“”»‘’"\n]*[“”»‘’"]|[^\s>/]+)/.exec(source.slice(at, at + 200)) ?? [];
    const right = `${key}="${value.replace(/[“”„«»‘’"]/g, '')}"`;
    const message = `The value of ${key} needs straight quotes`;
    return broken(from, whole.length + value.length, message, `write ${right}`, right);
  }
}
