import type { Section } from './Contents';

/** Reference pages are short or have examples next to the text, so only long ones get a list. */
const MIN_SECTIONS = { guide: 2, reference: 6 };

/** None if the page needs no list. */
export function listedSections(
  page: { sections?: readonly Section[]; hideContents?: boolean },
  kind: keyof typeof MIN_SECTIONS,
): readonly Section[] {
  const found = (page.sections ?? []).filter(({ depth }) => depth === 2 || depth === 3);
  return page.hideContents || found.length < MIN_SECTIONS[kind] ? [] : found;
}
