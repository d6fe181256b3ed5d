import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../lib/diagnostic';
import { nearest } from '../../lib/diagnostic';
import { LANGUAGES } from '../../lib/languages';
import type { Check } from '../runner/check';
import { checkCharacters } from './characters';
import { checkDates, findOutdated } from './dates';
import { localDate, latestDates } from '../../node/history/latest-dates';
import { checkGuideShape } from './guide-shape';
import { checkHeadings } from './headings';
import {
  checkAlternatives,
  checkDrawings,
  checkImage,
  checkImageName,
  findUnusedImages,
} from './images';
import { checkHistory } from './page-history';
import { checkPages } from './pages';
import { checkTerms } from './check-terms';
import { checkPromises } from './promises';
import { readProse } from './prose';
import { checkRequirements } from './requirements';
import { checkSpaces } from './spaces';
import { checkErrorPage, checkStatuses, readStatuses } from './statuses';
import { includedTexts, readPartials } from '../../node/markdown/partials';
import type { Example } from '../../node/examples/example';

export const content: Check = {
  name: 'content',
  async run({ root, files, site, examples, allExamples: allExamples, wanted, cache, parsed }) {
    const diagnostics: Diagnostic[] = [];
    const statuses = readStatuses(files);
    const parts = readPartials(files);
    const latest = latestDates(root, localDate(new Date()));
    const requested = files.filter(({ path }) => wanted(path));
    for (const file of requested) {
      const { path, text } = file;
      if (path.startsWith('content/images/')) {
        const parts = ['content/image', path, readFileSync(join(root, path), 'base64')];
        diagnostics.push(
          ...(await cache.get(parts, () => checkImage(root, path))),
          ...checkImageName(path),
        );
      }
      diagnostics.push(
        ...checkRequirements(file, allExamples),
        ...checkDates(file),
        ...(latest ? checkHistory(file, latest) : []),
        ...checkErrorPage(file),
        ...checkStatuses(file, statuses),
        ...checkSpaces(file),
      );
      const inFile = examples.filter((example) => example.file === path);
      diagnostics.push(
        ...(await cache.get(['content', path, text], () => {
          const prose = readProse(file, parsed);
          return [
            ...checkCharacters(file, prose, inFile),
            ...checkTerms(path, prose),
            ...checkAlternatives(path, prose),
          ];
        })),
        ...(await cache.get(['guide', path, text, ...includedTexts(text, parts)], () =>
          checkGuideShape(file, parts),
        )),
      );
    }
    // Images that only a broken source shows would be reported.
    const unused = site.isComplete ? findUnusedImages(site) : [];
    const found = [
      ...site.pages.flatMap(checkHeadings),
      ...unused,
      ...checkDrawings(files),
      ...checkPages(site.pages),
    ];
    diagnostics.push(
      ...checkPromises(files, wanted),
      ...found.filter(({ file }) => wanted(file)),
      ...examples.flatMap(checkLanguage),
    );
    const outdated = requested.flatMap((file) =>
      findOutdated(file, new Date()).map(({ line, text }) => `  ${file.path}:${line}  ${text}`),
    );
    const title = 'Facts that were confirmed more than twelve months ago';
    return { diagnostics, remarks: [...optOuts(examples), ...counted(title, outdated)] };
  },
};

function checkLanguage({ language, role, file, line, column }: Example): Diagnostic[] {
  // An unknown name in a code block stops the build.
  if (role === 'fence' || Object.hasOwn(LANGUAGES, language)) return [];
  const known = Object.keys(LANGUAGES);
  const near = nearest(language, known);
  const message = `The language "${language}" isn't supported`;
  const fix = near ? `did you mean "${near}"?` : `use one of ${known.join(', ')}`;
  return [{ file, line, column, rule: 'content/language', message, fix }];
}

function counted(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [`${title}: ${lines.length}`, ...lines] : [];
}

export function optOuts(examples: Example[]): string[] {
  const out = examples.filter(({ optOut }) => optOut !== undefined);
  const lines = out.map(({ file, line, optOut }) => `  ${file}:${line}  ${optOut}`);
  return counted("Examples that aren't verified", lines);
}
