import { QUERY_LENGTH, SIGNATURE_LENGTH } from './limits';

/** The error is near the start or the end of a copied text. */
const MAX_TEXT_LENGTH = 10_000;
/** The start of a text without an error. */
const MAX_PLAIN_LENGTH = 500;

/** A name in JSON, JavaScript, Python, or a URL. The external code is a provider's. */
const key = (names: string) => `(?<![\\w-]|external )["']?(?:${names})["']?\\s*[:=]\\s*`;
const QUOTED = `"(?:[^"\\\\]|\\\\.|(?<= )"[\\w.-]+"(?=[" ]))*(?:"|$(?![^]))|'(?:[^'\\\\]|\\\\.)*'|\`(?:[^\`\\\\]|\\\\.)*\``;
/** Long words in a message. */
const MIN_WORDS = 2;
const CODE_VALUE = new RegExp(
  `${key('(error_code|errorCode|code|error|sqlstate|status)')}["']?([A-Za-z]\\w{3,}|\\d\\w{4})(?=["'\\s,})&;]|$)`,
  'gi',
);
const MESSAGE_VALUE = new RegExp(
  `${key('(?:event_)?message|msg|reason|errorMessage|error_description|response text')}(${QUOTED}|[^\\s"'{}$][^\\n{}]*)`,
  'gi',
);

/** Elsewhere, `error` is a code or a status. */
const SENTENCE_VALUE = new RegExp(
  `${key('error')}("(?!{)(?:[^"\\\\]|\\\\.)*\\s(?:[^"\\\\]|\\\\.)*")`,
  'g',
);

/** Of an error without a message. */
const NAME_VALUE = new RegExp(`${key('name')}["'](\\w+(?:Error|Exception))["']`, 'g');

/** A code has a digit, an underscore, or a capital letter inside. */
const CODE_SHAPE = /[_\d]|[a-z][A-Z]/;
const POSTGREST_CODE = /\bPGRST[\dX]\d\d\b/;
/** Of the classes in the SQL standard and Postgres, with a letter: `42P01`. */
const POSTGRES_CODE =
  /(?<![-\w])(?:[02-5]\d(?=\d*[A-Z])[\dA-Z]{3}|(?:[023][A-FLPZ]|F0|HV|P0|XX)[\dP]\d[\dA-Z])\b/;
