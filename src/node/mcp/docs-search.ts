import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as tick } from 'node:timers/promises';
import { FILES_FOLDER, MANIFEST } from '../../lib/search-files';
import type { Hit } from '../../search/engine/hit';
import { titlesOf, withoutMarks } from '../../search/engine/hit';
import type { SearchRequest, SearchResult } from '../../search/engine/search';
import type { HeadingsFile, Manifest } from '../../search/engine/sections';
import { SiteSearch } from '../../search/engine/site-search';
import { sectionMarkdown } from '../../lib/section-markdown';
import { frontMatterValue, readTwin } from './site-folder';

/** A search without what's the same in all of them. */
export type DocsQuery = Omit<SearchRequest, 'snippetWords'>;

/** The number of words in a snippet. */
const SNIPPET_WORDS = 40;
/**
 * Maximum number of times that a search runs while files arrive. The index arrives first, then the texts
 * of the hits. The index can change the hits.
 */
const ROUNDS = 5;

/** Searches the index files of a built site with the engine that the browser uses. */
export class DocsSearch {
  private readonly reads = new Set<Promise<unknown>>();
  private search: SiteSearch | undefined;
  private builtAt = 0;

  /** @param folder The folder of the built site. */
  constructor(private readonly folder: string) {}

  /**
   * Returns the best section of each page that matches, with an excerpt or the start of its text.
   *
   * @throws An error that lists the possible values if the level, library, or version is unknown.
   */
  async find(query: DocsQuery): Promise<Hit[]> {
    this.checkLimits(query);
    const { hits } = await this.run({ ...query, snippetWords: SNIPPET_WORDS });
    return hits.map((hit) => {
      // A page's description says more than the start of its text.
      const snippet = hit.type === 'lvl1' ? undefined : hit.snippet;
      return { ...hit, snippet: withoutMarks(snippet ?? this.startOf(hit)) };
    });
  }

  /** Runs a search until all files that it needs have arrived. */
  async run(request: SearchRequest): Promise<SearchResult> {
    const search = this.current();
    for (let round = 1; ; round++) {
      const result = await search.search(request);
      if (this.reads.size === 0 || round === ROUNDS) return result;
      await Promise.allSettled(this.reads);
      // The engine stores a file after its promise has settled.
      await tick();
    }
  }

  /** Returns the engine. Creates a new one if a build has replaced the index. */
  private current(): SiteSearch {
    const { mtimeMs } = statSync(join(this.folder, FILES_FOLDER, MANIFEST));
    if (!this.search || mtimeMs !== this.builtAt) {
      this.builtAt = mtimeMs;
      this.search = new SiteSearch(
        (name) => this.read(name),
        () => undefined,
      );
    }
    return this.search;
  }

  private async read(name: string): Promise<unknown> {
    const reading = readFile(join(this.folder, FILES_FOLDER, name), 'utf8');
    this.reads.add(reading);
    try {
      return JSON.parse(await reading) as unknown;
    } finally {
      this.reads.delete(reading);
    }
  }

  private checkLimits(limits: Pick<DocsQuery, 'level' | 'library' | 'version'>): void {
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(join(this.folder, FILES_FOLDER, name), 'utf8'));
    const { areas } = read((read(MANIFEST) as Manifest).headings) as HeadingsFile;
    const known = areas
      .map(([, level, library, version]) => ({ level, library, version }))
      .filter(({ library }) => limits.library === undefined || library === limits.library);
    for (const name of ['library', 'level', 'version'] as const) {
      const value = limits[name];
      const all =
        name === 'library' ? areas.map((area) => area[2]) : known.map((area) => area[name]);
      const values = [...new Set(all)].filter((item) => item !== null && item !== '').sort();
      if (value === undefined || values.includes(value)) continue;
      throw new Error(
        `There's no ${name} "${value}". Use one of: ${values.join(', ') || '(none)'}`,
      );
    }
  }

  /** Returns the first words of a section, or the description of the page if it's not in its Markdown. */
  private startOf(hit: Hit): string {
    const twin = readTwin(this.folder, pageOf(hit)) ?? '';
    const lines =
      sectionMarkdown(twin, titlesOf(hit).at(-1) ?? '')
        ?.split('\n')
        .slice(1) ?? [];
    const start = lines.find((line) => /^[\p{L}`*[]/u.test(line));
    return start?.split(' ', SNIPPET_WORDS).join(' ') ?? frontMatterValue(twin, 'description');
  }
}

/** Returns the path of a hit's page. */
export function pageOf({ url }: Hit): string {
  return url.split('#', 1)[0]!;
}
