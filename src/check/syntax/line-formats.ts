import type { CodeDiagnostic } from '../../lib/diagnostic';

type ReadLine = (line: string) => Omit<CodeDiagnostic, 'line' | 'column'> | undefined;

function eachLine(code: string, read: ReadLine): CodeDiagnostic[] {
  return code.split('\n').flatMap((text, index) => {
    const error = read(text);
    const column = text.length - text.trimStart().length + 1;
    return error ? [{ line: index + 1, column, ...error }] : [];
  });
}

const VARIABLE = /^\s*(export\s+)?[A-Za-z_]\w*=("[^"]*"|'[^']*'|[^"'\s][^\s]*|)\s*(#.*)?$/;

/** Lines that aren't a `KEY=value` pair, a comment, or empty. */
export function envErrors(code: string): CodeDiagnostic[] {
  return eachLine(code, (line) =>
    /^\s*(#|$)/.test(line) || VARIABLE.test(line)
      ? undefined
      : {
          message: `Not a variable: ${line.trim()}`,
          fix: 'write KEY=value, and put a value with spaces in quotes',
        },
  );
}

const REQUEST = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+( HTTP\/[\d.]+)?$/;
const STATUS = /^HTTP\/[\d.]+ \d{3}( .*)?$/;
const HEADER = /^[\w-]+:\s*\S.*$/;

/** Only checks the head. A message can consist of headers only. */
export function httpErrors(code: string): CodeDiagnostic[] {
  const [head = ''] = code.split(/\n\s*\n/, 1);
  const [first] = head.split('\n');
  return eachLine(head, (line) => {
    if (HEADER.test(line) || (line === first && (REQUEST.test(line) || STATUS.test(line)))) {
      return undefined;
    }
    return {
      message: `Not a request line, status line, or header: ${line.trim()}`,
      fix: 'write "GET /path", "HTTP/1.1 200 OK", or "Name: value", and a blank line before a body',
    };
  });
}
