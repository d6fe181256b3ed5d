import type { Diagnostic } from '../../lib/diagnostic';
import type { SourceFile } from '../../node/sources/source-files';
import type { Prose } from './prose';
import type { Example } from '../../node/examples/example';
import { placeInExample } from '../../node/examples/example';
import { positionAt } from '../../lib/positions';
import type { Position } from '../../lib/positions';

/**
 * Invisible, or changing the direction of text: controls, separators except the space, ignorable
 * ones, the blank Braille pattern, annotations, and private use.
 */
export const HIDDEN =
  /(?![\t\n ])[\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffd\u{f0000}-\u{10ffff}]/gu;

/** From other scripts and mathematics, like Latin letters. */
const LOOKALIKES =
  /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορτυχϲϳѵѕіјһԁԛԝАВЕЅІЈКМНОРСТУХаеикорсухьЬҺԌԚԜӀӏՕՍՏԼօսոհցզ]|[\u13a0-\u13f4]|[\uff21-\uff3a\uff41-\uff5a]|[\u{1d400}-\u{1d7ff}]|[ɑɡɩʏʀʟꓐ-ꓽ]/gu;

interface Suspect {
  index: number;
  code: number;
  reason: string;
}

/** Also as an escape or an entity. */
export function checkCharacters(
  file: SourceFile,
  prose: Prose[],
  examples: Example[],
): Diagnostic[] {
  const diagnostic = ({ code, reason }: Suspect, at: Position): Diagnostic => {
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    const fix = `type the character you mean, or write ${name}`;
    return { file: file.path, ...at, rule: 'content/character', message: `${name} ${reason}`, fix };
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
    ...examples.flatMap((example) =>
      escaped(suspects(example.code)).map((suspect) =>
        diagnostic(suspect, placeInExample(example, positionAt(example.code, suspect.index))),
      ),
    ),
  ];
}

function suspects(text: string): Suspect[] {
  // Almost all text has none, so slower searches are skipped.
  if (text.search(HIDDEN) === -1 && text.search(LOOKALIKES) === -1) return [];
  const hidden = [...text.matchAll(HIDDEN)].map(({ 0: char, index }): Suspect => ({
    index,
    code: char.codePointAt(0)!,
    reason: 'is invisible or changes the direction of text',
  }));
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }): Suspect[] => {
    const lookalikes = [...word.matchAll(LOOKALIKES)];
    // A word in another script is fine, unless all of its letters look like Latin letters.
    const isForeign = !/\p{Script=Latin}/u.test(word) && lookalikes.length < [...word].length;
    if (isForeign) return [];
    return lookalikes.map((match) => ({
      index: index + match.index,
      code: match[0].codePointAt(0)!,
      reason: `looks like a Latin letter in "${word}"`,
    }));
  });
  return [...hidden, ...words].sort((a, b) => a.index - b.index);
}
