import { z } from 'zod';
import type { Diagnostic } from '../../lib/diagnostic';
import { date, line } from '../sources/field-schemas';
import type { SourceFile } from '../sources/source-files';
import type { YamlSource } from '../sources/yaml-source';
import { checkShape, readYaml } from '../sources/yaml-source';
import { REVIEW_DAYS } from './stale-pages';

/** The file that lists promises about security, with the code that keeps each of them. */
export const PROMISES_FILE = 'content/promises.yml';

const promisesSchema = z.array(
  z.strictObject({
    /** The file that contains the promise. */
    file: line,
    /** A part of the sentence, as it's written. */
    says: line,
    /** The code or the standard that keeps it. */
    source: line,
    /** The version or commit of the source. */
    version: line,
    /** When someone last compared them. */
    date,
  }),
);

/** A promise about security that someone has verified. */
export type VerifiedPromise = z.infer<typeof promisesSchema>[number];

/** Reads the verified promises. There are none if the file is missing or invalid. */
export function readPromises(files: SourceFile[]): {
  promises: VerifiedPromise[];
  diagnostics: Diagnostic[];
  source?: YamlSource;
} {
  const file = files.find(({ path }) => path === PROMISES_FILE);
  if (!file) return { promises: [], diagnostics: [] };
  const source = readYaml(file.path, file.text);
  const { value = [], diagnostics } = checkShape<VerifiedPromise[]>(promisesSchema, source);
  return { promises: value, diagnostics: [...source.diagnostics, ...diagnostics], source };
}

/** Returns a list of the promises that were verified more than `REVIEW_DAYS` before `today`, in Markdown. */
export function stalePromises(promises: readonly VerifiedPromise[], today: string): string {
  const limit = new Date(today);
  limit.setUTCDate(limit.getUTCDate() - REVIEW_DAYS);
  const old = promises.filter((promise) => promise.date < limit.toISOString().slice(0, 10));
  if (old.length === 0) return '';
  const items = old.map(
    ({ file, says, source, version, date: verified }) =>
      `- \`${file}\`: "${says}", verified on ${verified} in ${source} (${version})`,
  );
  return `\n# Promises to verify again: ${old.length}\n\n${items.join('\n')}`;
}
