import { loadModule, parseSync } from 'libpg-query';

/** One statement of a sample. */
export interface Statement {
  text: string;
  /** Where its text begins in the sample, counted in UTF-16 units. */
  offset: number;
  /** Name of its node in the syntax tree, such as `CreateStmt`. */
  kind: string;
  node: Record<string, unknown>;
  /** What the comment `-- error: …` behind it says it fails with. */
  expectedError?: string;
}

/** A text that is not SQL: what the grammar says, and where. */
export interface SqlSyntaxError {
  message: string;
  offset: number;
}

const BLANK = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/;
const EXPECTED = /^[ \t]*-- error: (.+)$/m;

/** Splits a sample by the grammar of Postgres. */
export async function splitSql(code: string): Promise<Statement[] | SqlSyntaxError> {
  await loadModule();
  const bytes = Buffer.from(code);
  const indexOf = (byte: number) => bytes.subarray(0, byte).toString().length;
  let stmts;
  try {
    stmts = parseSync(code).stmts ?? [];
  } catch (error) {
    const at = (error as { sqlDetails?: { cursorPosition: number } }).sqlDetails?.cursorPosition;
    return {
      message: (error as Error).message,
      offset: at && at > 0 ? [...code].slice(0, at).join('').length : 0,
    };
  }
  const statements = stmts.map(({ stmt, stmt_location: from = 0, stmt_len: length }) => {
    const start = indexOf(from);
    const end = length ? indexOf(from + length) : code.length;
    const blank = BLANK.exec(code.slice(start, end))![0].length;
    const [kind, node] = Object.entries(stmt ?? {})[0] as [string, Record<string, unknown>];
    return { text: code.slice(start + blank, end), offset: start + blank, kind, node };
  });
  return statements.map((statement, index) => {
    const next = statements[index + 1]?.offset ?? code.length;
    const behind = code.slice(statement.offset + statement.text.length, next);
    const expectedError = EXPECTED.exec(behind)?.[1]?.trim();
    return expectedError ? { ...statement, expectedError } : statement;
  });
}
