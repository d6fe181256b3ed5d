import type { Diagnostic } from '../../lib/diagnostic';
import { DASHBOARD_LABELS } from '../upstream/dashboard/pages';
import type { Term } from './terms';
import { TERMS } from './terms';
import { VOICE } from './voice';
import type { Prose } from './prose';

export function checkTerms(file: string, prose: Prose[]): Diagnostic[] {
  return [
    ...findTerms(file, prose, TERMS, 'content/term'),
    ...findTerms(file, prose, VOICE, 'content/voice'),
  ];
}

/** No pattern matches across it. Its first character ends a line. */
const SEPARATOR = '\n\0\n';

function findTerms(file: string, prose: Prose[], terms: Term[], rule: string): Diagnostic[] {
  // Most terms are absent, so one search per term in the joined text is faster.
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

/** Bold text can be a user interface's label, with another case or plural. */
function sameLetters(found: string, right: string): boolean {
  return found.toLowerCase().replace(/s$/, '') === right.toLowerCase();
}
