import { ENTRY_TREE_TEXT, STATUS_TEXT } from '../../lib/strings/build';
import type { Section } from '../../lib/content-tree';
import { uniqueBy } from '../../lib/group-by';
import { treeSections, treeText } from '../../lib/tree-text';
import type { EntryPage } from './entry-page';
import type { FunctionEntry } from './library-schemas';
import type { EntryData } from './entry-schemas';

export interface SearchFields {
  title: string;
  summary: string;
  /** Functions, commands, or operations, as users type them. */
  names: string[];
  keywords: string[];
  /**
   * From `content/searches/`. The anchor is that of the section that answers the phrase, or empty for the
   * page.
   */
  phrases: { anchor: string; text: string }[];
  sections: Section[];
}

/** Uses the item in the section tree and the data. */
export function entrySearchFields(
  { title, product }: FunctionEntry,
  data: EntryData,
  page: EntryPage,
): SearchFields {
  const examples = data.examples
    .map(({ name }, index) => `${name}. ${treeText(page.examples[index] ?? [])}`)
    .join(' ');
  const code = page.examples.flatMap((tree) => treeSections(tree)[0]?.code ?? []).join('\n');
  const heading = data.title === title ? title : `${data.title}: ${title}`;
  return {
    title: data.deprecated === undefined ? heading : STATUS_TEXT.deprecated(heading),
    summary: page.summary,
    names: entryNames(data, product),
    keywords: data.keywords,
    phrases: [],
    sections: [
      ...page.sections.filter(({ id }) => isSearched(id, data)),
      ...(examples
        ? [
            {
              id: 'examples',
              title: ENTRY_TREE_TEXT.sections.examples,
              depth: 2,
              text: examples,
              code,
            },
          ]
        : []),
    ],
  };
}

function isSearched(section: string, data: EntryData): boolean {
  if (section === 'returns') return hasNamedReturns(data);
  return !/^(authorization|responses)$/.test(section) || hasOwnResponses(data);
}

/** Every operation of the Management API can return these. */
const USUAL_ERRORS = [401, 403, 429];

/**
 * Returns false if only the names of the returned fields make an operation's responses different from those
 * of others. With them, the search index would grow by 5 kB.
 */
function hasOwnResponses(data: EntryData): boolean {
  if (data.type !== 'operation') return true;
  const hasExample =
    data.responses.some(({ example }) => example !== undefined) ||
    data.examples.some(({ response }) => response !== undefined);
  return (
    hasExample ||
    !USUAL_ERRORS.every((error) => data.responses.some(({ status }) => status === error))
  );
}

/** Returns true if readers could search for the names of what a function returns. */
function hasNamedReturns(data: EntryData): boolean {
  return data.type === 'function' && data.returns.some(({ name }) => name !== undefined);
}

function entryNames(data: EntryData, product: string | undefined): string[] {
  const names = [data.title, data.id];
  const isNamed = product === 'database' || data.title.startsWith(`${product}.`);
  if (product && !isNamed) names.push(`${product}.${data.title}`);
  if (data.type === 'cli-command') names.push(data.title.replace(/^supabase /, ''));
  if (data.type === 'operation') names.push(data.route);
  return uniqueBy(names, (name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
