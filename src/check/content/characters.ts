import type { Diagnostic } from '../../lib/diagnostic';
import type { SourceFile } from '../../node/site/source-files';
import { HIDDEN, LOOKALIKES } from './confusable-characters';
import type { Prose } from './prose';
import type { Sample } from '../../node/verification/samples';
import { placeInSample } from '../../node/verification/samples';
import { positionAt } from '../../lib/positions';

interface Suspect {
  index: number;
  code: number;
  why: string;
}

/** Characters that a reader cannot see or takes for others, also where an escape hides them. */
export function checkCharacters(file: SourceFile, prose: Prose[], samples: Sample[]): Diagnostic[] {
  const diagnostic = ({ code, why }: Suspect, at: { line: number; column: number }): Diagnostic => {
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    const fix = `type the character meant, or name it as ${name}`;
    return { file: file.path, ...at, rule: 'content/character', message: `${name} ${why}`, fix };
  };
  const raw = suspects(file.text);
  const found = raw.map((suspect) => diagnostic(suspect, positionAt(file.text, suspect.index)));
  const typed = new Set(raw.map(({ code }) => code));
  const escaped = (list: Suspect[]) => list.filter(({ code }) => !typed.has(code));
  return [
    ...found,
    ...prose.flatMap(({ text, at }) =>
      escaped(suspects(text)).map((suspect) => diagnostic(suspect, at(suspect.index))),
    ),
    ...samples.flatMap((sample) =>
      escaped(suspects(sample.code)).map((suspect) =>
        diagnostic(suspect, placeInSample(sample, positionAt(sample.code, suspect.index))),
      ),
    ),
  ];
}

/** Letters that everyone can see and that look like no others: nearly all of what is written. */
const PLAIN = /^[\t\n\x20-\x7E]*$/;

function suspects(text: string): Suspect[] {
  if (PLAIN.test(text)) return [];
  const hidden = [...text.matchAll(HIDDEN)].map(({ 0: char, index }): Suspect => ({
    index,
    code: char.codePointAt(0)!,
    why: 'is invisible or changes the direction of text',
  }));
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }): Suspect[] => {
    const strange = [...word.matchAll(LOOKALIKES)];
    // A word of another script is fine as long as it cannot be taken for a Latin one.
    const isForeign = !/\p{Script=Latin}/u.test(word) && strange.length < [...word].length;
    if (isForeign) return [];
    return strange.map((match) => ({
      index: index + match.index,
      code: match[0].codePointAt(0)!,
      why: `looks like a Latin letter in "${word}"`,
    }));
  });
  return [...hidden, ...words].sort((a, b) => a.index - b.index);
}
