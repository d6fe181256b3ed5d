// `npx tsx scripts/count-proofs.ts [<paths>]`: counts fenced examples by label in the committed
// verification report, without JSON, plain text, diffs, and MDX.
import { parseCache } from '../src/node/base/parse-cache';
import { readSite } from '../src/node/site/site-model';
import { readSourceFiles } from '../src/node/sources/source-files';
import { PROOFS, readProofs, sampleKey, verificationOf } from '../src/node/results/proofs';
import { readSamples } from '../src/node/examples/samples';

const SKIPPED = new Set(['json', 'text', 'diff', 'mdx']);
const paths = process.argv.slice(2);
const root = process.cwd();
const proofs = readProofs(root);
const { files } = readSourceFiles(root);
const cache = parseCache();
const samples = readSamples(files, readSite(files, cache), cache);

const counts = new Map<string, number>();
const seen = new Set<string>();
for (const sample of samples) {
  const { role, language, page, file, code, optOut } = sample;
  const key = sampleKey(language, code);
  const isCounted = role === 'fence' && !SKIPPED.has(language) && !seen.has(`${file} ${key}`);
  if (!isCounted || !(paths.length === 0 || paths.some((path) => page.startsWith(path)))) continue;
  seen.add(`${file} ${key}`);
  const label =
    optOut === undefined ? (verificationOf(proofs, sample)?.proof ?? 'none') : 'opt-out';
  counts.set(label, (counts.get(label) ?? 0) + 1);
}

const strong = PROOFS.filter((proof) => proof !== 'parsed');
const proven = strong.reduce((sum, proof) => sum + (counts.get(proof) ?? 0), 0);
for (const [label, count] of [...counts].sort((a, b) => b[1] - a[1])) console.log(label, count);
const share = seen.size === 0 ? 0 : (100 * proven) / seen.size;
console.log(`${proven} of ${seen.size} (${share.toFixed(1)}%): ${strong.join(', ')}`);
