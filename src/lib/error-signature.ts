import { QUERY_LENGTH } from './limits';

/** The error is near the start or the end of what readers copy. */
const MAX_TEXT_LENGTH = 10_000;

/** A name in JSON, in a JavaScript object, in a Python dictionary, or in a URL. */
const key = (names: string) => `(?<![\\w-])["']?(?:${names})["']?\\s*[:=]\\s*`;
const QUOTED = `"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|\`(?:[^\`\\\\]|\\\\.)*\``;
const CODE_VALUE = new RegExp(
  `${key('(error_code|errorCode|code|error|sqlstate)')}["']?([A-Za-z]\\w{3,}|\\d\\w{4})(?=["'\\s,})&;]|$)`,
  'gi',
);
const MESSAGE_VALUE = new RegExp(
  `${key('message|msg|errorMessage|error_description|response text')}(${QUOTED}|[^\\s"'{}][^\\n{}]*)`,
  'gi',
);

/** A code has a digit, an underscore, or a capital letter inside. */
const CODE_SHAPE = /[_\d]|[a-z][A-Z]/;
/** Recognizable without a name. */
const POSTGREST_CODE = /\bPGRST[\dX]\d\d\b/;
/** The classes of the SQL standard and Postgres, with a letter: `42P01`. */
const POSTGRES_CODE = /\b(?:[02-5]\d|[023]?[A-F]|HV|P0|XX|[023][A-F])(?=\d*[A-Z])[\dA-Z]{3}\b/;
/** Five digits are only recognizable at the start of a message or in brackets. */
const NUMERIC_CODE =
  /(?:(?:^|[:\]]\s+|SQLSTATE[ :=[]+)|\()([02-5]\d{4})(?=\)|\]|:?\s+[("']?[a-z]+)/im;

const GENERAL_CODE =
  /^(?:null|none|true|false|undefined|error|unexpected_failure|validation_failed|InternalError|P0001|XX000|ERR_BAD_\w+)$/i;
const GENERAL_NAME =
  /^(?:(?:Auth|Storage|Postgrest|Functions)?(?:Api)?(?:Error|Exception)|APIError|(?:Type|Range|Syntax|Reference|Runtime|Value|Unhandled\w*)(?:Error|Exception)|Exception|Error)$/i;
const NAMED =
  /(?:^|[\s[({.'"])([A-Z]\w*(?:Error|Exception)|[A-Z][a-z]+(?:[A-Z][a-z]+){2,})\]?:\s+(.*)/;

const NOISE =
  /^(?:at\s|(?:GET|POST|PUT|PATCH|DELETE|HEAD) \S+:\/\/|File "|Traceback|\^|[|~^\s]+$|Caused by:|\d+:\s|\w+:\/\/\S+$|(?:Download|Connecting|Skipping|Stopping|Starting)\b|(?:DETAIL|HINT|STATEMENT|CONTEXT|LINE \d+):)|^\S+\s\|\s.*(?:DETAIL|HINT|STATEMENT):|\bthrow\b|\braise\b/i;
const SIGNAL =
  /\b(?:error|fatal|panic|failed|failure|cannot|can't|could not|couldn't|unable|invalid|not found|not exist|denied|exceeded|unexpected|expired|refused|rejected|violates|timed? ?out|already|disconnected|must|too (?:many|large|long)|only be)\b/i;
/** The level of a log's message, after its time, process, and user. */
const LOG_LEVEL = /^.*?(?:\b(?:ERROR|FATAL|PANIC|WARN(?:ING)?)\b|\[error\])[:\])]*\s+(?=\S)/;

/** What differs from one occurrence of an error to the next. */
const VARIABLE: readonly RegExp[] = [
  /\(?SQLSTATE[ =:]*\w{5}\)?/g,
  /\b[a-z][a-z+.-]*:\/\/[^\s)'"]+/gi,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w.-]+/g,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /\beyJ[\w-]+(?:\.[\w-]*)*/g,
  /\b\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-][\d:]+| UTC)?)?/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g,
  // The roles of the services tell which one failed.
  new RegExp(`(?<!\\w)(?!["'](?:supabase_\\w+|authenticator)["'])(?:${QUOTED})`, 'g'),
  /(?:(?<=\s)|^|(?<=\())(?:[A-Z]:\\|\.{0,2}\/)[\w@.-]+[\\/]\S*/g,
  /(?<=\bpermission denied for (?:table|view|sequence|schema|function|relation|database) )\S+/gi,
  /\bpublic\.[\w.]+(?:\([^)]*\))?/g,
  /(?<![\w.])#?\d[\d.:,]*(?:ms|s|kB|MB|GB|%)?(?!\w)/gi,
];

/** HTTP statuses, as browsers and logs print them. */
const HTTP_STATUS = /\b([45]\d\d)\s*\(?((?:[A-Z][A-Za-z]+ ?)+)?/;

/**
 * Reduces the text of an error that someone has copied to what identifies it: its code and its message, without
 * what differs from one occurrence to the next, such as names in quotes, IDs, addresses, paths, and times.
 *
 * @param text JSON, a stack trace, log lines, the output of a command, or a URL with an error in its parameters.
 * @param length The maximum length of the result.
 * @returns The code and the message, or the start of the text if it contains neither.
 */
export function errorSignature(text: string, length = QUERY_LENGTH): string {
  const plain = plainText(text);
  const code = codeOf(plain);
  const { name, message } = messageOf(plain);
  const words = [code ?? name, code || name || message ? message : statusOf(plain)]
    .filter(Boolean)
    .join(' ');
  return cutWords(words || collapse(plain), length);
}

export function mentionsFailure(text: string): boolean {
  return SIGNAL.test(text);
}

/** Removes colors, decodes URL parameters, and unwraps JSON in a string. */
function plainText(text: string): string {
  const start = text.slice(0, MAX_TEXT_LENGTH).replace(/\p{Cc}\[[\d;]*m/gu, '');
  const json = /\\"\w+\\"\s*:/.test(start) ? start.replace(/\\(["\\])/g, '$1') : start;
  return json.replace(/(?<=[?&#]error_description=)[^&\s"']+/g, (value) =>
    value.replace(/\+|%20/g, ' ').replace(/%27/g, "'"),
  );
}

function codeOf(text: string): string | undefined {
  const named = [...text.matchAll(CODE_VALUE)]
    .map(([, name, code]) => ({ isCode: /code|state/i.test(name!), code: code! }))
    .filter(({ code }) => !GENERAL_CODE.test(code) && CODE_SHAPE.test(code))
    .sort((a, b) => Number(b.isCode) - Number(a.isCode));
  return (
    POSTGREST_CODE.exec(text)?.[0] ??
    named[0]?.code ??
    POSTGRES_CODE.exec(text)?.[0] ??
    NUMERIC_CODE.exec(text)?.[1]
  );
}

function messageOf(text: string): { name?: string | undefined; message: string } {
  const values = [...text.matchAll(MESSAGE_VALUE)].map(([, value]) => clean(unquote(value!)));
  const value = values.find((item) => item !== '' && !/^(?:null|none)$/i.test(item));
  if (value !== undefined) return split(value);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !NOISE.test(line));
  // The last line of a Python traceback is the error.
  if (/^Traceback|\bFile "/m.test(text)) lines.reverse();
  const line = lines.find((item) => NAMED.test(item)) ?? lines.find((item) => SIGNAL.test(item));
  return line === undefined ? { message: '' } : split(line.replace(LOG_LEVEL, ''));
}

function split(line: string): { name?: string | undefined; message: string } {
  const [, name, message] = NAMED.exec(line) ?? [];
  if (name === undefined || message === undefined) return { message: clean(line) };
  return { name: GENERAL_NAME.test(name) ? undefined : name, message: clean(message) };
}

function clean(message: string): string {
  const first =
    message.split(/\\n|\n|(?<=[a-z)]{2})\.\s+(?=[A-Z])/).find((part) => part.trim()) ?? '';
  const fixed = VARIABLE.reduce((rest, pattern) => rest.replace(pattern, ' '), first);
  return collapse(
    fixed
      .replace(/^[\s[({]*(?:\w*Error|Uncaught|Exception)\]?:\s+/, '')
      .replace(/[()[\]{}"'`]{1,9}(?=\s|$)|(?<=\s|^)[()[\]{}"'`,:;]{1,9}/g, ' ')
      .replace(/[\s.:;,…-]{1,9}$/, ''),
  );
}

function statusOf(text: string): string | undefined {
  const [, status, phrase = ''] = HTTP_STATUS.exec(text) ?? [];
  return status && `${status} ${phrase}`.trim();
}

const unquote = (value: string) =>
  /^["'`]/.test(value) ? value.slice(1, -1).replace(/\\(["'`\\])/g, '$1') : value;

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

function cutWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(' ', length);
  return text.slice(0, space > 0 ? space : length);
}
