import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORT_FILE } from '../results/proofs';
import { lineDates } from './line-dates';

/**
 * Returns the date (ISO 8601) of each page's proofs, by its file: the last commit that changed its line in
 * the verification report, because an example or a version changed. Later checks had the same results. Leaves
 * out results that aren't committed. Empty without a complete history.
 */
export function proofDates(root: string): Map<string, string> {
  const path = join(root, REPORT_FILE);
  const dates = lineDates(root, REPORT_FILE).get(REPORT_FILE);
  if (!dates || !existsSync(path)) return new Map();
  return new Map(
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index): [string, string][] => {
        const [, file] = /^"([^"]+)": /.exec(line) ?? [];
        const date = dates[index];
        return file !== undefined && date ? [[file, date]] : [];
      }),
  );
}
