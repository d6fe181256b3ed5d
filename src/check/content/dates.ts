import type { Diagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import type { SourceFile } from '../../node/sources/source-files';

interface FactDate {
  line: number;
  /** As written: `August 2026`. */
  text: string;
  date: Date;
}

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** "(as of August 2026)" and "These limits are from August 2026". */
const DATED = new RegExp(
  `(?:\\bas of|\\b(?:are|is) from|'re from)\\s+((?:${MONTHS}) 20\\d\\d)\\b`,
  'gi',
);
const YEAR = /\b20\d\d\b/;

/** Of a guide, or a paragraph of an entry's notes. */
const SECTION = /^#{2,4} (?:(?:\w+ )?limits\b)[^\n]*\n(?:(?!#{2,4} )[^\n]*\n)*/gim;
const NOTE = /\*\*(?:[\w ]+ )?limits\.?\*\*[^\n]*\n(?:[^\S\n]*\S[^\n]*\n)*/gi;
/** Instructions: "Raise the limits". */
const IMPERATIVE = /^#+ (?:Raise|Change|Sort|Stay|Recover|Exceed|Avoid|Set)\b/i;

/** A number with a unit, which can change. */
const FIGURE =
  /\b\d[\d,.]*\s?(?:[KMG]i?B|bytes|characters|ms|seconds?|minutes?|hours?|days?|requests?|users?|factors?|connections?|attempts?|messages?|emails?|codes?)\b|\bper (?:second|minute|hour|day)\b/i;

export function checkDates({ path, text }: SourceFile): Diagnostic[] {
  if (!/^(content\/guides|spec)\//.test(path)) return [];
  const pattern = path.startsWith('spec/') ? NOTE : SECTION;
  return [...text.matchAll(pattern)].flatMap((match): Diagnostic[] => {
    const [found] = match;
    const [figure] = FIGURE.exec(found) ?? [];
    if (!figure || IMPERATIVE.test(found) || YEAR.test(found)) return [];
    return [
      {
        file: path,
        ...positionAt(text, match.index),
        rule: 'content/date',
        message: `These limits have no date: ${figure}`,
        fix: 'confirm them, and write "(as of <month> <year>)" or "These limits are from <month> <year>."',
      },
    ];
  });
}

export function findOutdated({ text }: Pick<SourceFile, 'text'>, today: Date): FactDate[] {
  const limit = new Date(today);
  limit.setMonth(limit.getMonth() - 12);
  return [...text.matchAll(DATED)]
    .map(({ 1: written = '', index }) => ({
      ...positionAt(text, index),
      text: written,
      date: new Date(`1 ${written} UTC`),
    }))
    .filter(({ date }) => date < limit);
}
