import type { Diagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import type { SourceFile } from '../../node/sources/source-files';
import { PROMISES_FILE, readPromises } from '../../node/history/promises';

/** By an attacker. */
const ATTACKS = 'read|see|decrypt|call|sign in|bypass|replay|guess|use|access|forge|steal|reuse';

const PROMISE = new RegExp(
  [
    `\\b(?:nobody|no one)(?: else)? can (?:${ATTACKS})\\b`,
    String.raw`\b(?:users|customers|visitors|attackers?|intruders?|app|Auth|Supabase|browsers?|servers?) never (?:see|read|get|receive|learn|store)s?\b`,
    `\\b(?:attackers?|intruders?|strangers?|other users|other apps?|anyone else) (?:can't|cannot) (?:${ATTACKS})\\b`,
    String.raw`\bcan't be (?:guessed|forged|decrypted|reused|replayed|stolen|used again|bypassed)\b`,
    String.raw`\bwhich (?:guarantees|protects|prevents)\b`,
  ].join('|'),
  'i',
);

/** An attacker's target. */
const SUBJECT =
  /\b(?:keys?|tokens?|rows?|users?|secrets?|passwords?|tables?|accounts?|sessions?|codes?|links?|signatures?|IDs?)\b/i;

/** Replaced by as many line breaks. */
const NOT_PROSE =
  /^---\n[\s\S]*?\n---\n|^([ \t]*)(`{3,})[\s\S]*?^\1\2[ \t]*$|!\[[^\]]*\]\([^)]*\)/gm;
const SENTENCE = /(?:[^.|\n]|\.(?!\s|$))+/gm;

/**
 * Reports promises about security that aren't in the list of verified ones, and those in the list
 * that no page makes anymore.
 */
export function checkPromises(
  files: SourceFile[],
  wanted: (file: string) => boolean,
): Diagnostic[] {
  const { promises, diagnostics, source } = readPromises(files);
  const kept = new Set<number>();
  const unverified = files.flatMap(({ path, text }): Diagnostic[] => {
    if (!/^content\/(?:guides|learn|parts)\/.*\.mdx?$/.test(path)) return [];
    const prose = text.replace(NOT_PROSE, (found) => found.replace(/[^\n]/g, ' '));
    return [...prose.matchAll(SENTENCE)].flatMap((match): Diagnostic[] => {
      const [sentence] = match;
      const words = sentence.replace(/\]\([^)]*\)/g, ']');
      if (!PROMISE.test(words) || !SUBJECT.test(words)) return [];
      const verified = promises.findIndex(
        ({ file, says }) => file === path && sentence.includes(says),
      );
      kept.add(verified);
      if (verified >= 0 || !wanted(path)) return [];
      const at = positionAt(text, match.index + sentence.search(/\S/));
      const message = `Nobody has verified this promise: ${sentence.trim().slice(0, 80)}`;
      const fix = `find the code that keeps it and add it to ${PROMISES_FILE}, or weaken the sentence`;
      return [{ file: path, ...at, rule: 'content/promise', message, fix }];
    });
  });
  const unused = promises.flatMap(({ file, says }, index): Diagnostic[] => {
    if (kept.has(index) || !wanted(PROMISES_FILE)) return [];
    const at = source!.locate([index, 'says']);
    const message = `${file} doesn't promise this: ${says}`;
    const fix = 'copy a part of its sentence, or remove this promise';
    return [{ file: PROMISES_FILE, ...at, rule: 'content/promise', message, fix }];
  });
  return [...diagnostics, ...unverified, ...unused];
}
