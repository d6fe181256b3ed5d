import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type { ParseCache } from '../../node/base/parse-cache';
import type { SourceFile } from '../../node/sources/source-files';
import type { Check } from '../runner/check';
import type { Prose } from './prose';
import { readProse } from './prose';

const SETTINGS = 'src/check/content/cspell.json';
const OPTIONS = { generateSuggestions: true, numSuggestions: 3, noConfigSearch: true };
const REPEATED = /(?<![\p{L}\d_./@=\\-])(\p{L}+)\s+\1(?![\p{L}\d_]|[./@=\\-]\w)/giu;
const ALLOWED_TWICE = new Set(['that', 'had']);

/** Editors read the same settings and word list. */
export const spelling: Check = {
  name: 'spelling',
  async run({ root, files, wanted, cache, parsed }) {
    const diagnostics: Diagnostic[] = [];
    const settings = readFileSync(join(root, SETTINGS), 'utf8');
    for (const file of files.filter(({ path }) => wanted(path))) {
      const parts = ['spelling', settings, file.path, file.text];
      diagnostics.push(...(await cache.get(parts, () => checkSpelling(root, file, parsed))));
    }
    return { diagnostics };
  },
};

/** Throws if cspell can't load its settings. */
export async function checkSpelling(
  root: string,
  file: SourceFile,
  parsed?: ParseCache,
): Promise<Diagnostic[]> {
  const prose = readProse(file, parsed);
  if (prose.length === 0) return [];
  return [...(await unknownWords(root, file.path, prose)), ...repeatedWords(file.path, prose)];
}

async function unknownWords(root: string, file: string, prose: Prose[]): Promise<Diagnostic[]> {
  // Takes seconds to load.
  const { loadConfig, spellCheckDocument } = await import('cspell-lib');
  // So settings for Markdown and YAML don't apply to prose.
  const uri = pathToFileURL(join(root, `${file}.txt`));
  const text = prose.map((part) => part.text).join('\n');
  const { issues, configErrors = [] } = await spellCheckDocument(
    { uri: uri.href, text, languageId: 'plaintext' },
    OPTIONS,
    await loadConfig(join(root, SETTINGS)),
  );
  if (configErrors[0]) throw configErrors[0].error;
  return issues.map(({ text: word, offset, suggestions = [] }) => {
    const meant = suggestions.map((item) => `"${item}"`).join(', ');
    const add = `add it to ${SETTINGS} if it's correct`;
    const fix = meant ? `did you mean ${meant}? Or ${add}` : add;
    const message = `"${word}" isn't in the dictionary`;
    return { file, ...positionIn(prose, offset), rule: 'spelling', message, fix };
  });
}

function positionIn(prose: Prose[], offset: number): Position {
  let start = 0;
  const part = prose.find(({ text }) => {
    if (offset <= start + text.length) return true;
    start += text.length + 1;
    return false;
  })!;
  return part.at(offset - start);
}

function repeatedWords(file: string, prose: Prose[]): Diagnostic[] {
  return prose.flatMap(({ text, at }) =>
    [...text.matchAll(REPEATED)].flatMap(({ 0: both, 1: word = '', index }) => {
      if (ALLOWED_TWICE.has(word.toLowerCase())) return [];
      const position = at(index + both.length - word.length);
      const message = `"${word}" is repeated`;
      return [{ file, ...position, rule: 'spelling/repeated', message, fix: 'remove one' }];
    }),
  );
}
