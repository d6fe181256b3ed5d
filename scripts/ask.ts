// `npm run ask -- "question" [path]`: what search finds and why, from the sources. With a path,
// such as /guides/auth, also where that page is.
import { formatDiagnostics } from '../src/lib/diagnostic';
import { queryOf } from '../src/lib/pasted-query';
import { parseCache } from '../src/node/base/parse-cache';
import { engineData, explainSearch } from '../src/node/search/explain-search';
import { siteRecords } from '../src/node/search/site-records';
import { readSite } from '../src/node/site/site-model';
import { readSourceFiles } from '../src/node/sources/source-files';

const [question = '', path] = process.argv.slice(2);
if (question.trim() === '') throw new Error('Add a question: npm run ask -- "question"');
const site = readSite(readSourceFiles(process.cwd()).files, parseCache());
if (site.diagnostics.length > 0) console.error(formatDiagnostics(site.diagnostics));
console.log(
  explainSearch(engineData(siteRecords(site), site.searchWords), queryOf(question), path),
);
