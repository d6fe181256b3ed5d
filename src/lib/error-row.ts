interface ErrorRow {
  /** The product or status follows in brackets if the table has it. */
  error: string;
  cause: string;
  fix: string;
}

const NO_VALUE = '–';

export function isErrorTable(columns: readonly string[]): boolean {
  return columns.at(-1) === 'Fix' && /^(?:Cause|Message)$/.test(columns.at(-2) ?? '');
}

/** A line each for error, cause, and fix. Undefined for rows of other tables. */
export function errorRow(columns: readonly string[], cells: readonly string[]): string | undefined {
  if (!isErrorTable(columns) || cells.length !== columns.length) return undefined;
  const details = cells.slice(1, -2).filter((detail) => detail !== NO_VALUE);
  const error = [cells[0], ...details.map((detail) => `(${detail})`)].join(' ');
  return [error, ...cells.slice(-2)].join('\n');
}

export function readErrorRow(text: string): ErrorRow | undefined {
  const [error, cause, fix, ...rest] = text.split('\n');
  return error && cause && fix && rest.length === 0 ? { error, cause, fix } : undefined;
}
