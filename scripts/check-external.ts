// `npm run check:external`: requests every external link and reports the broken ones.
import { checkExternalLinks, externalLinks } from '../src/check/links/external-links';
import { checkOnline } from '../src/check/links/network';
import { parseCache } from '../src/node/cache/parse-cache';
import { formatDiagnostics } from '../src/lib/diagnostic';
import { readSite } from '../src/node/site/site-model';
import { readSourceFiles } from '../src/node/site/source-files';

async function main(): Promise<void> {
  const links = externalLinks(readSite(readSourceFiles(process.cwd()).files, parseCache()));
  const malformed = checkExternalLinks(links);
  const isMalformed = (url: string) =>
    malformed.some(({ message }) => message.startsWith(`${url} `));
  const diagnostics = [
    ...malformed,
    ...(await checkOnline(links.filter(({ url }) => !isMalformed(url)))),
  ];
  console.log(`${links.length} external links\n${formatDiagnostics(diagnostics)}`);
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
}

void main();
