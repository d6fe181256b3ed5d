import { join } from 'node:path';
import { seedFor } from '../../fixtures/random';
import { mutations } from './mutations';
import type { Mutation } from './mutations';
import { runOnCopy } from './patches';
import type { CopyReport } from './patches';

const COUNT = 50;
const MINIMUM = 48;

// Random changes could miss the minimum by chance.
const changes = mutations(seedFor('Random changes to examples', 20261121), COUNT);
let report: CopyReport;

beforeAll(() => {
  [report] = runOnCopy({ source: join(__dirname, '../../..'), groups: [changes] }) as [CopyReport];
}, 600_000);

test(`the checks report at least ${MINIMUM} of ${COUNT} random changes in the example they break`, () => {
  const isReported = ({ file, lines }: Mutation) =>
    report.diagnostics.some(
      (diagnostic) => diagnostic.file === file && lines.includes(diagnostic.line),
    );
  const missed = changes
    .filter((change) => !isReported(change))
    .map(({ kind, file, lines, find }) => `${file}:${lines[0]} ${kind}: ${find}`);
  process.stdout.write(`${COUNT - missed.length} of ${COUNT} random changes reported\n`);
  expect(missed.length > COUNT - MINIMUM ? missed : []).toEqual([]);
});
