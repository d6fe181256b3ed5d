import type { Blockquote, PhrasingContent, RootContent } from 'mdast';
import { LLMS_INDEX, twinPath } from '../../lib/paths';
import { absoluteUrl, SITE } from '../../lib/site';
import type { LlmsPage, LlmsSection } from './sections';
import { serialize } from './serialize';
import { heading, inlineCode, link, list, paragraph, text } from './syntax';

/** Folder of the files about one section. */
export const SECTIONS_FOLDER = 'llms';

const SUMMARY =
  'Supabase is an open source Firebase alternative: a Postgres database with Auth, Storage, Realtime, ' +
  'Edge Functions, and APIs. These are its guides, and the references of its client libraries, CLI, ' +
  'and HTTP APIs.';

/**
 * Returns the files that list or contain the pages of the site for language models, by path: `/llms.txt`
 * in the format of llmstxt.org, an index for each library, and the full text of each section.
 *
 * @param twins The Markdown of every page, by path.
 */
export function llmsFiles(
  sections: readonly LlmsSection[],
  twins: ReadonlyMap<string, string>,
): Map<string, string> {
  const references = sections.filter(({ isReference }) => isReference);
  return new Map([
    [LLMS_INDEX, siteIndex(sections)],
    ...references.map((section) => [indexPath(section), sectionIndex(section)] as const),
    ...sections.map((section) => [fullPath(section), fullText(section, twins)] as const),
  ]);
}

/** Returns the path of a library's index: `/llms/reference-javascript-v2.txt`. */
function indexPath({ level }: LlmsSection): string {
  return `/${SECTIONS_FOLDER}/${level.replaceAll('_', '-')}.txt`;
}

/** Returns the path of a section's full text: `/llms/auth-full.txt`. */
function fullPath(section: LlmsSection): string {
  return indexPath(section).replace('.txt', '-full.txt');
}

/**
 * Returns the index of the site. It lists every guide. Each library has its own index of entries,
 * because a single file with all of them would be too large to read in one piece.
 */
function siteIndex(sections: readonly LlmsSection[]): string {
  const guides = sections.filter(({ isReference }) => !isReference);
  const references = sections.filter(({ isReference }) => isReference);
  return serialize([
    heading(1, text(SITE.name)),
    quote(text(SUMMARY)),
    paragraph(
      text('Every page is available as Markdown: add '),
      inlineCode('.md'),
      text(' to its URL. A file whose name ends with '),
      inlineCode('-full.txt'),
      text(' contains all pages of a section.'),
    ),
    ...guides.flatMap((section) => [
      heading(2, text(section.title)),
      list([...pagesOf(section).map((page) => [pageLine(page)]), [fullLine(section)]]),
    ]),
    heading(2, text('References')),
    list(
      references.flatMap((section) => [
        [line(indexPath(section), section.title, `Index of ${count(section)}`)],
        [fullLine(section)],
      ]),
    ),
  ]);
}

/** Returns the index of a library version, with the groups of its menu. */
function sectionIndex(section: LlmsSection): string {
  return serialize([
    ...introduction(section, 'The entries of this reference. '),
    paragraph(link(absoluteUrl(fullPath(section)), text('All entries in one file'))),
    ...section.groups.flatMap(({ label, pages }) => [
      ...(label ? [heading(2, text(label))] : []),
      list(pages.map((page) => [pageLine(page)])),
    ]),
  ]);
}

/** Returns the full text of a section: an introduction, and the Markdown of each page. */
function fullText(section: LlmsSection, twins: ReadonlyMap<string, string>): string {
  const summary = 'All pages of this section. Each one starts with its title and URL. ';
  const texts = pagesOf(section).map(({ path }) => twins.get(path) ?? '');
  return [serialize(introduction(section, summary)), ...texts].join('\n');
}

function introduction({ title }: LlmsSection, summary: string): RootContent[] {
  return [
    heading(1, text(`${SITE.name}: ${title}`)),
    quote(
      text(`${summary}The other sections are listed in `),
      link(absoluteUrl(LLMS_INDEX), text('llms.txt')),
      text('.'),
    ),
  ];
}

function quote(...children: PhrasingContent[]): Blockquote {
  return { type: 'blockquote', children: [paragraph(...children)] };
}

function pagesOf({ groups }: LlmsSection): LlmsPage[] {
  return groups.flatMap(({ pages }) => pages);
}

function pageLine({ path, name, description }: LlmsPage): RootContent {
  return line(twinPath(path), name, description);
}

function fullLine(section: LlmsSection): RootContent {
  return line(fullPath(section), `${section.title}, full text`, count(section));
}

function count(section: LlmsSection): string {
  const { length } = pagesOf(section);
  return length === 1 ? '1 page' : `${length} pages`;
}

function line(path: string, name: string, description: string): RootContent {
  const target = link(absoluteUrl(path), text(name));
  return paragraph(target, ...(description ? [text(`: ${description}`)] : []));
}
