import { MISSING_ABILITIES, MISSING_EXTENSIONS, MISSING_STATEMENTS } from './data/not-in-pglite';
import { readData } from './read-data';
import { AVAILABLE_EXTENSIONS } from './sql-database';
import type { SqlDatabase, SqlFailure } from './sql-database';
import { splitSql } from './sql-statements';
import type { Statement, SyntaxFault } from './sql-statements';

/** Something wrong in a text of a run; `offset` counts in UTF-16 units. */
export interface SqlFault {
  offset: number;
  code: string;
  message: string;
  hint?: string | undefined;
}

/** What came of one text of a run. */
export interface SqlOutcome {
  faults: SqlFault[];
  /** Why statements were only parsed. */
  unrun: string[];
}

/** Codes of Postgres for a name it does not know. */
const UNKNOWN_NAME = new Set(['42P01', '42703', '42704', '42883', '3F000']);

/** Runs texts one after the other on one new project, each in a session of its own. */
export async function runSql(
  database: SqlDatabase,
  codes: string[],
  withSampleTables: boolean,
): Promise<SqlOutcome[]> {
  const texts = await Promise.all(codes.map(splitSql));
  return database.forgetting(async () => {
    if (withSampleTables) await createSampleTables(database, texts, codes);
    const outcomes: SqlOutcome[] = [];
    const skipped: { text: string; reason: string }[] = [];
    for (const statements of texts) {
      const outcome: SqlOutcome = { faults: [], unrun: [] };
      outcomes.push(outcome);
      if (!Array.isArray(statements)) {
        outcome.faults.push({ ...statements, code: '42601' });
        continue;
      }
      await database.resetSession();
      for (const statement of statements) {
        let reason = whyNotRunnable(statement);
        if (!reason) {
          const failure = await runStatement(database, statement);
          reason = failure && whyUnable(failure, statement, skipped);
          const fault = reason ? undefined : findFault(statement, failure);
          if (fault) outcome.faults.push(fault);
        }
        if (reason) {
          skipped.push({ text: statement.text, reason });
          if (!outcome.unrun.includes(reason)) outcome.unrun.push(reason);
        }
      }
    }
    return outcomes;
  });
}

function whyNotRunnable({ kind, node, text }: Statement): string | undefined {
  const extension = kind === 'CreateExtensionStmt' && String(node['extname']);
  if (extension && extension in MISSING_EXTENSIONS && !AVAILABLE_EXTENSIONS.has(extension)) {
    return `extension ${extension} is not in PGlite`;
  }
  if (kind === 'CreateFdwStmt') return 'PGlite has no foreign data wrappers';
  if (kind === 'CreateFunctionStmt' && MISSING_EXTENSIONS['plv8']!.test(text)) {
    return 'extension plv8 is not in PGlite';
  }
  return MISSING_STATEMENTS[kind];
}

function whyUnable(
  { code, message }: SqlFailure,
  { text }: Statement,
  skipped: { text: string; reason: string }[],
): string | undefined {
  if (MISSING_ABILITIES[code]) return MISSING_ABILITIES[code];
  if (!UNKNOWN_NAME.has(code)) return undefined;
  const extension = Object.entries(MISSING_EXTENSIONS).find(([, names]) => names.test(text))?.[0];
  if (extension) return `extension ${extension} is not in PGlite`;
  const name = /"([^"]+)"|function (?:\w+\.)?(\w+)\(/.exec(message)?.slice(1).find(Boolean);
  const word = name?.split('.').at(-1);
  return word
    ? skipped.find((earlier) => new RegExp(`\\b${escape(word)}\\b`).test(earlier.text))?.reason
    : undefined;
}

function escape(text: string): string {
  return text.replace(/[^\w]/g, '\\$&');
}

function findFault(
  { text, offset, expectedError }: Statement,
  failure: SqlFailure | undefined,
): SqlFault | undefined {
  if (!failure) {
    return expectedError
      ? {
          offset,
          code: '00000',
          message: `It is said to fail with "${expectedError}", but it runs`,
        }
      : undefined;
  }
  if (expectedError && failure.message.includes(expectedError)) return undefined;
  const { code, message, hint, position } = failure;
  const within = position ? [...text].slice(0, position - 1).join('').length : 0;
  return {
    offset: offset + within,
    code,
    message: expectedError
      ? `It is said to fail with "${expectedError}", but: ${message}`
      : message,
    hint,
  };
}

/** The transactions of a sample become savepoints, for all of it runs in one of ours. */
const TRANSACTIONS: Record<string, string> = {
  TRANS_STMT_BEGIN: 'savepoint sample',
  TRANS_STMT_START: 'savepoint sample',
  TRANS_STMT_ROLLBACK: 'rollback to savepoint sample',
  TRANS_STMT_COMMIT: 'set constraints all immediate; release savepoint sample',
};

async function runStatement(
  database: SqlDatabase,
  { kind, node, text }: Statement,
): Promise<SqlFailure | undefined> {
  const replacement = kind === 'TransactionStmt' && TRANSACTIONS[String(node['kind'])];
  if (replacement) return database.runBare(replacement);
  // On the platform an extension lets postgres create and drop these without being a superuser.
  const privileged = kind === 'CreateExtensionStmt' || kind === 'CreateEventTrigStmt';
  return privileged ? database.runAsAdministrator(text) : database.run(text);
}

async function createSampleTables(
  database: SqlDatabase,
  texts: (Statement[] | SyntaxFault)[],
  codes: string[],
): Promise<void> {
  const tableOf = ({ node }: Statement) =>
    (node['relation'] as { relname?: string } | undefined)?.relname ?? '';
  const created = new Set(
    texts
      .flatMap((text) => (Array.isArray(text) ? text : []))
      .filter(({ kind }) => kind === 'CreateStmt')
      .map(tableOf),
  );
  const all = codes.join('\n');
  const samples = (await splitSql(readData('sql-sample-tables.sql'))) as Statement[];
  for (const statement of samples) {
    const table = tableOf(statement);
    if (created.has(table) || !new RegExp(`\\b${table}\\b`).test(all)) continue;
    const failure = await database.run(statement.text);
    if (failure) throw new Error(`sql-sample-tables.sql: ${failure.message}`);
  }
}
