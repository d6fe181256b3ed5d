import { REQUEST_LANGUAGES } from '../../lib/strings/build';
import type { EnvText, HttpRequest } from './curl-request';
import { ENV_MARK, readCurl } from './curl-request';

/** What the code prints. `none` means that the status says everything. */
type ResponseKind = 'json' | 'text' | 'none';

/** A request in one language. */
export interface RequestCode {
  label: string;
  language: string;
  code: string;
}

/** The parts of an example and of its operation's responses that the code depends on. */
interface RequestExample {
  code: string;
  response?: string | undefined;
}
interface Response {
  status: number;
  properties?: readonly unknown[];
}

/**
 * Returns an example's `curl` command, and the same request in JavaScript and Python. The list is empty if
 * the example does more than send a request.
 */
export function requestCodes(
  { code, response }: RequestExample,
  responses: readonly Response[],
): RequestCode[] {
  const request = readCurl(code);
  if (!request) return [];
  const hasFields = ({ status, properties = [] }: Response) =>
    status < 300 && properties.length > 0;
  const isJson = response === undefined ? responses.some(hasFields) : /^\s*[[{"\d]/.test(response);
  const kind = isJson ? 'json' : response === undefined ? 'none' : 'text';
  return [
    { label: REQUEST_LANGUAGES.curl, language: 'bash', code: code.trimEnd() },
    { label: REQUEST_LANGUAGES.js, language: 'js', code: fetchCode(request, kind) },
    { label: REQUEST_LANGUAGES.python, language: 'python', code: pythonCode(request, kind) },
  ];
}

/** A piece of code in place of a value. */
class Code {
  constructor(readonly text: string) {}
}

/** How a language writes values. */
interface Syntax {
  text(text: EnvText): string;
  key(name: string): string;
  constants: Record<string, string>;
  /** Between the braces of an object and its members. */
  space: string;
  indent: string;
}

const JS: Syntax = {
  text: (text) => withVariables(text, quoted, (name) => `process.env.${name}`, template),
  key: (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name)),
  constants: {},
  space: ' ',
  indent: '  ',
};
const PYTHON: Syntax = {
  text: (text) =>
    withVariables(
      text,
      (plain) => JSON.stringify(plain),
      (name) => `os.environ["${name}"]`,
      (parts) =>
        `f"${parts.map((part, n) => (n % 2 ? `{os.environ['${part}']}` : JSON.stringify(part).slice(1, -1).replace(/[{}]/g, '$&$&'))).join('')}"`,
    ),
  key: (name) => JSON.stringify(name),
  constants: { true: 'True', false: 'False', null: 'None' },
  space: '',
  indent: '    ',
};

function quoted(text: string): string {
  const inner = JSON.stringify(text);
  return text.includes("'") ? inner : `'${inner.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** `parts` are texts and names of variables, which alternate. */
function template(parts: string[], end = ''): string {
  const escaped = (part: string) => part.replace(/[\\`]|\$(?=\{)/g, '\\$&');
  const inner = parts.map((part, n) => (n % 2 ? `\${process.env.${part}}` : escaped(part)));
  return `\`${inner.join('')}${end}\``;
}

/** Writes a text without variables, a variable, or a text that contains variables. */
function withVariables(
  text: EnvText,
  plain: (text: string) => string,
  variable: (name: string) => string,
  mixed: (parts: string[]) => string,
): string {
  const parts = text.split(ENV_MARK);
  const [before, name, after] = parts;
  if (name === undefined) return plain(text);
  return !before && !after && parts.length === 3 ? variable(name) : mixed(parts);
}

const MAX_WIDTH = 72;

/** `before` is the number of characters before the value in its line, without the indentation. */
function literal(value: unknown, syntax: Syntax, depth: number, before: number): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return syntax.text(value);
  if (typeof value !== 'object' || value === null) {
    return syntax.constants[String(value)] ?? String(value);
  }
  const isList = Array.isArray(value);
  const [open, close, space] = isList ? ['[', ']', ''] : ['{', '}', syntax.space];
  const members = Object.entries(value).map(([name, item]: [string, unknown]) => {
    const start = isList ? '' : `${syntax.key(name)}: `;
    return start + literal(item, syntax, depth + 1, start.length);
  });
  if (members.length === 0) return open + close;
  const line = `${open}${space}${members.join(', ')}${space}${close}`;
  const indent = syntax.indent.repeat(depth);
  if (!line.includes('\n') && indent.length + before + line.length <= MAX_WIDTH) return line;
  return `${open}${members.map((member) => `\n${indent}${syntax.indent}${member},`).join('')}\n${indent}${close}`;
}

