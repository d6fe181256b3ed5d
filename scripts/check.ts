import { ParseCache } from '../src/node/parse-cache';
import { formatProblems } from '../src/node/problems';
import { readSite } from '../src/node/site-model';
import { readSourceFiles } from '../src/node/source-files';

const only = process.argv.slice(2);
const root = process.cwd();
const { files, problems } = readSourceFiles(root);
const site = readSite(files, new ParseCache(root));
const found = [...problems, ...site.problems].filter(
  ({ file }) => only.length === 0 || only.some((path) => file.startsWith(path.replace(/\/$/, ''))),
);
console.log(found.length > 0 ? formatProblems(found) : `${site.pages.length} pages, no problems`);
process.exitCode = found.length > 0 ? 1 : 0;
