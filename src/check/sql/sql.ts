import { groupBy } from '../../lib/group-by';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Proof } from '../../node/verification/proofs';
import type { Check, CheckResult } from '../check';
import { SqlDatabase } from './database';
import { runSql } from './run-samples';
import type { SqlError, SqlOutcome } from './run-samples';
import { positionAt } from '../../lib/positions';
import { placeInSample } from '../../node/verification/samples';
import type { Sample } from '../../node/verification/samples';

/** Runs the SQL of pages and of example data on the database of a new project. */
export const sql: Check = {
  name: 'sql',
  separate: ({ language, optOut }) => language === 'sql' && optOut === undefined,
  async run({ root, samples, cache }) {
    const result = { diagnostics: [] as Diagnostic[], proofs: new Map<string, Proof>() };
    const unrun = new Map<string, Sample[]>();
    let database: SqlDatabase | undefined;
    try {
      for (const unit of groupSql(samples)) {
        const codes = unit.map(({ code }) => code);
        const fences = unit[0]?.role === 'fence';
        const compute = async () =>
          runSql((database ??= await SqlDatabase.open(root)), codes, fences);
        const outcomes = await cache.get(['sql', String(fences), ...codes], compute);
        for (const [index, sample] of unit.entries()) {
          report(sample, outcomes[index]!, result, unrun);
        }
      }
    } finally {
      await database?.close();
    }
    const remarks = [...unrun].map(
      ([reason, at]) =>
        `parsed only, ${reason}: ${at.map(({ file, line }) => `${file}:${line}`).join(', ')}`,
    );
    return { ...result, remarks };
  },
};

/** Groups samples that run in order: the fences of a page or an entry, or the data of an example. */
function groupSql(samples: Sample[]): Sample[][] {
  const groups = groupBy(samples, ({ role, page, entry, id }) =>
    role === 'fence' ? `${page} ${entry?.id ?? ''}` : id,
  );
  return [...groups.values()];
}

function report(
  sample: Sample,
  { errors, unrun, declared }: SqlOutcome,
  { diagnostics, proofs }: Required<Pick<CheckResult, 'diagnostics' | 'proofs'>>,
  reasons: Map<string, Sample[]>,
): void {
  for (const error of errors) {
    const at = placeInSample(sample, positionAt(sample.code, error.offset));
    const message = error.message.charAt(0).toUpperCase() + error.message.slice(1);
    diagnostics.push({ file: sample.file, ...at, rule: 'sql', message, fix: fixFor(error) });
  }
  for (const reason of unrun) reasons.set(reason, [...(reasons.get(reason) ?? []), sample]);
  const proof = unrun.length > 0 ? 'parsed' : declared ? 'typed' : 'runs';
  if (errors.length === 0) proofs.set(sample.id, proof);
}

const FIXES: Record<string, string> = {
  '00000': 'remove the comment "-- error: …", or change the statement so that it fails',
  '42501':
    'in a project, the role postgres isn’t allowed to do this: grant the right first, or use another statement',
  '42601': 'correct the syntax here',
  '42710': 'use another name, or drop the existing object first',
  '42P01': 'correct the name, or create the table in an earlier fence of this page',
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
    ? `; if the extension has it, declare it in src/check/extensions/${extension}.sql`
    : '';
  return `${fix}${declare}${hint ? ` (Postgres: ${hint})` : ''}`;
}
