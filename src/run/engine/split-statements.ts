import { loadModule, parseSync } from 'libpg-query';

export interface Statement {
  text: string;
  /** In UTF-16 units. */
  offset: number;
  /** `CreateStmt`. */
  kind: string;
  node: Record<string, unknown>;
  /** From the comment `-- error: …` after the statement. */
  expectedError?: string | undefined;
}

/** `offset` is in UTF-16 units. */
interface SqlSyntaxError {
  message: string;
  offset: number;
}

const BLANK = /^;?(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/;
const EXPECTED = /^[ \t]*-- error: (.+)$/m;

/** Postgres counts characters. */
export function toUtf16Offset(text: string, characters: number): number {
  return [...text].slice(0, Math.max(characters, 0)).join('').length;
}

/** With the parser of Postgres. */
export async function splitSql(code: string): Promise<Statement[] | SqlSyntaxError> {
  await loadModule();
  const bytes = new TextEncoder().encode(code);
  const indexOf = (byte: number) => new TextDecoder().decode(bytes.subarray(0, byte)).length;
  let stmts;
  try {
    stmts = parseSync(code).stmts ?? [];
  } catch (error) {
    const { message, sqlDetails } = error as Error & { sqlDetails?: { cursorPosition: number } };
    return { message, offset: toUtf16Offset(code, sqlDetails?.cursorPosition ?? 0) };
  }
  return stmts.map(({ stmt, stmt_location: from = 0, stmt_len: length }) => {
    const start = indexOf(from);
    const end = length ? indexOf(from + length) : code.length;
    const offset = start + BLANK.exec(code.slice(start, end))![0].length;
    const expectedError = EXPECTED.exec(BLANK.exec(code.slice(end))![0])?.[1]?.trim();
    const [kind, node] = Object.entries(stmt ?? {})[0] as [string, Record<string, unknown>];
    return { text: code.slice(offset, end), offset, kind, node, expectedError };
  });
}
