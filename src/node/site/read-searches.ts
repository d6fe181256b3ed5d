import { z } from 'zod';
import { line, pathWithAnchor } from '../sources/field-schemas';
import { didYouMean } from '../../lib/diagnostic';
import type { SearchWords } from '../../lib/search-record';
import { NO_WORDS } from '../../lib/search-record';
import type { Position } from '../../lib/positions';
import type { YamlSource } from '../sources/yaml-source';
import type { ReadContext } from '../sources/read-context';
import { shapeOf } from '../sources/read-context';
import type { SitePage } from '../spec/page';

/** `content/searches/<area>.yml`: phrases by the page or section that answers them. */
const searchesSchema = z.record(pathWithAnchor, z.array(line.max(60)).min(1).max(12));

const SEARCHES_FILE = /^content\/searches\/(?!words\.)[^/]+\.yml$/;

/** The words that search knows: spellings, similar words, and languages. */
export const WORDS_FILE = 'content/searches/words.yml';
const groups = z.array(line);
const wordsSchema = z.strictObject({ same: groups, similar: groups, clients: groups });

export function readWords(source: YamlSource | undefined, context: ReadContext): SearchWords {
  return (source && shapeOf(wordsSchema, source, context)) ?? NO_WORDS;
}

/** The anchors of a page's headings, and of the rows about codes. */
function anchorsOf({ searchFields }: SitePage): string[] {
  const ids = searchFields.sections.flatMap(({ id, codes = [] }) => [
    id,
    ...codes.map((row) => row.id),
  ]);
  return ids.filter(Boolean);
}

/**
 * Adds phrases that readers search for but the page doesn't use to `searchFields` of `pages`, which must have
 * their aliases. Reports unknown URLs, and phrases that are listed twice, because each should lead to the one
 * place that answers it.
 */
export function readSearches(
  yaml: Map<string, YamlSource>,
  pages: SitePage[],
  context: ReadContext,
): void {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const aliases = new Map(pages.flatMap((page) => page.aliases.map((alias) => [alias, page.path])));
  const owners = new Map<string, string>();
  for (const source of yaml.values()) {
    const shape = SEARCHES_FILE.test(source.file) && shapeOf(searchesSchema, source, context);
    if (!shape) continue;
    const report = (at: Position, message: string, fix: string) =>
      context.diagnostics.push({ file: source.file, ...at, rule: 'search', message, fix });
    for (const [url, phrases] of Object.entries(shape)) {
      const [path = '', anchor = ''] = url.split('#');
      const page = byPath.get(path);
      if (!page) {
        const current = aliases.get(path);
        const fix = current ? `use ${current}` : didYouMean(path, byPath.keys(), 'remove it');
        report(source.locateKey([], url), `${path} isn't a page`, fix);
      } else if (anchor && !anchorsOf(page).includes(anchor)) {
        const anchors = anchorsOf(page).map((id) => `#${id}`);
        const fix = didYouMean(`#${anchor}`, anchors, 'use the anchor of a heading');
        report(source.locateKey([], url), `${path} has no section #${anchor}`, fix);
      } else {
        const { searchFields } = page;
        const added = phrases.map((text) => ({ anchor, text }));
        page.searchFields = { ...searchFields, phrases: [...searchFields.phrases, ...added] };
      }
      phrases.forEach((phrase, index) => {
        const key = phrase.toLowerCase();
        const owner = owners.get(key);
        if (owner === undefined) owners.set(key, url);
        else {
          const fix = 'keep it for the page that answers it best';
          const message = `The phrase "${phrase}" is already listed for ${owner}`;
          report(source.locate([url, index]), message, fix);
        }
      });
    }
  }
}
