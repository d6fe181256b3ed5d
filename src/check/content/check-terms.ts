import type { Diagnostic } from '../../lib/diagnostic';
import { TERMS } from './terms';
import type { Prose } from './prose';

/** Reports wordings in a file's prose that we write differently. Bold labels keep their own case. */
export function checkTerms(file: string, prose: Prose[]): Diagnostic[] {
  return prose.flatMap(({ kind, text, at }) =>
    kind === 'menu' || kind === 'quotation'
      ? []
      : TERMS.flatMap(({ pattern, right }) =>
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

/** Bold text can name a label on screen, which may use other capitals or a plural. */
function sameLetters(found: string, right: string): boolean {
  return found.toLowerCase().replace(/s$/, '') === right.toLowerCase();
}
