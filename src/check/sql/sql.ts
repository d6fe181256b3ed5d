import { groupBy } from '../../lib/group-by';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Proof } from '../../node/results/proofs';
import type { Check, CheckResult } from '../runner/check';
import { SqlDatabase } from '../../run/engine/sql-database';
import { freshDataFolder } from '../../node/run/fresh-database';
import { runSql } from './run-examples';
import type { SqlError, SqlOutcome } from './run-examples';
import { positionAt } from '../../lib/positions';
import { exampleDiagnostic } from '../runner/check-examples';
import { NO_SETUP } from '../../run/engine/setup';
import type { Example } from '../../node/examples/example';
import { apiCalls } from './api-access';

/**
 * Runs SQL of pages and example data after the SQL and the users that a page requires, then checks
 * that calls on the page can use its tables.
 */
export const sql: Check = {
  name: 'sql',
  separate: (example) =>
    example.optOut === undefined &&
    (isSql(example) || isDenied(example) || apiCalls(example).length > 0),
  async run({ root, examples, cache }) {
    const result = { diagnostics: [] as Diagnostic[], proofs: new Map<string, Proof>() };
    const unrun = new Map<string, Example[]>();
    for (const unit of groupSql(examples)) {
      const texts = unit.filter(isSql);
      const calls = unit.flatMap((example, index) =>
        (unit.slice(index, index + 2).some(isDenied) ? [] : apiCalls(example)).flatMap(
          ({ access, offset }) => access.map((item) => ({ ...item, example, offset })),
        ),
      );
      const run = {
        codes: texts.map(({ code }) => code),
        setup: texts[0]?.setup ?? NO_SETUP,
        access: calls.map(({ table, privilege }) => ({ table, privilege })),
      };
      const compute = async () => runSql(await (database ??= open(root)), run);
      const { outcomes, denied } = await cache.get(['sql', JSON.stringify(run)], compute);
      for (const [index, example] of texts.entries()) {
        report(example, outcomes[index]!, result, unrun);
      }
      const keys = new Set(denied.map(({ table, privilege }) => `${table} ${privilege}`));
      for (const { table, privilege, example, offset } of calls) {
        if (!keys.delete(`${table} ${privilege}`)) continue;
        const message = `No API role has the "${privilege}" privilege on table "${table}"`;
        const fix = `in the SQL that creates it, add: grant ${privilege} on public.${table} to …`;
        const error = { ...positionAt(example.code, offset), message, fix };
        result.diagnostics.push(exampleDiagnostic(example, 'sql/grant', error));
      }
    }
    const remarks = [...unrun].map(
      ([reason, at]) =>
        `parsed only, ${reason}: ${at.map(({ file, line }) => `${file}:${line}`).join(', ')}`,
    );
    return { ...result, remarks };
  },
};

/** Shared by a process, since each run is rolled back. Stays open until the end. */
let database: Promise<SqlDatabase> | undefined;

const open = async (root: string) =>
  SqlDatabase.open({ loadDataDir: new Blob([await freshDataFolder(root)]) });

const isSql = ({ language }: Example) => language === 'sql';

/** In code other than SQL, or for the output after a call. */
const isDenied = ({ code, language }: Example) => language !== 'sql' && code.includes('42501');

/** Fences of a page or an entry, or an example's data. */
function groupSql(examples: Example[]): Example[][] {
  const groups = groupBy(examples, ({ role, page, entry, id }) =>
    role === 'fence' ? `${page} ${entry?.id ?? ''}` : id,
  );
  return [...groups.values()].filter((unit) => unit.some(isSql));
}

function report(
  example: Example,
  { errors, unrun, declared }: SqlOutcome,
  { diagnostics, proofs }: Required<Pick<CheckResult, 'diagnostics' | 'proofs'>>,
  reasons: Map<string, Example[]>,
): void {
  for (const error of errors) {
    const at = positionAt(example.code, error.offset);
    const message = error.message.charAt(0).toUpperCase() + error.message.slice(1);
    diagnostics.push(exampleDiagnostic(example, 'sql', { ...at, message, fix: fixFor(error) }));
  }
  for (const reason of unrun) reasons.set(reason, [...(reasons.get(reason) ?? []), example]);
  const proof = unrun.length > 0 ? 'parsed' : declared ? 'typed' : 'runs';
  if (errors.length === 0) proofs.set(example.id, proof);
}

const FIXES: Record<string, string> = {
  '00000': 'remove the comment "-- error: …", or change the statement so that it fails',
  '42501':
    'grant the privilege first, or use another statement, because the postgres role isn’t allowed to do this in a project',
  '42601': 'correct the syntax here',
  '42710': 'use another name, or drop the existing object first',
  '42P01':
    'correct the name, create the table in an earlier fence of this page, or name the section that creates it under "requires" in the front matter',
  '42P07': 'use another name, or drop the existing object first',
  '42703': 'correct the name of the column',
  '42704': 'correct the name, or create it in an earlier fence of this page',
  '42883': 'correct the name and the types of the arguments, or create the function earlier',
  '3F000': 'correct the name, or create the schema in an earlier fence of this page',
};

function fixFor({ code, hint, extension }: SqlError): string {
  const fix =
    FIXES[code] ??
    'fix the statement; if it’s supposed to fail, add a comment "-- error: <message>" after it';
  const declare = extension
    ? `; if the extension has it, declare it in src/run/extensions/${extension}.sql`
    : '';
  return `${fix}${declare}${hint ? ` (Postgres: ${hint})` : ''}`;
}
