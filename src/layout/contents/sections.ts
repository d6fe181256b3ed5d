import type { Section } from './Contents';

/** Reference pages are short or have their examples next to the text, so only long ones get a list. */
const MIN_REFERENCE_SECTIONS = 6;
const MIN_GUIDE_SECTIONS = 2;

/** Returns the headings for the list of a guide's sections, or an empty list if it needs none. */
export function guideSections(page: {
  sections: readonly Section[];
  hideContents: boolean;
}): readonly Section[] {
  return page.hideContents ? [] : listed(page.sections, MIN_GUIDE_SECTIONS);
}

/** Returns the headings for the list of a hand-written reference page's sections. */
export function referenceSections(page: {
  sections?: readonly Section[];
  hideContents?: boolean;
}): readonly Section[] {
  return page.hideContents ? [] : listed(page.sections ?? [], MIN_REFERENCE_SECTIONS);
}

function listed(sections: readonly Section[], minimum: number): readonly Section[] {
  const found = sections.filter(({ depth }) => depth === 2 || depth === 3);
  return found.length >= minimum ? found : [];
}
