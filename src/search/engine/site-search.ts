import { MANIFEST } from '../../lib/search-files';
import type { PackedIndex } from './packed-index';
import type { EngineData, SearchRequest, SearchResult } from './search';
import { searchSections } from './search';
import { SectionIndex } from './section-index';
import type { HeadingsFile, IndexFile, Manifest, TextFile } from './sections';
import { FILES_FORMAT, unpackSections } from './sections';
import { suggestQueries } from './suggest';
import { readVocabulary } from './vocabulary';

/**
 * Files that arrive within this time, in milliseconds, are reported together. A search shows texts from up
 * to 20 files, and each report repeats the search.
 */
export const REPORT_DELAY = 30;

/** Reads one of the embedded search's files. `bypassCache` skips the HTTP cache. */
type ReadFile = (name: string, bypassCache: boolean) => Promise<unknown>;

/** Returns a function that downloads files of the embedded search from a folder of the site. */
export function fileReader(folder: string): ReadFile {
  return async (name, bypassCache) => {
    const cache = bypassCache ? 'reload' : 'default';
    const response = await fetch(`${folder}${name}`, { cache });
    if (!response.ok) throw new Error(`${name}: status ${response.status}`);
    return response.json() as Promise<unknown>;
  };
}

/**
 * The embedded search. It loads its files in steps and searches the ones that have arrived: first
 * the headings, then the index of texts, the other parts of the index if a query needs them, and the texts of the
 * hits that are shown.
 */
export class SiteSearch {
  private data: Promise<EngineData> | undefined;
  private manifest: Manifest | undefined;
  /** The files that have arrived, by name. Files that are part of the index are only names. */
  private readonly files = new Map<string, unknown>();
  private readonly loading = new Map<string, Promise<void>>();
  private latest: SearchRequest | undefined;
  private willReport = false;

  /** `onImproved` is called when repeating a search would return better results. */
  constructor(
    private readonly read: ReadFile,
    private readonly onImproved: () => void,
  ) {}

  /** Starts to load the files. Ignores errors, because the next search tries again. */
  start(): void {
    this.load().catch(() => undefined);
  }

  /**
   * Runs a search. Rejects if the headings can't be loaded. Waits for files that can change the order of the hits, but
   * at most `patience` milliseconds, and not if another search starts.
   */
  async search(request: SearchRequest, patience = 0): Promise<SearchResult> {
    const end = performance.now() + patience;
    this.latest = request;
    const data = await this.load();
    this.loadIndex(data, this.manifest!);
    let result = searchSections(data, request);
    // The index first, because it shows which other parts a query needs, and then the texts of the hits.
    for (let step = 0; step < 3; step++) {
      const time = end - performance.now();
      const files = this.awaited(result.error !== undefined);
      if (files.length === 0 || time <= 0 || this.latest !== request) break;
      await Promise.race([Promise.all(files), new Promise((done) => setTimeout(done, time))]);
      if (this.latest === request) result = searchSections(data, request);
    }
    return result;
  }

  /** The files on their way that can change the order of hits, which includes texts if the query is an error. */
  private awaited(isError = false): Promise<void>[] {
    const { index, more, names, errors } = this.manifest!;
    const files = isError ? [...this.loading.keys()] : [index, more, names, errors];
    return files.flatMap((name) => this.loading.get(name) ?? []);
  }

  /** Returns similar queries that have results, or page titles if no word is similar. */
  async suggest(query: string): Promise<string[]> {
    return suggestQueries(await this.load(), query);
  }

  /** Returns the names of the menu levels that a search can be limited to, by level. */
  async levels(): Promise<Record<string, string>> {
    await this.load();
    return this.manifest?.levels ?? {};
  }

  private load(): Promise<EngineData> {
    this.data ??= this.loadHeadings(false)
      .catch(() => this.loadHeadings(true))
      .catch((error: unknown) => {
        this.data = undefined;
        throw error;
      });
    return this.data;
  }

  private async loadHeadings(bypassCache: boolean): Promise<EngineData> {
    const manifest = (await this.read(MANIFEST, bypassCache)) as Manifest;
    if (manifest.format !== FILES_FORMAT) {
      throw new Error(
        `${MANIFEST}: format ${manifest.format} instead of ${FILES_FORMAT}; reload the page`,
      );
    }
    const file = (await this.read(manifest.headings, bypassCache)) as HeadingsFile;
    const sections = unpackSections(file);
    this.manifest = manifest;
    const index = new SectionIndex(sections, readVocabulary(file.words));
    const textOf = (files: readonly TextFile[], section: number) => {
      const shard = files.findLast(({ first }) => first <= section);
      return shard && this.file<string[][]>(shard.file)?.[section - shard.first];
    };
    const data: EngineData = {
      ...{ sections, index },
      // Until the first part has arrived, most words are unknown, so it's too early to know which queries need another.
      load: (part) => {
        if (!data.hasTexts()) return;
        const field = part === 'names' ? 'code' : part;
        this.file<PackedIndex>(manifest[part], (packed) => index.add(packed, field));
      },
      hasTexts: () => this.files.has(manifest.index),
      errors: () => this.file(manifest.errors),
      textOf: (section) => textOf(manifest.texts, section),
      codeOf: (section) => textOf(manifest.code, section),
    };
    this.loadIndex(data, manifest);
    return data;
  }

  private loadIndex({ sections, index }: EngineData, manifest: Manifest): void {
    this.file<IndexFile>(manifest.index, ({ texts, phrases }) => {
      index.add(texts, 'content');
      for (const [id, ...items] of phrases) {
        sections[id] = { ...sections[id]!, phrases: items };
        index.addText(id, 'phrases', items.join('\n'));
      }
    });
  }

  /** Returns a file if it has arrived. Otherwise, starts to load it. `store` adds it to the index. */
  private file<T>(name: string, store?: (file: T) => void): T | undefined {
    if (!this.files.has(name) && !this.loading.has(name)) {
      this.loading.set(name, this.loadFile(name, store));
    }
    return this.files.get(name) as T | undefined;
  }

  private async loadFile<T>(name: string, store?: (file: T) => void): Promise<void> {
    try {
      const file = (await this.read(name, false).catch(() => this.read(name, true))) as T;
      store?.(file);
      this.files.set(name, store ? undefined : file);
      this.report();
    } catch {
      // Search works with the files that have arrived, and the next search tries again.
    } finally {
      this.loading.delete(name);
    }
  }

  private report(): void {
    if (this.willReport) return;
    this.willReport = true;
    setTimeout(() => {
      this.willReport = false;
      if (this.awaited().length === 0) this.onImproved();
    }, REPORT_DELAY);
  }
}
