/** Returns true if SQL only reads data, which means that it can run twice in the same project. */
export function isReadOnly(sql: string): boolean {
  return startWith(sql, /^(select|values|table|show|explain)\b/i);
}

/**
 * Returns true if SQL only reads and changes rows, which means that it's useful to run it as several
 * callers.
 */
export function isAboutRows(sql: string): boolean {
  return startWith(sql, /^(select|values|table|with|insert|update|delete|explain)\b/i);
}

/** Returns true if each statement starts with one of the words in `pattern`. */
function startWith(sql: string, pattern: RegExp): boolean {
  const statements = sql
    .replace(/--.*|\/\*[^]*?\*\//g, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
  return statements.every((statement) => pattern.test(statement));
}
