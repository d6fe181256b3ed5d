// `npm run stale [-- <date>]`. It doesn't fail, because a date alone isn't an error.
import { localDate } from '../src/node/history/latest-dates';
import { findStale, staleReport } from '../src/node/history/stale-pages';
import { parseCache } from '../src/node/base/parse-cache';
import { date } from '../src/node/sources/field-schemas';
import { readSite } from '../src/node/site/site-model';
import { readSourceFiles } from '../src/node/sources/source-files';

const [today = localDate(new Date())] = process.argv.slice(2);
if (!date.safeParse(today).success) {
  throw new Error(`"${today}" isn't a date. Use the format 2027-06-01.`);
}
const { pages, areas } = readSite(readSourceFiles(process.cwd()).files, parseCache());
console.log(staleReport(findStale(pages, areas, today), today));
