import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Check } from '../check';
import { readProse } from './prose';
import { checkWords } from './spelling-words';
import type { Dictionary } from './spelling-words';

const WORDS = 'src/check/content/words.txt';

/** American English, with a list of our own for what a dictionary cannot know. */
export const spelling: Check = {
  name: 'spelling',
  about: 'Every word of prose is in the dictionaries or in src/check/content/words.txt.',
  async run({ root, files, wanted, cache }) {
    const diagnostics: Diagnostic[] = [];
    const own = readWords(readFileSync(join(root, WORDS), 'utf8'));
    let dictionary: Promise<Dictionary> | undefined;
    const load = async () => {
      // Reading the dictionaries takes seconds: only where a file has changed.
      dictionary ??= import('./spelling-dictionary').then((module) => module.loadDictionary());
      return dictionary;
    };
    for (const file of files.filter(({ path }) => wanted(path))) {
      diagnostics.push(
        ...(await cache.get(['spelling', file.path, file.text], async () => {
          const prose = readProse(file);
          return prose.length > 0 ? checkWords(file.path, prose, await load(), own) : [];
        })),
      );
    }
    return { diagnostics };
  },
};

/** The words of a list with one word a line. */
export function readWords(text: string): Set<string> {
  return new Set(text.split('\n').filter((line) => line !== ''));
}
