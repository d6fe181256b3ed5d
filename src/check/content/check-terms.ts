import type { Diagnostic } from '../../lib/diagnostic';
import { TERMS } from './terms';
import type { Prose } from './prose';

/** Every wording in a file's prose that we write in another way. */
export function checkTerms(file: string, prose: Prose[]): Diagnostic[] {
  const terms = TERMS.filter(({ except }) => !except?.test(file));
  return prose.flatMap(({ kind, text, at }) =>
    kind === 'menu' || kind === 'quotation'
      ? []
      : terms.flatMap(({ pattern, right }) =>
          [...text.matchAll(pattern)]
            .filter(
              ([found]) => found !== right && !(kind === 'label' && sameLetters(found, right)),
            )
            .map((match): Diagnostic => ({
              file,
              ...at(match.index),
              rule: 'content/term',
              message: `"${match[0].replace(/\s+/g, ' ')}" is not how we write`,
              fix: `write ${right}`,
            })),
        ),
  );
}

/** A label of the screen may have other capitals and a plural. */
function sameLetters(found: string, right: string): boolean {
  return found.toLowerCase().replace(/s$/, '') === right.toLowerCase();
}
