export interface ErrorRow {
  /** The message, with the product or status in brackets if the table has a column for it. */
  error: string;
  cause: string;
  fix: string;
}

const NO_VALUE = '–';

/** True for the heads of the columns in a table of errors. */
export function isErrorTable(columns: readonly string[]): boolean {
  return columns.at(-1) === 'Fix' && /^(?:Cause|Message)$/.test(columns.at(-2) ?? '');
}

/**
 * Returns the text of a row in a table of errors, one line each for the error, its cause, and its fix. Returns
 * undefined for rows of other tables.
 */
export function errorRow(columns: readonly string[], cells: readonly string[]): string | undefined {
  if (!isErrorTable(columns) || cells.length !== columns.length) return undefined;
  const details = cells.slice(1, -2).filter((detail) => detail !== NO_VALUE);
  const error = [cells[0], ...details.map((detail) => `(${detail})`)].join(' ');
  return [error, ...cells.slice(-2)].join('\n');
}

/** Reads a text from `errorRow`. Returns undefined for any other text. */
export function readErrorRow(text: string): ErrorRow | undefined {
  const [error, cause, fix, ...rest] = text.split('\n');
  return error && cause && fix && rest.length === 0 ? { error, cause, fix } : undefined;
}
