import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Diagnostic } from '../../lib/diagnostic';
import { nearest } from '../../lib/diagnostic';
import type { Check } from '../check';
import { checkCharacters } from './characters';
import { checkHeadings } from './headings';
import { checkImage } from './images';
import { checkPages } from './pages';
import { checkTerms } from './check-terms';
import { CHECKED_LANGUAGES } from '../syntax/checked-languages';
import { readProse } from './prose';
import type { Sample } from '../../node/verification/samples';

/** Checks the rules of writing that a program can verify. */
export const content: Check = {
  name: 'content',
  about: 'Headings, titles, images, characters, wording and fences keep the rules of writing.',
  async run({ root, files, site, samples, wanted, cache }) {
    const diagnostics: Diagnostic[] = [];
    for (const file of files.filter(({ path }) => wanted(path))) {
      const { path, text } = file;
      if (path.startsWith('content/images/')) {
        const digest = createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('hex');
        diagnostics.push(
          ...(await cache.get(['content/image', path, digest], () => checkImage(root, path))),
        );
      }
      const own = samples.filter((sample) => sample.file === path);
      diagnostics.push(
        ...(await cache.get(['content', path, text], () => {
          const prose = readProse(file);
          return [
            ...checkCharacters(file, prose, own),
            ...checkTerms(path, prose),
          ];
        })),
      );
    }
    diagnostics.push(...site.pages.filter(({ file }) => wanted(file)).flatMap(checkHeadings));
    diagnostics.push(...checkPages(site.pages).filter(({ file }) => wanted(file)));
    diagnostics.push(...samples.flatMap(checkLanguage));
    return { diagnostics, remarks: optOuts(samples) };
  },
};

function checkLanguage({ language, file, line, column }: Sample): Diagnostic[] {
  if (Object.hasOwn(CHECKED_LANGUAGES, language)) return [];
  const known = Object.keys(CHECKED_LANGUAGES);
  const meant = nearest(language, known);
  const message = `No check reads the language "${language}"`;
  const fix = meant ? `did you mean "${meant}"?` : `use one of ${known.join(', ')}`;
  return [{ file, line, column, rule: 'content/language', message, fix }];
}

/** Returns the number of samples that aren't verified, and the reason for each. */
export function optOuts(samples: Sample[]): string[] {
  const out = samples.filter(({ optOut }) => optOut !== undefined);
  if (out.length === 0) return [];
  const lines = out.map(({ file, line, optOut }) => `  ${file}:${line}  ${optOut}`);
  return [`${out.length} samples are not verified`, ...lines];
}