/** Five digits are only a code on their own, at the start of a message, or in brackets. */
const NUMERIC_CODE =
  /(?:(?:^|[:\]]\s+|ERROR |FATAL |SQLSTATE[ :=[]+)|\()(?!0{5})([02-5]\d{4})(?=\)|\]|\s*$(?![^])|:?\s+[("']?[a-z]+)/im;
/** Supavisor prints its codes in front of the message. */
const POOLER_CODE = /\((E[A-Z]{6,})\)\s/;

const GENERAL_CODE = /^(?:server_error|unexpected_failure|validation_failed|not_found)$/i;
const STORAGE =
  /\bStorage(?:Api|Unknown)?(?:Error|Exception)\b|\/storage\/v1\/|\bstatusCode["']?: ?["']\d/;
const PRODUCTS: Record<string, string> = {
  functions: 'Edge Function',
  realtime: 'Realtime handshake',
  rest: 'Data API',
};
/** A hash or an ID, such as a provider's code. */
const HEX = /^[\da-f]{8,}$/;
const GENERAL_NAME =
  /^(?:(?:Auth|Storage|Postgrest|Functions)?(?:Api|Unknown)?(?:Error|Exception)|(?:Type|Syntax|Reference|Runtime|Value)(?:Error|Exception))$/i;
const NAMED =
  /(?:^|[\s[({.'"])([A-Z]\w*(?:Error|Exception)|[A-Z][a-z]+(?:[A-Z][a-z]+){2,})\]?:\s+(.*)/;

/** What an app or a server was doing, in front of the error. */
const BEFORE_CAUSE =
  /^(?:(?:select|insert|update|delete) [^]* - |[A-Z]+ \/\S+ [a-z ]*[45]\d\d[a-z :]*(?=")|Error sending [A-Za-z ]+ to provider: |[A-Za-z ]+\.{3}\s*error: |[^]*failed to connect to `[^`]*`: |.*\*\* \([\w.]+\) |[\w .]+:? ?\[?\bError: |.*\b(?:ERROR|FATAL): +)/;
/** In a printed exception of Kotlin. */
const CODE_AND_MESSAGE = /^\w+ \((\S+ .+)\)$/;
/** The full name of a class in Python or Kotlin. */
const MODULE = /^.*?\(?\b(?:[a-z_]\w*\.)+(?:exc\w*|errors)\.[A-Z]\w+(?:\)|:) (?=\w+ \S)/;
/** In a printed exception of Dart. */
const NEXT_VALUE = /, (?:code|details|statusCode): .*/;
const BEFORE_MESSAGE =
  /^[\s[({]*(?:["']?(?:Uncaught |Unhandled )?(?:\(in promise\) )?(?:(?:[A-Z][a-z]+ |\w+: )?\w*[Ee]rror|Exception)["']?\]?(?::| \d{3}:)\s+)+/;

/** A container, a tool, or a shell in front of a line: `supabase-db  | `, `[vite]: `, or `bash: `. Codes are in upper case. */
const TAG =
  /^(?:[\w.-]+\s+\|\s+|(?:\S+\.[jt]sx?:\d+|\S+:1)\s+|npm (?:ERR!|error) )?(?:\[(?:@?[a-z\d][\w:/ -]*|[A-Z]+:[^\]\s]+|[A-Z][a-z]+)\]:?\s+)*(?:\w*sh: (?:line \d+: )?)?/;
/** The start of a line with the cause of the error above it. */
const ORIGINAL =
  /^["']?(?:\[\w+\])?(?:Original error|\[?cause\]?|Caused by): (?:error: )?(?=\S+ \S)/i;

/** The system's reason, which many programs print. */
const SYSTEM_ERROR = /^(?:\w*Error: )?(?=connect E[A-Z]+)/;

/** Above the error: "Invalid `prisma.user.findMany()` invocation:". */
const HEADING = /^(?!.*\. [A-Z]).*:$/;

/** Lines that don't describe an error. */
const NOISE =
  /^(?:#+ |\*\*[^*]+\*\*$|command |at\s|>?\s*\d+\s+\||["']?\w+["']?:\s*[{[]|["']?(?!\w*(?:error|exception)\b)\w+["']?:\s*(?:null|\d+|'[^']*'|"[^"]*")(?:,|[\s})]*$)|Failed to load resource:|\(?error code: \w+\)?$|error(?:_code)? ?= ?\w+$|(?:Request|Status) \w+: |[A-Z]+ \S+:\/\/|HTTP\/[\d.]+ \d|\w+ bundling failed\b|[\w ]*runtime \w*error$|[$%❯] |(?:DETAIL|HINT|CONTEXT|LINE \d+|STATEMENT):|File "|> \w+ (?:build|dev|start)\b|(?![45]\d\d:)\d+:\s|- \(\w+\): |Skipping\b)|\);$/i;
const FAILURE =
  "^missing|missing(?=!?$)|error|fatal|failed|cannot|can't|could(?: not|n't)|invalid|not found|not exist|mismatch|forbidden|un\\w*(?:able|ed|ly)|denied|disallowed|exceeded|expired|refused|rejected|violates|timed ?out|already|disconnected|must|should be|too (?:many|large|long)|out of range|only be|no (?:\\w+ (?:found|matched)|attribute|module|such)|requires|expected|not (?:a|healthy|known|ready|running|valid|\\w+(?:able|ed))";
/** Words that only mean a failure in a pasted text. */
const SIGNAL = new RegExp(
  `\\b(?:${FAILURE}|timeout|required|missing|attempted to|undefined|is not|has no|detected|unhealthy|blocked|n[o']t match|insecure|reached|closed|net::err_\\w+)\\b`,
  'i',
);
const IN_QUERY = new RegExp(
  `\\b(?:${FAILURE}|(?:is|are) (?:required|disabled)|e(?:conn(?:refused|reset)|\\w+unreach|notfound|timedout)|not (?:have permissions?|work))\\b`,
  'i',
);
/** After the time, the process, and the user. */
const LOG_LEVEL = /^.*?(?:\b(?:ERROR|FATAL|WARN(?:ING)?)\b|\[error\])[:\])]*\s+(?=\S)/;

/** `function crypt(text, text) does not exist` is about the function. */
export const FUNCTION_ARGUMENTS = /(?<=\bfunction [\w.]{1,64})\([^()]*\)/g;
/** What differs from one occurrence to the next, except for names. */
const VARIABLE: readonly RegExp[] = [
  /\(?(?:SQLSTATE[ =:]*|[Ee]rror [Cc]ode: (?=\d))\w{5}\b\)?| at character \d+/g,
  /^Error response from daemon: |\bsupabase_[\w.-]+ (?=container\b)|\[supabase_[^\]]*\]/g,
  /\b(?:ERROR |FATAL )?[\dA-Z]{5} \([a-z_]+\)/g,
  /,? (?:originated from request|request id: |more information: ).*/gi,
  /\b(?:error )?TS\d{4,5}: |\.?\bts\(\d{4,5}\)/g,
  FUNCTION_ARGUMENTS,
  // The code of a cause again.
  / \((?<=\b(E[A-Z]{5,})\b.{0,99} \()\1\)/g,
  /\(attempted address(?:es)?: .*| - Local \(.*| (?:HINT|DETAIL): .*/g,
  /\b[a-z][a-z+.-]*:\/\/[^\s)'"]+/gi,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w.-]+/g,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /\beyJ[\w-]+(?:\.[\w-]*)*/g,
  /\b\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-][\d:]+| UTC)?)?/g,
  /(?<![\w:])(?:[\da-f]{0,4}:){3,8}[\da-f]{0,4}(?!\w)/gi,
  // Of the direct host, `db` stays.
  /(?<=(?:ENOTFOUND|lookup) db)\.[\w.-]+/g,
  /(?<![\w.@/-])(?:[\w-]{1,63}\.){1,4}supabase\.(?:com?|red)(?::\d+)?/g,
  /(?:(?<=\s)|^|(?<=\())(?:[A-Z]:\\|\.{0,2}\/)[\w@.-]+[\\/]\S*/g,
  /(?<=\s|^)[\w@-]+(?:\/[\w@.-]+)+\.[a-z]{1,5}(?::\d+:\d+| ?\(\d+[:,]\d+\))?:?(?: -)?(?=\s)/g,
  /\bpublic\.(?:(?<![^e] function public\.|^function public\.)[\w.]+(?:\([^)]*\))?)?/g,
  /(?<![\w.])#?\d[\d.:,]*(?:ms|s|%)?(?!\w)/gi,
];

/** HTTP statuses, as browsers and logs print them. */
const HTTP_STATUS = /(?<!\.\w{2,9}:|\d,)\b([45]\d\d)(?!\d)\s*\(?((?:[A-Z][A-Za-z]+ ?)+)?/;

/**
 * Reduces a copied error (JSON, a stack trace, a log, a command's output, or a URL) to its code and message, or to
 * the start of the text, without IDs, addresses, paths, and times. Returns at most `length` characters.
 */
export function errorSignature(text: string, length = SIGNATURE_LENGTH): string {
  const plain = plainText(text);
  const code = codeOf(plain);
  const { name, message: found } = messageOf(plain, code);
  const message = code && found.startsWith(code) ? clean(found.slice(code.length)) : found;
  const isInternal = code === 'XX000' && wordCount(message) >= MIN_WORDS;
  const product = productOf(plain);
  const isCommon = product === 'Storage' || /^\S+ \S+$/.test(message);
  const id = isInternal ? undefined : (code ?? name ?? (isCommon ? product : undefined));
  const words = code || name || message ? [id, message] : [statusOf(plain, product)];
  return cutWords(words.filter(Boolean).join(' ') || startOf(plain) || collapse(plain), length);
}

/** The first line that can be a message, or the start of the text. */
function startOf(text: string): string {
  const start = text.slice(0, MAX_PLAIN_LENGTH);
  const isMessage = (line: string) => wordCount(line) >= MIN_WORDS && !line.endsWith(':');
  const line = start.length > QUERY_LENGTH ? linesOf(start).find(isMessage) : undefined;
  return clean(line ?? collapse(start.replace(TAG, '')));
}

const wordCount = (text: string) =>
  text.match(/(?<!\p{L})(?!null\b)\p{L}{4,25}(?!\p{L}|'\p{L})/gu)?.length ?? 0;

/** Products have statuses and short messages in common, and Storage and the Data API also others. */
function productOf(text: string): string | undefined {
  const [found, path = 'functions'] =
    /\/(auth|functions|realtime|rest)\/v1\b|"code": ?\d{3}, ?"message"/.exec(text) ?? [];
  return STORAGE.test(text) ? 'Storage' : found && (PRODUCTS[path] ?? path);
}

export function mentionsFailure(text: string): boolean {
  return IN_QUERY.test(text);
}

/** The error in a question: in quotation marks, after a colon, or after "I get". */
const ASKED: readonly RegExp[] = [
  /^(?=[^"“`]*\b(?:I|we|my|our|getting|this error)\b)((?:[\p{L}\d'’.,]+ )+[\p{L}]+:?\s)["“`](\S+ .+)["”`](?![\p{L}\d])/su,
  /^((?:[\p{L}\d'’.,]+ )*\b(?:I|we|getting|this error)\b[\p{L}\d'’, ]*:)\s+(?!["'`])(.+)/su,
  /^((?:[\p{L}\d'’.,]+ )*(?:I|we) (?:\p{L}+ )?(?:get|got|getting|see) (?:(?:the|this|an?|following|error|message) )*|error: (?![^]*\n))(.+)/su,
];
/** After the error in a question. */
const QUESTION =
  / (?:(?:even )?(?:al)?though|when|how|what|why|please|any)\b[^:"\n]*\b(?:I|my|we|fix|solve)\b.*$/s;

export function askedError(text: string): string | undefined {
  for (const pattern of ASKED) {
    const [, before = '', found = ''] = pattern.exec(text) ?? [];
    const error = found.replace(QUESTION, '');
    const isAsked = /\b(?:error|why|keep getting)\b|^getting/i.test(before) || SIGNAL.test(error);
    if (error && isAsked && !SIGNAL.test(before.replace('error', ''))) return error;
  }
  return undefined;
}

/** Removes colors, decodes URL parameters, and unwraps JSON in a string. */
function plainText(text: string): string {
  const start = (askedError(text) ?? text)
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/\p{Cc}\[[\d;]*m/gu, '')
    .replace(/\[?[\p{So}⨯×]\uFE0F?\]? ?/gu, '')
    // The code of a notice isn't the error's.
    .replace(/^(?:psql:\S+ )?NOTICE\b.*\n/gm, '')
    // A line that ends with a space goes on.
    .replace(/(?<=\S) \n(?=[a-z])/g, ' ');
  const json = /\\"\w+\\"\s*:/.test(start) ? start.replace(/\\(["\\])/g, '$1') : start;
  return (
    json
      .replace(/\\u([\da-f]{4})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
      // A URL within another one is encoded twice.
      .replace(/%(?:25)+(?=[\da-f]{2})/gi, '%')
      .replace(/(?<=error(?:_\w{1,20})?)%3D|%(?:26|3F|23)(?=error)/gi, decodeURIComponent)
      // Realtime quotes the entire message.
      .replace(/(?:\b[A-Z]{1,20}_ERROR )?\bError: "([^"\n]+)"/g, '$1')
      .replace(/\bAggregateError \[(E[A-Z]+)\]:?/g, 'connect $1')
      // `Exception(status: a)` in Dart.
      .replace(/\b([A-Z]\w+Exception)\((?=\w+: )/g, '$1: ')
      .replace(/(?<=\berror_description=)[^&#\s"']*[+%][^&#\s"']*/g, decodeValue)
      .replace(/<(Code|Message)>([^<]*)<\/\1>/g, (_, name: string, value: string) => {
        return ` ${name.toLowerCase()}="${value}" `;
      })
  );
}

function decodeValue(value: string): string {
  const spaced = value.replace(/\+/g, ' ');
  try {
    return JSON.stringify(decodeURIComponent(spaced));
  } catch {
    return spaced;
  }
}

function codeOf(text: string): string | undefined {
  const named = [...text.matchAll(CODE_VALUE)]
    .map(([all, name, code]) => ({ all, isCode: /code|stat/i.test(name!), code: code! }))
    // `Error: name is required` isn't a value.
    .filter(({ all, isCode }) => isCode || /["'=]/.test(all))
    .filter(({ code }) => !GENERAL_CODE.test(code) && !HEX.test(code) && CODE_SHAPE.test(code))
    .sort((a, b) => Number(b.isCode) - Number(a.isCode));
  return (
    POSTGREST_CODE.exec(text)?.[0] ??
    POOLER_CODE.exec(text)?.[1] ??
    named[0]?.code ??
    POSTGRES_CODE.exec(text)?.[0] ??
    NUMERIC_CODE.exec(text)?.[1] ??
    (/Error sending [A-Za-z ]+ to provider: /.test(text) ? 'sms_send_failed' : undefined)
  );
}

function messageOf(text: string, code = '\n'): { name?: string | undefined; message: string } {
  const values = [...text.matchAll(MESSAGE_VALUE)].map(([, value]) =>
    clean(/^["'`]/.test(value!) ? unquote(value!) : value!.replace(NEXT_VALUE, '')),
  );
  values.push(...[...text.matchAll(SENTENCE_VALUE)].map(([, value]) => clean(unquote(value!))));
  values.push(
    ...[...text.matchAll(NAME_VALUE)]
      .map(([, name]) => name!)
      .filter((name) => !GENERAL_NAME.test(name)),
  );
  const value = values.find(
    (item) => item !== '' && !/^(?:null$|JSON could not be generated)/i.test(item),
  );
  const isFetch = /\bfetch failed\b/.test(text);
  const cause = text
    .split(/\n|\\n/)
    .findLast((line) => ORIGINAL.test(line.trim()))
    ?.trim()
    .replace(ORIGINAL, '')
    .replace(SYSTEM_ERROR, isFetch ? 'fetch failed: ' : '');
  if (cause !== undefined && (isFetch || value === undefined)) return split(cause);
  // "Unauthorized" says less than the text in front of the response.
  if (value?.includes(' ')) return split(value);
  const lines = linesOf(text);
  // A line such as "Error: P3014" only has a code.
  const found = lines.filter(
    (item) => !isCodeOnly(item.replace(LOG_LEVEL, '').replace(BEFORE_MESSAGE, '')),
  );
  const last = found.findLastIndex((item) => SIGNAL.test(item));
  const messages = found.filter((item, index) => index >= last || !HEADING.test(item));
  // In a log, an error before the one with the code says what failed.
  const isLogged = LOG_LEVEL.test(messages.find((item) => SIGNAL.test(item)) ?? '');
  const line =
    messages.find((item) => item.includes(code) && SIGNAL.test(item) && !isLogged) ??
    messages.find((item) => NAMED.test(item)) ??
    messages.find((item) => SIGNAL.test(item)) ??
    messages.find(
      (item) => /^\W*(.+)/.exec(item)?.[1]?.startsWith(code) && wordCount(item) >= MIN_WORDS,
    );
  if (line === undefined || (value && (/^["'{]/.test(line) || !line.includes(value))))
    return split(value ?? '');
  const named = split(line.replace(LOG_LEVEL, ''));
  // Another line can have the reason after the same message.
  const longer = named.message && messages.find((item) => item.startsWith(`${named.message}: `));
  return longer ? split(longer) : named;
}

/** The lines that can have the message. */
function linesOf(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(TAG, ''))
    .filter((line) => line && !NOISE.test(line));
  // The last line of a Python traceback is the error.
  return /^Traceback|\bFile "/m.test(text) ? lines.reverse() : lines;
}

const isCodeOnly = (text: string) => /\d/.test(text) && !/\s/.test(text);

function split(line: string): { name?: string | undefined; message: string } {
  const inModule = line.replace(MODULE, '');
  if (inModule !== line && wordCount(inModule) > MIN_WORDS) return split(inModule);
  const [, name, message] = NAMED.exec(line) ?? [];
  if (name === undefined || message === undefined) return { message: clean(line) };
  if (wordCount(message) === 0) return { message: clean(line) || name };
  return { name: GENERAL_NAME.test(name) ? undefined : name, message: clean(message) };
}

function clean(text: string): string {
  const message = text.replace(MODULE, '').replace(BEFORE_CAUSE, '');
  const parts = message
    .split(/\\n|\n|(?<=[a-z)]{2})\.\s+(?=[A-Z])|(?<=[^!]{40})!\s+(?=[A-Z])/)
    .filter((part) => part.trim());
  const [first = '', second = ''] = parts;
  const isShort = wordCount(first) < MIN_WORDS && message.includes(`${first}. `);
  const start = (isShort ? `${first} ${second}` : first).replace(BEFORE_MESSAGE, '');
  return collapse(
    withoutVariables(start.replace(CODE_AND_MESSAGE, '$1'))
      .replace(/[()[\]{}]{1,9}(?=\s|$)|(?<=\s|^)[()[\]{},:;—]{1,9}/g, ' ')
      .replace(/(["'`])\s*\1/g, '')
      .replace(/^(["'`])([^"'`]*)\1$/, '$2')
      .replace(/[\s.:;,…-]{1,9}$/, ''),
  );
}

export function withoutVariables(message: string): string {
  return VARIABLE.reduce((rest, pattern) => rest.replace(pattern, ' '), message);
}

function statusOf(text: string, product?: string): string | undefined {
  const [, status, phrase = ''] = HTTP_STATUS.exec(text) ?? [];
  return status && (product ? `${status} ${product} errors` : `${status} ${phrase}`.trim());
}

const unquote = (value: string) =>
  /^["'`]/.test(value) ? value.replace(/^.|["'`]$/g, '').replace(/\\(["'`\\])/g, '$1') : value;

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

function cutWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(' ', length);
  return text.slice(0, space > 0 ? space : length);
}
