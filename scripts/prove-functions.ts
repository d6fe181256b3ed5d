// `npm run prove:functions [-- <parts of paths>]`
import { execFileSync } from 'node:child_process';
import { readFunctionPages } from '../src/check/functions/function-list';
import { FUNCTION_PROOFS_FILE, readFunctionProofs } from '../src/check/functions/function-proofs';
import { codeKey, readPageCode } from '../src/check/functions/page-code';
import { proveFunctions } from '../src/check/functions/prove-functions';
import { wantedPages } from '../src/check/runner/wanted-pages';
import { readParts } from '../src/node/markdown/partials';
import { writeFileAtomic } from '../src/node/base/write-file';
import { readText } from '../src/node/sources/read-text';
import { formatResults } from '../src/node/results/results-file';

async function main(): Promise<void> {
  const parts = readParts();
  const pages = wantedPages(readFunctionPages(), process.argv.slice(2));
  const deno = execFileSync(process.env['DENO'] ?? 'deno', ['--version'], { encoding: 'utf8' });
  const [, version = ''] = /^deno (\S+)/.exec(deno) ?? [];
  const proofs = readFunctionProofs('.');
  let failed = 0;
  const { log } = console;
  // Lite prints the errors that it returns.
  Object.assign(console, { warn: () => undefined, error: () => undefined });
  for (const [file, page] of pages) {
    try {
      const code = readPageCode(file, readText(file), parts, page.parts);
      const calls = await proveFunctions(page, code);
      const date = new Date().toISOString().slice(0, 10);
      const { functions } = page;
      proofs[file] = { date, code: codeKey(code), functions, calls, deno: version };
      log(`${file}: ${calls} calls of ${functions.join(', ')}`);
    } catch (error) {
      failed += 1;
      log(`${file}: failed\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  writeFileAtomic(FUNCTION_PROOFS_FILE, formatResults(proofs));
  log(`${pages.length - failed} of ${pages.length} pages proven in Deno ${version}`);
  process.exit(failed > 0 ? 1 : 0);
}

void main();
