/** A text in which `envMark()` marks the places of environment variables. */
export type EnvText = string;

/** The characters are in Unicode's private use area, so that JSON can contain them. */
const envMark = (name: string): string => `\uE000${name}\uE001`;
export const ENV_MARK = /\uE000(\w+)\uE001/;

type Pair = [name: string, value: EnvText];

/** A request, as a `curl` command describes it. */
export interface HttpRequest {
  method: string;
  url: EnvText;
  headers: Pair[];
  /** Parameters that aren't in the URL yet. */
  query: Pair[];
  /** User name and password. */
  user?: [EnvText, EnvText];
  json?: unknown;
  /** Sent as `application/x-www-form-urlencoded`. */
  fields?: Pair[];
  /** Sent as `multipart/form-data`. A value that starts with `@` is the name of a file. */
  form?: Pair[];
  /** The name of the file that's sent as the body. */
  file?: string;
  /** The name of the file that the response is saved in. */
  output?: string;
  /** True if the command prints the status and the headers of the response. */
  showsHeaders: boolean;
}

const WORD = /(?:'[^']*'|"(?:[^"\\`]|\\[^])*"|\$\w+|[\w./:@=,%+-])+/g;
const PART = /'([^']*)'|"((?:[^"\\]|\\[^])*)"|\$(\w+)|([^'"$]+)/g;

/** Returns undefined if the shell does more than split a line into words and insert variables. */
function shellWords(command: string): EnvText[] | undefined {
  const rest = command.replace(WORD, '').replace(/\\\n|[ \t]/g, '');
  if (rest !== '' || /\$[^\w]/.test(command)) return undefined;
  const insert = (text: string) => text.replace(/\$(\w+)/g, (_, name: string) => envMark(name));
  const unescape = (text: string) =>
    text.replace(/\\(["\\$`])|\$(\w+)/g, (_, escaped: string, name: string) =>
      escaped ? escaped : envMark(name),
    );
  return [...command.matchAll(WORD)].map(([word]) =>
    word.replace(PART, (part, single?: string, double?: string) =>
      single !== undefined ? single : double !== undefined ? unescape(double) : insert(part),
    ),
  );
}

const SHORT = new Map([
  ['-X', '--request'],
  ['-H', '--header'],
  ['-d', '--data'],
  ['-F', '--form'],
  ['-o', '--output'],
  ['-u', '--user'],
  ['-G', '--get'],
  ['-I', '--head'],
  ['-i', '--include'],
  ['-s', '--silent'],
]);
/** Options that don't change the request. */
const IGNORED = new Set(['--silent', '--fail', '--fail-with-body', '--show-error']);

/**
 * Reads a `curl` command. Returns undefined for anything else, such as a pipeline, a loop, or a command with
 * an option that has no counterpart in other languages.
 */
export function readCurl(code: string): HttpRequest | undefined {
  const [name, ...words] = shellWords(code.trim()) ?? [];
  if (name !== 'curl') return undefined;
  const request: HttpRequest = {
    ...{ method: '', url: '', headers: [], query: [], showsHeaders: false },
  };
  const pairs: Pair[] = [];
  let isQuery = false;
  while (words.length > 0) {
    const word = words.shift()!;
    const option = SHORT.get(word) ?? word;
    if (IGNORED.has(option)) continue;
    if (option === '--get') isQuery = true;
    else if (option === '--include') request.showsHeaders = true;
    else if (option === '--head') Object.assign(request, { method: 'HEAD', showsHeaders: true });
    else if (option.startsWith('-')) {
      const value = words.shift();
      if (value === undefined) return undefined;
      if (option === '--request') request.method = value;
      else if (option === '--header') request.headers.push(splitAt(value, /: */));
      else if (option === '--output') request.output = value;
      else if (option === '--user') request.user = splitAt(value, /:/);
      else if (option === '--data-urlencode') pairs.push(splitAt(value, /=/));
      else if (option === '--form') (request.form ??= []).push(splitAt(value, /=/));
      else if (!/^--data(-binary)?$/.test(option) || !addBody(request, value)) return undefined;
    } else if (request.url) return undefined;
    else request.url = word;
  }
  if (isQuery) request.query = pairs;
  else if (pairs.length > 0) request.fields = pairs;
  const { json, fields, form, file } = request;
  request.method ||= (json ?? fields ?? form ?? file) === undefined ? 'GET' : 'POST';
  return request.url ? request : undefined;
}

function splitAt(text: string, separator: RegExp): Pair {
  const { 0: found, index } = separator.exec(text) ?? { 0: '', index: text.length };
  return [text.slice(0, index), text.slice(index + found.length)];
}

/** Returns false if the body isn't JSON or a file. */
function addBody(request: HttpRequest, text: string): boolean {
  if (/^@[^-]/.test(text)) request.file = text.slice(1);
  else {
    try {
      request.json = JSON.parse(text) as unknown;
    } catch {
      return false;
    }
  }
  return true;
}
