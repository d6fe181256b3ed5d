import type { SqlDatabase, SqlFailure, SqlResult } from './sql-database';
import { creationOf, managedBy } from './extensions';
import type { Statement } from './split-statements';

export const UNKNOWN_NAME = new Set(['42P01', '42703', '42704', '42883', '3F000']);

/** A whole run is inside one transaction. */
const TRANSACTIONS: Record<string, string> = {
  TRANS_STMT_BEGIN: 'savepoint example',
  TRANS_STMT_START: 'savepoint example',
  TRANS_STMT_ROLLBACK: 'rollback to savepoint example',
  TRANS_STMT_COMMIT: 'set constraints all immediate; release savepoint example',
};

/** With the platform's privileges. Returns the error if the statement fails. */
export async function execute(
  database: SqlDatabase,
  statement: Statement,
  results?: SqlResult[],
): Promise<SqlFailure | undefined> {
  const { kind, node, text } = statement;
  const replacement = kind === 'TransactionStmt' && TRANSACTIONS[String(node['kind'])];
  if (replacement) return database.runBare(replacement);
  // On the platform, an extension lets postgres manage these without being a superuser.
  const isPrivileged = managedBy(statement).length > 0 || kind === 'CreateEventTrigStmt';
  return isPrivileged ? database.runAsAdministrator(text, results) : database.run(text, results);
}

/**
 * After an unknown name, creates the extensions that the statement names and runs `work` again:
 * some are enabled by default, and readers can enable others in the Dashboard.
 */
export async function withExtensions<T extends SqlFailure | 'undecided' | undefined>(
  database: SqlDatabase,
  extensions: string[],
  work: () => Promise<T>,
): Promise<T> {
  const result = await work();
  const isUnknown = typeof result === 'object' && UNKNOWN_NAME.has(result.code);
  if (!isUnknown || extensions.length === 0) return result;
  for (const name of extensions) await database.runAsAdministrator(creationOf(name));
  return work();
}
