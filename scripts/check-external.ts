// `npm run check:external`: fails if a link is malformed or broken.
import { checkExternalLinks, externalLinks } from '../src/check/links/external-links';
import { findBrokenLinks } from '../src/check/links/broken-links';
import { formatDiagnostics } from '../src/lib/diagnostic';
import { parseCache } from '../src/node/base/parse-cache';
import { readSite } from '../src/node/site/site-model';
import { readSourceFiles } from '../src/node/sources/source-files';

async function main(): Promise<void> {
  const links = externalLinks(readSite(readSourceFiles(process.cwd()).files, parseCache()));
  const wellFormed = links.filter((link) => checkExternalLinks([link]).length === 0);
  const problems = [...checkExternalLinks(links), ...(await findBrokenLinks(wellFormed))];
  if (problems.length > 0) console.log(formatDiagnostics(problems));
  console.log(`${links.length} external links, ${problems.length} broken`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
