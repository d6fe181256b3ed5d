import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORT_FILE } from '../results/proofs';
import { lineDates } from './line-dates';

/**
 * Returns the date (ISO 8601) of each page's proofs, by its file: the last commit that changed its line in
 * the verification report, because an example or a version changed. Later checks had the same results. Leaves
 * out results that aren't committed. Empty without a complete history.
 */
export function proofDates(root: string): Map<string, string> {
  const dates = lineDates(root, REPORT_FILE).get(REPORT_FILE);
  if (!dates) return new Map();
  const lines = readFileSync(join(root, REPORT_FILE), 'utf8').split('\n');
  const pages = lines.map((line, index): [string, string] => [
    /^"([^"]+)": /.exec(line)?.[1] ?? '',
    dates[index] ?? '',
  ]);
  return new Map(pages.filter(([file, date]) => file && date));
}
