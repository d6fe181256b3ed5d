// `npm run stale [-- <date>]`: pages to review, by team, and old promises about security, as
// Markdown. A date alone isn't an error, so it doesn't fail. With a date, such as 2027-06-01, shows
// what's due then.
import { localDate } from '../src/node/history/latest-dates';
import { readPromises, stalePromises } from '../src/node/history/promises';
import { findStale, staleReport } from '../src/node/history/stale-pages';
import { parseCache } from '../src/node/base/parse-cache';
import { date } from '../src/node/sources/field-schemas';
import { readSite } from '../src/node/site/site-model';
import { readSourceFiles } from '../src/node/sources/source-files';

const [today = localDate(new Date())] = process.argv.slice(2);
if (!date.safeParse(today).success) {
  throw new Error(`"${today}" isn't a date. Use the format 2027-06-01.`);
}
const { files } = readSourceFiles(process.cwd());
const { pages, areas } = readSite(files, parseCache());
console.log(staleReport(findStale(pages, areas, today), today));
console.log(stalePromises(readPromises(files).promises, today));
