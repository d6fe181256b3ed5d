import { SITE } from './site';

/** Search engines cut longer titles (html-validate, long-title). */
const MAX_LENGTH = 70;

/** With the site's name if it fits. */
export function guideTitle(title: string): string {
  return longestThatFits([`${title} | ${SITE.name}`, title]);
}

/**
 * As much of call, title, area ("JavaScript v2"), and site name as fits, but always the area and
 * the call or title.
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

/** React escapes apostrophes and quotation marks. */
function lengthInHtml(text: string): number {
  return text.replace(/['"]/g, '&#x27;').length;
}
