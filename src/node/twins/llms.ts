import type { RootContent } from 'mdast';
import { LLMS_INDEX, SECTIONS_FOLDER, SKILLS_INDEX, SKILLS_PAGE, twinPath } from '../../lib/paths';
import { absoluteUrl, SITE } from '../../lib/site';
import { LLMS_TEXT } from '../../lib/strings/build';
import type { LlmsPage, LlmsSection } from './sections';
import { serialize } from './serialize';
import { blockquote, heading, inlineCode, link, list, paragraph, text } from './syntax';
import { RULES } from './twin';

/** Returns `/llms.txt` in the format of llmstxt.org and an index for each library, by path. */
export function llmsIndexes(sections: readonly LlmsSection[]): Map<string, string> {
  const references = sections.filter(({ isReference }) => isReference);
  return new Map([
    [LLMS_INDEX, siteIndex(sections)],
    ...references.map((section) => [indexPath(section), sectionIndex(section)] as const),
  ]);
}

/** `/llms/reference-javascript-v2.txt` */
function indexPath({ level }: LlmsSection): string {
  return `/${SECTIONS_FOLDER}/${level.replaceAll('_', '-')}.txt`;
}

/** `/llms/auth-full.txt` */
export function fullPath(section: LlmsSection): string {
  return indexPath(section).replace('.txt', '-full.txt');
}

/**
 * Lists every guide. Entries are in their library's index, because a single file would be too large to read
 * in one piece.
 */
function siteIndex(sections: readonly LlmsSection[]): string {
  const guides = sections.filter(({ isReference }) => !isReference);
  const references = sections.filter(({ isReference }) => isReference);
  const head = serialize([
    heading(1, text(SITE.name)),
    blockquote(paragraph(text(LLMS_TEXT.summary))),
    paragraph(
      text(LLMS_TEXT.formats[0]),
      inlineCode('.md'),
      text(LLMS_TEXT.formats[1]),
      inlineCode('-full.txt'),
      text(LLMS_TEXT.formats[2]),
    ),
  ]);
  const rules = LLMS_TEXT.rules.map((rule) => `- ${rule}\n`).join('');
  const hasSkills = guides.flatMap(pagesOf).some(({ path }) => path === SKILLS_PAGE);
  const skills = hasSkills ? `\n${LLMS_TEXT.skills}${absoluteUrl(SKILLS_INDEX)}.\n` : '';
  const paths = new Set(guides.flatMap(pagesOf).map(({ path }) => path));
  const lists = serialize([
    ...guides.flatMap((section) => [
      heading(2, text(section.title)),
      list([...pagesOf(section).map((page) => [shortLine(page, paths)]), [fullLine(section)]]),
    ]),
    heading(2, text(LLMS_TEXT.references)),
    list(
      references.flatMap((section) => [
        [line(indexPath(section), section.title, LLMS_TEXT.indexOf(count(section)))],
        [fullLine(section)],
      ]),
    ),
  ]);
  return `${head}\n${LLMS_TEXT.rulesIntro}\n\n${rules}${skills}\n${lists}`;
}

/** Uses the groups of the section's menu. */
function sectionIndex(section: LlmsSection): string {
  return serialize([
    ...introduction(section, LLMS_TEXT.entries),
    paragraph(link(absoluteUrl(fullPath(section)), text(LLMS_TEXT.inOneFile))),
    ...section.groups.flatMap(({ label, pages }) => [
      ...(label ? [heading(2, text(label))] : []),
      list(pages.map((page) => [pageLine(page)])),
    ]),
  ]);
}

/**
 * An introduction with the instructions for assistants, and the Markdown of each page, from `twinAt`, without
 * them.
 */
export function fullText(section: LlmsSection, twinAt: (path: string) => string): string {
  const texts = pagesOf(section).map(({ path }) => twinAt(path).replace(RULES, ''));
  const head = serialize(introduction(section, LLMS_TEXT.pages));
  return [head + RULES, ...texts].join('\n');
}

function introduction({ title }: LlmsSection, summary: string): RootContent[] {
  return [
    heading(1, text(`${SITE.name}: ${title}`)),
    blockquote(
      paragraph(
        text(`${summary}${LLMS_TEXT.otherSections}`),
        link(absoluteUrl(LLMS_INDEX), text('llms.txt')),
        text('.'),
      ),
    ),
  ];
}

/** Returns pages in the order of the section's menu. */
export function pagesOf({ groups }: LlmsSection): LlmsPage[] {
  return groups.flatMap(({ pages }) => pages);
}

/** The index of the site shortens longer descriptions, so that an agent can read it in one piece. */
const MAX_DESCRIPTION_LENGTH = 52;

/** A page below another page only has its name, for the same reason. */
function shortLine({ path, name, description }: LlmsPage, paths: ReadonlySet<string>): RootContent {
  const parent = path.slice(0, path.lastIndexOf('/'));
  // "/guides/auth" introduces an area.
  if (parent.split('/').length > 3 && paths.has(parent)) return line(twinPath(path), name, '');
  const start = description.slice(0, MAX_DESCRIPTION_LENGTH);
  const isWhole = start === description;
  return line(
    twinPath(path),
    name,
    isWhole ? description : `${start.slice(0, start.lastIndexOf(' '))}…`,
  );
}

function pageLine({ path, name, description }: LlmsPage): RootContent {
  return line(twinPath(path), name, description);
}

function fullLine(section: LlmsSection): RootContent {
  return line(fullPath(section), LLMS_TEXT.full(section.title), count(section));
}

function count(section: LlmsSection): string {
  return LLMS_TEXT.count(pagesOf(section).length);
}

function line(path: string, name: string, description: string): RootContent {
  const target = link(absoluteUrl(path), text(name));
  return paragraph(target, ...(description ? [text(`: ${description}`)] : []));
}
