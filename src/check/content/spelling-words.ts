import type { Diagnostic } from '../../lib/diagnostic';
import type { Prose } from './prose';

/** What tells right words from wrong ones. */
export interface Dictionary {
  has(word: string): boolean;
  /** Right words that look like a wrong one, the nearest first. */
  suggest(word: string): string[];
}

/** Addresses, paths, file names and identifiers that stand in prose are not words. */
const NO_WORDS = /\S*[@/_\\=]\S*|\b[\w-]+(?:\.[a-z]\w*)+|--?[a-z][\w-]*|\S*\d\S*/g;
const WORD = /\p{L}[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu;
const REPEATED = /\b(\p{L}+)\s+\1\b/giu;
const RIGHT_TWICE = new Set(['that', 'had']);

/** Words in prose that no dictionary and no list of ours knows, and words typed twice. */
export function checkWords(
  file: string,
  prose: Prose[],
  dictionary: Dictionary,
  own: ReadonlySet<string>,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { text, at } of prose) {
    const words = text.replace(NO_WORDS, (match) => ' '.repeat(match.length));
    for (const { 0: word, index } of words.matchAll(WORD)) {
      if (isKnown(word, dictionary, own)) continue;
      const meant = dictionary.suggest(word).map((item) => `"${item}"`);
      const list = 'add it to src/check/content/words.txt if it is right';
      diagnostics.push({
        file,
        ...at(index),
        rule: 'spelling',
        message: `"${word}" is not in the dictionary`,
        fix: meant.length > 0 ? `did you mean ${meant.join(', ')}? Or ${list}` : list,
      });
    }
    for (const { 0: both, 1: word = '', index } of words.matchAll(REPEATED)) {
      if (RIGHT_TWICE.has(word.toLowerCase())) continue;
      const place = at(index + both.length - word.length);
      const message = `"${word}" stands here twice`;
      diagnostics.push({ file, ...place, rule: 'spelling/repeated', message, fix: 'remove one' });
    }
  }
  return diagnostics;
}

function isKnown(word: string, dictionary: Dictionary, own: ReadonlySet<string>): boolean {
  const plain = word.replaceAll('’', "'");
  const stem = plain.replace(/'s$/, '');
  return [plain, stem].some(
    (form) => own.has(form) || own.has(form.toLowerCase()) || dictionary.has(form),
  );
}