/** Returns an object without the members that are undefined. */
function members(pairs: [name: string, value: unknown][]): Record<string, unknown> {
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

/** Returns an object, or undefined if it has no members. */
function record(pairs: readonly [string, unknown][] = []): object | undefined {
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

function call(name: string, value: unknown, depth: number, before: number): Code {
  return new Code(`${name}(${literal(value, JS, depth, before + name.length + 2)})`);
}

const isFile = (value: string) => value.startsWith('@');

/** The response is printed unless there's no body, or the status and the headers are what matters. */
const printsBody = ({ method, showsHeaders }: HttpRequest, kind: ResponseKind) =>
  method !== 'HEAD' && !(showsHeaders && kind === 'none');

function fetchCode(request: HttpRequest, kind: ResponseKind): string {
  const { method, headers, query, user, json, fields, form, file, output } = request;
  const read = (name: string) => new Code(`await readFile(${quoted(name)})`);
  const body = 'body: '.length;
  const bodies = [
    json !== undefined ? call('JSON.stringify', json, 1, body) : undefined,
    fields && call('new URLSearchParams', record(fields), 1, body),
    form && new Code('form'),
    file === undefined ? undefined : read(file),
  ];
  const login = user && template(`${user[0]}:${user[1]}`.split(ENV_MARK));
  const options = members([
    ['method', method === 'GET' ? undefined : method],
    [
      'headers',
      record([
        ...(login ? [['Authorization', new Code(`\`Basic \${btoa(${login})}\``)] as const] : []),
        ...headers,
      ] as [string, unknown][]),
    ],
    ['body', bodies.find(Boolean)],
    ['redirect', request.showsHeaders && method === 'GET' ? 'manual' : undefined],
  ]);
  const url =
    query.length > 0 ? template(request.url.split(ENV_MARK), '?${query}') : JS.text(request.url);
  const start = 'const response = await fetch(';
  const isLong = start.length + url.length > MAX_WIDTH;
  const target = isLong ? 'url' : url;
  const shown = literal(options, JS, 0, start.length + target.length + 3);
  const lines = [
    ...(query.length > 0
      ? [`const query = ${call('new URLSearchParams', record(query), 0, 14).text}`]
      : []),
    ...(form ? ['const form = new FormData()'] : []),
    ...(form ?? []).map(([name, value]) => {
      const path = value.slice(1);
      const item = isFile(value)
        ? `new Blob([${read(path).text}]), ${quoted(path)}`
        : formValue(value);
      return `form.set(${quoted(name)}, ${item})`;
    }),
    ...(isLong ? [`const url = ${url}`] : []),
    `${start}${target}${shown === '{}' ? '' : `, ${shown}`})`,
    request.showsHeaders
      ? 'console.log(response.status, Object.fromEntries(response.headers))'
      : 'if (!response.ok) throw new Error(await response.text())',
  ];
  const bodyCode = {
    json: 'await response.json()',
    text: 'await response.text()',
    none: 'response.status',
  };
  if (output !== undefined) {
    lines.push(`await writeFile(${quoted(output)}, Buffer.from(await response.arrayBuffer()))`);
  } else if (printsBody(request, kind)) lines.push(`console.log(${bodyCode[kind]})`);
  const code = lines.join('\n');
  const used = ['readFile', 'writeFile'].filter((name) => code.includes(`await ${name}(`));
  return used.length > 0
    ? `import { ${used.join(', ')} } from 'node:fs/promises'\n\n${code}`
    : code;
}

/** A JSON value in a form becomes an object. */
function formValue(text: string): string {
  try {
    return call('JSON.stringify', JSON.parse(text), 0, 0).text;
  } catch {
    return JS.text(text);
  }
}

function pythonCode(request: HttpRequest, kind: ResponseKind): string {
  const { method, query, user, json, fields, form = [], file, output } = request;
  const read = (name: string) => `Path(${JSON.stringify(name)}).read_bytes()`;
  const files = form.filter(([, value]) => isFile(value));
  // The library sets this header itself.
  const headers = request.headers.filter(
    ([name, value]) =>
      !(json !== undefined && `${name}: ${value}` === 'Content-Type: application/json'),
  );
  const options = members([
    ['params', record(query)],
    ['auth', user && new Code(`(${user.map(PYTHON.text).join(', ')})`)],
    ['headers', record(headers)],
    ['json', json],
    [
      'data',
      file === undefined
        ? record(fields ?? form.filter(([, value]) => !isFile(value)))
        : new Code(read(file)),
    ],
    [
      'files',
      record(
        files.map(([name, value]) => {
          const path = value.slice(1);
          return [name, new Code(`(${JSON.stringify(path)}, ${read(path)})`)];
        }),
      ),
    ],
    ['allow_redirects', request.showsHeaders && method === 'GET' ? false : undefined],
  ]);
  const args = Object.entries(options).map(
    ([name, value]) => `\n    ${name}=${literal(value, PYTHON, 1, name.length + 1)},`,
  );
  const url = PYTHON.text(request.url);
  const isLong = 4 + url.length > MAX_WIDTH;
  const target = isLong ? 'url' : url;
  const lines = [
    ...(isLong ? [`url = ${url}`] : []),
    `response = requests.${method.toLowerCase()}(${args.length > 0 ? `\n    ${target},${args.join('')}\n` : target})`,
    request.showsHeaders
      ? 'print(response.status_code, dict(response.headers))'
      : 'response.raise_for_status()',
  ];
  const bodyCode = { json: 'response.json()', text: 'response.text', none: 'response.status_code' };
  if (output !== undefined) {
    lines.push(`Path(${JSON.stringify(output)}).write_bytes(response.content)`);
  } else if (printsBody(request, kind)) lines.push(`print(${bodyCode[kind]})`);
  const code = lines.join('\n');
  const standard = [
    ...(code.includes('os.environ') ? ['import os\n'] : []),
    ...(code.includes('Path(') ? ['from pathlib import Path\n'] : []),
  ];
  return `${standard.join('')}${standard.length > 0 ? '\n' : ''}import requests\n\n${code}`;
}
