/** The first error of the parser: its code, and the offsets where it starts and ends. */
interface ParseError {
  code: string;
  pos: [start: number, end: number];
}

/** `offset` is the character that has to change. */
export interface YamlMistake {
  offset: number;
  message: string;
  fix: string;
  /**
   * The other characters keep their place. Undefined if the mistake changes how the rest of the text is read.
   */
  rest?: string | undefined;
}

/** The indent includes dashes. */
interface Line {
  start: number;
  text: string;
  indent: string;
  key: string | undefined;
  value: string;
  /** Offset of the value. */
  at: number;
}

const QUOTE_IT = 'put the value in quotes';
const LINE =
  /^(\s*(?:-\s+)*)(?:("[^"]*"|'[^']*'|[^\s:#'"[{&*!|>@`%-][^:#]*):(?=\s|$)\s*)?((?:\S.*)?)$/;
const CLOSING: Record<string, string> = { '[': ']', '{': '}' };
const KIND: Record<string, string> = { '[': 'list', '{': 'mapping' };

/** Finds the mistake behind the first error of the parser. */
export function findMistake(text: string, error: ParseError): YamlMistake {
  const lines = linesOf(text);
  const index = Math.max(
    lines.findLastIndex(({ start }) => start <= error.pos[0]),
    0,
  );
  // The parser often notices a mistake at the beginning of the next line.
  const before = lines.slice(0, index).findLastIndex(({ text: line }) => line.trim() !== '');
  // A quote that isn't closed swallows the lines below it.
  const open = error.code === 'MISSING_CHAR' ? lines.slice(0, index).reverse() : [];
  const candidates = [
    ...open.filter((line) => /^["']/.test(line.value) && endOfQuote(line.value) < 0),
    ...[index, before].flatMap((number) => lines[number] ?? []),
  ];
  for (const line of candidates) {
    const mistake = mistakeIn(line, text) ?? misalignedLine(lines, lines.indexOf(line));
    if (mistake) return mistake;
  }
  const [message, fix] = CODES[error.code] ?? ["YAML can't read this line", QUOTE_IT];
  return { offset: error.pos[0], message, fix };
}

/** What the parser's codes mean if the line doesn't show the cause. */
const CODES: Partial<Record<string, [message: string, fix: string]>> = {
  BAD_INDENT: ["The line isn't aligned with the lines around it", 'give it the same indent'],
  BAD_ALIAS: ['`*` at the start of a value refers to another value', QUOTE_IT],
  MULTIPLE_DOCS: ['`---` starts a second document', 'remove the line'],
  TAG_RESOLVE_FAILED: ['`!` at the start of a value is a tag', QUOTE_IT],
  MISSING_CHAR: ["A bracket or a quote isn't closed", 'close it'],
};

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const [, indent = '', key, value = ''] = LINE.exec(line) ?? [];
    const at = start + line.length - value.length;
    const result = { start, text: line, indent, key, value, at };
    start += line.length + 1;
    return result;
  });
}

/** `value` can't be longer than what it replaces, from an offset in the text. */
function withEnd(text: string, { start, text: line }: Line, from: number, value = 'x'): string {
  const end = start + line.length;
  return text.slice(0, from) + value.padEnd(end - from).slice(0, end - from) + text.slice(end);
}

const INDICATORS: Record<string, string> = {
  '@': "A value can't start with @",
  '`': "A value can't start with `",
  '*': '`*` at the start of a value refers to another value',
  '!': '`!` at the start of a value is a tag',
};

function mistakeIn(line: Line, text: string): YamlMistake | undefined {
  const { start, text: source, key, value, at } = line;
  const tab = /^\s*\t/.test(source) ? source.indexOf('\t') : -1;
  if (tab >= 0) {
    return { offset: start + tab, message: 'A tab indents the line', fix: 'indent with spaces' };
  }
  const rest = () => withEnd(text, line, at);
  const quoted = /^["']/.test(value) ? quoteMistake(line) : undefined;
  if (quoted) return { ...quoted, rest: quoted.isClosed ? rest() : undefined };
  if (/^["']/.test(value)) return undefined;
  if (/^[[{]/.test(value)) {
    return { ...bracketMistake(line), rest: rest() };
  }
  const [first = ''] = value;
  const message = INDICATORS[first];
  if (message) return { offset: at, message, fix: QUOTE_IT, rest: rest() };
  if (/^[|>][+-]?\d?[+-]?[ \t]+[^\s#]/.test(value)) {
    const offset = at + value.search(/(?<![ \t])[ \t]+[^\s#]/) + 1;
    return {
      offset,
      message: `There's text after ${first}`,
      fix: 'start the text on the next line',
    };
  }
  const [colon] = /:(?: |$)/.exec(value) ?? [];
  if (key !== undefined && colon !== undefined && !/^[|>]/.test(value)) {
    const message = `The value contains "${colon}", which starts a mapping`;
    return { offset: at, message, fix: QUOTE_IT, rest: rest() };
  }
  if (key !== undefined || /^\s*(?:#.*)?$/.test(source)) return undefined;
  const glued = /^([\w-]+):(?=\S)(?!\/\/)/.exec(value);
  if (glued) {
    const offset = at + glued[0].length;
    const fix = `write \`${glued[1]}: ${value.slice(glued[0].length)}\``;
    const message = "There's no space after the colon";
    return { offset, message, fix, rest: withEnd(text, line, offset, ' x') };
  }
  if (/^-[^\s-]/.test(value)) {
    return { offset: at + 1, message: "There's no space after the dash", fix: 'add one' };
  }
  return undefined;
}

const BAD_ESCAPE =
  /\\(?:[^0abt\tnvfre "/\\N_LPxuU\n]|x(?![\da-f]{2})|u(?![\da-f]{4})|U(?![\da-f]{8}))/i;

/** The mistake in a value that starts with a quotation mark. */
function quoteMistake({ at, value }: Line): (YamlMistake & { isClosed: boolean }) | undefined {
  const [quote = ''] = value;
  const end = endOfQuote(value);
  const escape = quote === '"' ? BAD_ESCAPE.exec(value) : null;
  if (escape && (end < 0 || escape.index < end)) {
    return {
      offset: at + escape.index,
      message: `${escape[0]} isn't an escape that double quotes allow`,
      fix: 'write \\\\ for a backslash, or put the value in single quotes',
      isClosed: end >= 0,
    };
  }
  if (end < 0) {
    const fix = `add ${quote} at the end of the value`;
    return { offset: at, message: "The quote isn't closed", fix, isClosed: false };
  }
  const after = value.slice(end + 1);
  if (/^\s*(?:\s#.*)?$/.test(after)) return undefined;
  if (/^\s*,\s*$/.test(after)) {
    const offset = at + end + 1 + after.indexOf(',');
    return { offset, message: "There's a comma after the value", fix: 'remove it', isClosed: true };
  }
  const message = `${quote} ends the value here, but there's more text`;
  const other =
    quote === '"'
      ? 'write \\" for a quote in the text, or put the value in single quotes'
      : "write '' for an apostrophe in the text, or put the value in double quotes";
  return { offset: at + end, message, fix: other, isClosed: true };
}

/** Returns -1 if the quote isn't closed. */
function endOfQuote(value: string): number {
  const [quote] = value;
  for (let index = 1; index < value.length; index++) {
    if (quote === '"' && value[index] === '\\') index++;
    else if (value[index] === quote && quote === "'" && value[index + 1] === quote) index++;
    else if (value[index] === quote) return index;
  }
  return -1;
}

/** The mistake in a value that starts with a bracket or a brace. */
function bracketMistake({ at, value }: Line): YamlMistake {
  const [open = ''] = value;
  const close = CLOSING[open]!;
  const end = value.lastIndexOf(close);
  if (end < 0) {
    return { offset: at, message: `The ${open} isn't closed`, fix: `add ${close}, or ${QUOTE_IT}` };
  }
  const message = `${open} starts a ${KIND[open]}`;
  const after = value.slice(end + 1).trim();
  if (after !== '') return { offset: at, message, fix: QUOTE_IT };
  const fix = `put each text that contains a colon, a comma, or a bracket in quotes`;
  return { offset: at, message, fix };
}

/** The mistake in a line that isn't aligned, isn't indented, has no dash, or has no key. */
function misalignedLine(lines: readonly Line[], index: number): YamlMistake | undefined {
  const line = lines[index]!;
  const isFilled = ({ text }: Line) => text.trim() !== '';
  const next = lines.slice(index + 1).find(isFilled);
  const above = lines.slice(0, index).filter(isFilled);
  const previous = above.at(-1);
  const width = ({ indent }: Line) => indent.length;
  const offset = line.start + width(line);
  if (line.key !== undefined && !line.indent.includes('-')) {
    const isItem = ({ indent, key }: Line) =>
      key === line.key && indent.indexOf('-') === width(line);
    if (above.some(isItem)) {
      const fix = `write "- ${line.key}: ${line.value}"`;
      return { offset, message: 'The item has no dash', fix };
    }
  }
  const isValue = line.key !== undefined && line.value !== '' && !/^[|>]/.test(line.value);
  if (isValue && next?.key !== undefined && width(next) > width(line)) {
    const message = 'The line is indented too far';
    return { offset: next.start + width(next), message, fix: `align it with "${line.key}"` };
  }
  if (line.key !== undefined && previous?.key !== undefined && width(previous) > width(line)) {
    const isFirst = above.length === 1 && !previous.indent.includes('-');
    const [wrong, right] = isFirst ? [previous, line] : [line, previous];
    const message = isFirst ? 'The line is indented too far' : "The line isn't aligned";
    const fix = `align it with "${right.key}"`;
    return { offset: wrong.start + width(wrong), message, fix };
  }
  if (line.key !== undefined || !isFilled(line)) return undefined;
  if (previous && /^[|>][+-]?$/.test(previous.value)) {
    const message = `The text below "${previous.key}" isn't indented`;
    return { offset, message, fix: 'indent it by two spaces' };
  }
  if (previous && previous.key === undefined && width(previous) > width(line) && width(line) > 0) {
    const message = 'The line is indented less than the text above it';
    return { offset, message, fix: 'align it with that text' };
  }
  if (/^\s*-/.test(line.text)) return undefined;
  return { offset, message: "The line isn't a key with a value", fix: 'write "key: value"' };
}
