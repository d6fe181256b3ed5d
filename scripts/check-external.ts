// `npm run check:external`: asks the network whether the external links of the content still answer.
import { checkExternalLinks, externalLinks } from '../src/check/links-external';
import { checkOnline } from '../src/check/links-network';
import { parseCache } from '../src/node/parse-cache';
import { formatProblems } from '../src/node/problems';
import { readSite } from '../src/node/site-model';
import { readSourceFiles } from '../src/node/source-files';

async function main(): Promise<void> {
  const links = externalLinks(readSite(readSourceFiles(process.cwd()).files, parseCache()));
  const malformed = checkExternalLinks(links);
  const isMalformed = (url: string) =>
    malformed.some(({ message }) => message.startsWith(`${url} `));
  const problems = [
    ...malformed,
    ...(await checkOnline(links.filter(({ url }) => !isMalformed(url)))),
  ];
  console.log(`${links.length} external links\n${formatProblems(problems)}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
