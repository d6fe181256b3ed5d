/** Such SQL can run twice in the same project. */
export function isReadOnly(sql: string): boolean {
  return startWith(sql, /^(select|values|table|show|explain)\b/i);
}

/** Useful to run as several callers. */
export function isAboutRows(sql: string): boolean {
  return startWith(sql, /^(select|values|table|with|insert|update|delete|explain)\b/i);
}

function startWith(sql: string, pattern: RegExp): boolean {
  const statements = sql
    .replace(/--.*|\/\*[^]*?\*\//g, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
  return statements.every((statement) => pattern.test(statement));
}
