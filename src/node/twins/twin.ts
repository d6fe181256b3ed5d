import type { RootContent } from 'mdast';
import { availabilityText } from '../../lib/availability';
import { atFirstHeading, examplesInOrder, hasData } from '../../lib/content-tree';
import { LLMS_INDEX, setupPathOf, twinPath } from '../../lib/paths';
import { absoluteUrl } from '../../lib/site';
import { AGENT_TEXT } from '../../lib/strings/build';
import { BUILT_NOTE_TEXT } from '../../lib/strings/frame';
import { ENTRY_TEXT, EXAMPLES_TEXT, OLDER_VERSION_TEXT } from '../../lib/strings/reference';
import type { SitePage } from '../spec/page';
import { createConverter } from './converter';
import type { PageDocumentation, TwinPage } from './page-data';
import { serialize } from './serialize';
import { blockquote, heading, inlineCode, link, paragraph, strong, text } from './syntax';
import type { Converter } from './types';

/**
 * Returns a page as Markdown: front matter (with an entry's library and release, and the known dates), a line
 * that names the index of the site, instructions for assistants, and everything in the page's article.
 */
export function twinOf(page: TwinPage): string {
  const { path, title, description, modified, verified, documentation } = page;
  const call = documentation?.title ?? title;
  const library = documentation?.libs.find((lib) => lib.path === path)?.name;
  const frontMatter = {
    title: call === title ? title : `${call}: ${title}`,
    description,
    url: absoluteUrl(path),
    ...(library && { library }),
    ...(documentation?.since && { since: documentation.since }),
    ...(modified && { updated: modified }),
    ...(verified && { verified }),
  };
  // JSON strings are valid YAML strings. Without quotes, some readers would turn the date into an object.
  const lines = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  const index = AGENT_TEXT.index(absoluteUrl(LLMS_INDEX));
  const head = `---\n${lines.join('\n')}\n---\n\n> ${index}\n`;
  return `${head}${RULES}\n${twinBody(page)}`;
}

export const RULES = `>\n> ${AGENT_TEXT.rules}\n`;

type MovedPage = Pick<SitePage, 'path' | 'title' | 'labels' | 'entry'>;

/**
 * For hosts that don't redirect an alias: what the page is about, and a link to its Markdown. A copy of its
 * text would appear under two URLs.
 */
export function movedTwin({ path, title, labels, entry }: MovedPage): string {
  const isCall = entry && entry.call !== title;
  const name = isCall ? [inlineCode(entry.call), text(`: ${title}`)] : [text(title)];
  const description = labels.find(({ what }) => what === 'description')?.text;
  return serialize([
    heading(1, ...name),
    ...(!entry && description ? [paragraph(text(description))] : []),
    paragraph(
      text(AGENT_TEXT.movedTo),
      link(absoluteUrl(twinPath(path)), ...name),
      text(`. ${AGENT_TEXT.readMoved}`),
    ),
  ]);
}

function twinBody(page: TwinPage): string {
  const { path, title, description, documentation, newer, tree, app } = page;
  const converter = createConverter(path, page.imageUrls, page.verified);
  const call = documentation?.title ?? title;
  const [head, details] = atFirstHeading(tree);
  return serialize([
    heading(1, text(call)),
    ...(call === title ? [] : [paragraph(text(title))]),
    ...(documentation?.since ? [paragraph(text(ENTRY_TEXT.since(documentation.since)))] : []),
    ...(page.availability ? [paragraph(text(availabilityText(page.availability)))] : []),
    ...(newer ? [olderVersion(newer, documentation?.change, converter)] : []),
    ...(documentation ? converter.blocks(documentation.lead) : [paragraph(text(description))]),
    ...(app?.project
      ? [paragraph(link(absoluteUrl(app.project), text(BUILT_NOTE_TEXT.download)))]
      : []),
    ...(documentation ? availability(documentation, path) : []),
    ...(documentation
      ? [
          ...converter.blocks(head),
          ...examples(documentation, path, converter),
          ...converter.blocks(details),
        ]
      : converter.blocks(tree)),
  ]);
}

function olderVersion(
  { of, name, path, isSame }: NonNullable<TwinPage['newer']>,
  change: PageDocumentation['change'] | undefined,
  { blocks }: Converter,
): RootContent {
  const { changes, details, separator, pageIsFor, viewPage, goToLatest } = OLDER_VERSION_TEXT;
  const note = change?.note ?? [];
  const by = (change?.by ?? []).flatMap(({ title, path }, index, { length }) => [
    text(separator(index, length)),
    link(absoluteUrl(path), inlineCode(title)),
  ]);
  const latest = link(absoluteUrl(path), text(isSame ? viewPage(name) : goToLatest(name)));
  const isLinked = change?.by.some((entry) => entry.path === path);
  return blockquote(
    paragraph(
      text(pageIsFor(of)),
      ...(change ? [text(changes[change.verdict](change.version)), ...by, text('.')] : []),
      ...(isLinked ? [] : [text(change ? ' ' : ''), latest]),
    ),
    ...(note.length > 0 ? [paragraph(text(`${details}:`)), ...blocks(note)] : []),
  );
}

/** Only if several library versions have the entry. */
function availability({ libs }: PageDocumentation, path: string): RootContent[] {
  if (libs.length < 2) return [];
  const names = libs.flatMap((lib, index) => [
    ...(index > 0 ? [text(', ')] : []),
    lib.path === path ? text(lib.name) : link(absoluteUrl(lib.path), text(lib.name)),
  ]);
  return [paragraph(text(ENTRY_TEXT.availableIn), ...names)];
}

/** With name, code, data source, and response. */
function examples(
  { examples: all }: PageDocumentation,
  path: string,
  { blocks }: Converter,
): RootContent[] {
  if (all.length === 0) return [];
  const setup = link(absoluteUrl(setupPathOf(path)), text(EXAMPLES_TEXT.setup));
  return [
    heading(2, text(EXAMPLES_TEXT.label)),
    ...examplesInOrder(all).flatMap(({ name, tree }) => [
      paragraph(strong(text(name))),
      ...blocks(tree),
      ...(hasData(tree) ? [paragraph(setup)] : []),
    ]),
  ];
}
