import { mutations } from './mutations';
import type { Mutation } from './mutations';
import { runOnCopy } from './patches';
import type { CopyReport } from './patches';

const COUNT = 50;
const LEAST = 48;

const changes = mutations(20261121, COUNT);
let report: CopyReport;

beforeAll(() => {
  [report] = runOnCopy([changes]) as [CopyReport];
}, 300_000);

test(`at least ${LEAST} of ${COUNT} random changes are noticed in the example they break`, () => {
  const isNoticed = ({ file, lines }: Mutation) =>
    report.diagnostics.some(
      (diagnostic) => diagnostic.file === file && lines.includes(diagnostic.line),
    );
  const missed = changes.filter((change) => !isNoticed(change));
  const told = missed.map(({ kind, file, lines, find }) => `${file}:${lines[0]} ${kind}: ${find}`);
  expect(told.length > COUNT - LEAST ? told : []).toEqual([]);
});
