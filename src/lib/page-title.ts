import { SITE } from './site';

/** Longest title of a page, in characters; search engines cut longer ones (html-validate, long-title). */
const LONGEST = 70;

/** What a browser shows as the name of a guide: its title, with the site's name where that fits. */
export function guideTitle(title: string): string {
  return longestThatFits([`${title} | ${SITE.name}`, title]);
}

/**
 * What a browser shows as the name of a reference page: as much as fits of its call, its title, its
 * area ("JavaScript v2") and the site. The call or the title, and the area, are always there.
 */
export function entryTitle(call: string | undefined, title: string, area: string): string {
  const names = call && call !== title ? [`${call}: ${title}`, call] : [title];
  return longestThatFits(
    names.flatMap((name) => [`${name} · ${area} | ${SITE.name}`, `${name} · ${area}`]),
  );
}

function longestThatFits(titles: string[]): string {
  return titles.find(({ length }) => length <= LONGEST) ?? titles.at(-1)!;
}
