/** `npm run bench:build`: see docs/benchmarks.md. */
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { exceededLimits, measureBuild } from './measure-build';
import type { Build } from './measure-build';
import { BUILD, createSite } from './own-site';
import { generatedGuides } from './generated-guides';

const { values } = parseArgs({
  options: {
    guides: { type: 'string', default: '300' },
    content: { type: 'boolean', default: false },
    'max-ms': { type: 'string', default: 'Infinity' },
    'max-mb': { type: 'string', default: 'Infinity' },
  },
});
const count = Number(values.guides);
const root = join(tmpdir(), `docs-bench-${process.pid}`);
const guides = generatedGuides(count);

/** At least a second long. */
function stepsOf(log: string): string[] {
  return [...log.matchAll(/success (.+? - \d+\.\d)\d*s/g)]
    .map(([, step]) => step!)
    .filter((step) => Number(step.split(' - ').at(-1)) >= 1);
}

function report(name: string, { seconds, largest, total, log }: Build): void {
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${((seconds * 1000) / count).toFixed(1)} ms per guide, ` +
      `peak memory ${largest.toFixed(0)} MB in the largest process, ${total.toFixed(0)} MB in total`,
  );
  for (const step of stepsOf(log)) console.log(`  ${step} s`);
}

function size(file: string): string {
  const bytes = readFileSync(file);
  const kilobytes = (length: number) => (length / 1000).toFixed(1);
  return `${kilobytes(bytes.length)} KB (${kilobytes(gzipSync(bytes).length)} gzip, ${kilobytes(brotliCompressSync(bytes).length)} brotli)`;
}

async function measureOwn(): Promise<void> {
  const folder = join(root, 'own');
  const [first = ''] = createSite(folder, guides, values.content);
  const source = join(folder, `content${first}.mdx`);
  const cold = await measureBuild(BUILD, folder);
  report('Cold', cold);
  const limits = { ms: Number(values['max-ms']), mb: Number(values['max-mb']) };
  for (const problem of exceededLimits(cold, count, limits)) {
    console.log(problem);
    process.exitCode = 1;
  }
  appendFileSync(source, '\nOne more sentence.\n');
  report('After one edit', await measureBuild(BUILD, folder));
  console.log(`HTML: ${size(join(folder, 'public', first, 'index.html'))}`);
  console.log(`page-data: ${size(join(folder, 'public/page-data', first, 'page-data.json'))}`);
}

async function main(): Promise<void> {
  mkdirSync(root, { recursive: true });
  try {
    console.log(`${count} guides of ${(guides.get('bench-0')!.length / 1000).toFixed(1)} KB`);
    await measureOwn();
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

void main();
