// `npm run check:external`: fails if a link is malformed or has been broken for too long, or if the
// list must be committed.
import { checkExternalLinks, externalLinks } from '../src/check/links/external-links';
import { LINK_RESULTS_FILE } from '../src/check/links/link-results';
import { describeError } from '../src/check/links/network';
import { runLinkCheck } from '../src/check/links/run-link-check';
import { parseCache } from '../src/node/base/parse-cache';
import { formatDiagnostics } from '../src/lib/diagnostic';
import { readSite } from '../src/node/site/site-model';
import { readSourceFiles } from '../src/node/sources/source-files';

async function main(): Promise<void> {
  const root = process.cwd();
  const links = externalLinks(readSite(readSourceFiles(root).files, parseCache()));
  const malformed = links.flatMap((link) => checkExternalLinks([link]));
  const wellFormed = links.filter((link) => checkExternalLinks([link]).length === 0);
  const today = new Date().toISOString().slice(0, 10);
  const { results, diagnostics, isChanged } = await runLinkCheck(root, wellFormed, today);
  console.log(`${links.length} external links, ${results.broken.length} broken`);
  for (const { url, firstBroken, error } of results.broken) {
    console.log(`- ${url} ${describeError(error)} (broken since ${firstBroken})`);
  }
  const problems = [...malformed, ...diagnostics];
  if (problems.length > 0) console.log(formatDiagnostics(problems));
  if (isChanged) console.log(`${LINK_RESULTS_FILE} has changed: commit it`);
  process.exitCode = problems.length > 0 || isChanged ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
