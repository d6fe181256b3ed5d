import type { Diagnostic } from '../../lib/diagnostic';
import { DASHBOARD_LABELS } from '../facts/dashboard/pages';
import { TERMS } from './terms';
import type { Prose } from './prose';

/** Reports terms in a file's prose that the style guide replaces or removes. */
export function checkTerms(file: string, prose: Prose[]): Diagnostic[] {
  return prose.flatMap(({ kind, text, at }) =>
    kind === 'menu' || kind === 'quotation' || (kind === 'label' && DASHBOARD_LABELS.has(text))
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
              message: `Avoid "${match[0].replace(/\s+/g, ' ')}"`,
              fix: right ? `write ${right}` : 'remove it',
            })),
        ),
  );
}

/** Ignores case and plural, because bold text can be a label in another user interface. */
function sameLetters(found: string, right: string): boolean {
  return found.toLowerCase().replace(/s$/, '') === right.toLowerCase();
}
