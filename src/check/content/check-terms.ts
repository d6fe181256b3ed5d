import type { Diagnostic } from '../../lib/diagnostic';
import { DASHBOARD_LABELS } from '../upstream/dashboard/pages';
import type { Term } from './terms';
import { TERMS } from './terms';
import { VOICE } from './voice';
import type { Prose } from './prose';

/** Reports terms and wordings in a file's prose that the style guide replaces or removes. */
export function checkTerms(file: string, prose: Prose[]): Diagnostic[] {
  return [
    ...findTerms(file, prose, TERMS, 'content/term'),
    ...findTerms(file, prose, VOICE, 'content/voice'),
  ];
}

/** Separates runs of prose. No pattern matches across it, and its first character ends a line. */
const SEPARATOR = '\n\0\n';

function findTerms(file: string, prose: Prose[], terms: Term[], rule: string): Diagnostic[] {
  // A file contains few of the terms, so searching the joined text once per term is faster than
  // searching every run.
  const whole = prose.map(({ text }) => text).join(SEPARATOR);
  const contained = terms.filter(({ pattern }) => whole.search(pattern) !== -1);
  if (contained.length === 0) return [];
  return prose.flatMap(({ kind, text, at }) =>
    kind === 'menu' || kind === 'quotation' || (kind === 'label' && DASHBOARD_LABELS.has(text))
      ? []
      : contained.flatMap(({ pattern, right }) =>
          [...text.matchAll(pattern)]
            .filter(
              ([found]) => found !== right && !(kind === 'label' && sameLetters(found, right)),
            )
            .map((match): Diagnostic => ({
              file,
              ...at(match.index),
              rule,
              message: `Avoid "${match[0].replace(/\s+/g, ' ')}"`,
              fix: right ? `write ${right}` : 'remove it',
            })),
        ),
  );
}

/**
 * Returns true if two terms only differ in case or plural, because bold text can be a label in
 * another user interface.
 */
function sameLetters(found: string, right: string): boolean {
  return found.toLowerCase().replace(/s$/, '') === right.toLowerCase();
}
