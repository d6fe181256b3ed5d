import { SITE } from './site';

/** Maximum length of a document title. Search engines cut longer ones (html-validate, long-title). */
const MAX_LENGTH = 70;

/** Returns the document title of a guide: its title, with the name of the site if that fits. */
export function guideTitle(title: string): string {
  return longestThatFits([`${title} | ${SITE.name}`, title]);
}

/**
 * Returns the document title of a reference page: as much of its call, its title, its area (such as
 * "JavaScript v2"), and the site's name as fits. It always contains the area, and the call or the
 * title.
 */
export function entryTitle(call: string | undefined, title: string, area: string): string {
  const names = call && call !== title ? [`${call}: ${title}`, call] : [title];
  return longestThatFits(
    names.flatMap((name) => [`${name} · ${area} | ${SITE.name}`, `${name} · ${area}`]),
  );
}

function longestThatFits(titles: string[]): string {
  return titles.find((title) => lengthInHtml(title) <= MAX_LENGTH) ?? titles.at(-1)!;
}

/** Returns the length of a text in HTML, where React escapes apostrophes and quotation marks. */
function lengthInHtml(text: string): number {
  return text.replace(/['"]/g, '&#x27;').length;
}
