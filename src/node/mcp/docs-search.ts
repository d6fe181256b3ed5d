import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as tick } from 'node:timers/promises';
import { z } from 'zod';
import { FILES_FOLDER, MANIFEST } from '../../lib/search-files';
import { HIERARCHY_LEVELS } from '../../lib/search-record';
import { absoluteUrl } from '../../lib/site';
import type { HeadingsFile, Manifest } from '../../search/engine/files';
import type { EngineHit } from '../../search/engine/hit';
import { pathQueries } from '../../search/engine/path-queries';
import { SiteSearch } from '../../search/engine/site-search';
import { sectionMarkdown } from '../../lib/section-markdown';
import { frontMatterValue, readTwin } from './site-folder';

export interface DocsQuery {
  query: string;
  limit: number;
  /** The menu level, the library, and the version of the pages to search. */
  level?: string | undefined;
  library?: string | undefined;
  version?: string | undefined;
}

/** The shape of a section of a page that matches a search. */
export const docsResultSchema = z.object({
  title: z.string(),
  /** The area, the page, and the headings above the title. */
  section: z.string(),
  /** Path of the page, for reading it. */
  path: z.string(),
  url: z.string(),
  /** The best part of the text, or its start if only headings match. */
  snippet: z.string(),
});
/** A section of a page that matches a search. */
type DocsResult = z.infer<typeof docsResultSchema>;

/** The number of words in a snippet. */
const SNIPPET_WORDS = 40;
/** The number of pages to suggest for an unknown path. */
const NEAREST = 5;
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
   * Returns the best section of each page that matches.
   *
   * @throws An error that lists the possible values if the level, library, or version is unknown.
   */
  async find({ query, limit, ...limits }: DocsQuery): Promise<DocsResult[]> {
    this.checkLimits(limits);
    const facetFilters = Object.entries(limits).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}:${value}`],
    );
    const noTags = { highlightPreTag: '', highlightPostTag: '' };
    const attributesToSnippet = [`content:${SNIPPET_WORDS}`];
    const params = { query, hitsPerPage: limit, facetFilters, attributesToSnippet, ...noTags };
    return (await this.run(params)).map((hit) => this.resultOf(hit));
  }

  /** Returns the paths of pages that an unknown path could refer to. */
  async nearest(path: string): Promise<string[]> {
    const hits: EngineHit[] = [];
    for (const query of pathQueries(path)) {
      hits.push(...(await this.run({ query, hitsPerPage: NEAREST })));
    }
    return [...new Set(hits.map((hit) => pageOf(hit)))].slice(0, NEAREST);
  }

  /** Runs a search until all files that it needs have arrived. */
  private async run(params: Record<string, unknown>): Promise<EngineHit[]> {
    const search = this.current();
    const request = { indexName: '', params };
    for (let round = 1; ; round++) {
      const [response] = await search.search([request]);
      if (this.reads.size === 0 || round === ROUNDS) return response?.hits ?? [];
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
  private startOf(path: string, title: string): string {
    const twin = readTwin(this.folder, path) ?? '';
    const lines = sectionMarkdown(twin, title)?.split('\n').slice(1) ?? [];
    const start = lines.find((line) => /^[\p{L}`*[]/u.test(line));
    return start?.split(' ', SNIPPET_WORDS).join(' ') ?? frontMatterValue(twin, 'description');
  }

  private resultOf(hit: EngineHit): DocsResult {
    const { hierarchy = {}, url = '', _snippetResult: snippets } = hit;
    const titles = HIERARCHY_LEVELS.flatMap((level) => hierarchy[level] ?? []);
    const path = pageOf(hit);
    return {
      title: titles.at(-1) ?? '',
      section: titles.slice(0, -1).join(' > '),
      path,
      url: absoluteUrl(url),
      snippet: snippets.content?.value ?? this.startOf(path, titles.at(-1) ?? ''),
    };
  }
}

function pageOf({ url = '' }: EngineHit): string {
  return url.split('#', 1)[0]!;
}
