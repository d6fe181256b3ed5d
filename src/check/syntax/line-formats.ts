import type { CodeDiagnostic } from '../../lib/diagnostic';

type ReadContext = (line: string) => Omit<CodeDiagnostic, 'line' | 'column'> | undefined;

function eachLine(code: string, read: ReadContext): CodeDiagnostic[] {
  return code.split('\n').flatMap((text, index) => {
    const error = read(text);
    const column = text.length - text.trimStart().length + 1;
    return error ? [{ line: index + 1, column, ...error }] : [];
  });
}

const VARIABLE = /^\s*(export\s+)?[A-Za-z_]\w*=("[^"]*"|'[^']*'|[^"'\s][^\s]*|)\s*(#.*)?$/;

/** Files such as `.env`: `KEY=value` lines, comments and empty lines. */
export function envErrors(code: string): CodeDiagnostic[] {
  return eachLine(code, (line) =>
    /^\s*(#|$)/.test(line) || VARIABLE.test(line)
      ? undefined
      : {
          message: `Not a variable: ${line.trim()}`,
          fix: 'write KEY=value, with quotes round a value with spaces',
        },
  );
}

const REQUEST = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+( HTTP\/[\d.]+)?$/;
const STATUS = /^HTTP\/[\d.]+ \d{3}( .*)?$/;
const HEADER = /^[\w-]+:\s*\S.*$/;

/** An HTTP message: a request or status line, headers, an empty line, any body; or headers alone. */
export function httpErrors(code: string): CodeDiagnostic[] {
  const [head = ''] = code.split(/\n\s*\n/, 1);
  const [first] = head.split('\n');
  return eachLine(head, (line) => {
    if (HEADER.test(line) || (line === first && (REQUEST.test(line) || STATUS.test(line)))) {
      return undefined;
    }
    return {
      message: `Neither a request, a status nor a header: ${line.trim()}`,
      fix: 'write "GET /path", "HTTP/1.1 200 OK" or "Name: value", and an empty line before a body',
    };
  });
}
