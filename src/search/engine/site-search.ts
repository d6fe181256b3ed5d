import { MANIFEST } from '../../lib/search-files';
import { searchSections } from './engine';
import type { ErrorsFile } from './error-message';
import type { HeadingsFile, Manifest } from './files';
import { FILES_FORMAT, unpackSections } from './files';
import type { PackedIndex } from './packed-index';
import type { SearchRequest } from './request';
import { SectionIndex } from './section-index';
import { suggestQueries } from './suggest';
import type { EngineData, SearchResponse } from './types';

/**
 * Files that arrive within this time, in milliseconds, are reported together. A search shows texts from up
 * to 20 files, and each report repeats the search.
 */
export const REPORT_DELAY = 30;

/** Reads one of the embedded search's files. `bypassCache` skips the HTTP cache. */
export type ReadFile = (name: string, bypassCache: boolean) => Promise<unknown>;

/**
 * The embedded search. It loads its files in steps and searches the ones that have arrived: first
 * the headings, then the index of all words and the texts of the hits that are shown.
 */
export class SiteSearch {
  private data: Promise<EngineData> | undefined;
  private manifest: Manifest | undefined;
  private readonly texts = new Map<number, readonly string[][]>();
  private readonly loading = new Set<string>();
  private errors: ErrorsFile | undefined;
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

  /** Runs search requests. Rejects if the headings can't be loaded. */
  async search(requests: readonly SearchRequest[]): Promise<SearchResponse[]> {
    const data = await this.load();
    const responses = requests.map((request) => searchSections(data, request));
    this.loadIndex(data);
    return responses;
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
    const data: EngineData = {
      sections,
      headings: SectionIndex.build(sections),
      errors: () => this.loadErrors(),
      textOf: (section) => this.textOf(section),
    };
    this.loadIndex(data);
    return data;
  }

  private loadIndex(data: EngineData): void {
    if (data.full) return;
    void this.loadOnce(this.manifest!.index, (file) => {
      data.full = SectionIndex.unpack(file as PackedIndex, data.headings);
    });
  }

  private loadErrors(): ErrorsFile | undefined {
    if (!this.errors)
      void this.loadOnce(this.manifest!.errors, (file) => (this.errors = file as ErrorsFile));
    return this.errors;
  }

  private async loadOnce(name: string, store: (file: unknown) => unknown): Promise<void> {
    if (this.loading.has(name)) return;
    this.loading.add(name);
    try {
      store(await this.read(name, false).catch(() => this.read(name, true)));
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
      this.onImproved();
    }, REPORT_DELAY);
  }

  /** Returns the text of a section in parts. If it hasn't been loaded, starts to load it. */
  private textOf(section: number): readonly string[] | undefined {
    const files = this.manifest?.texts ?? [];
    const shard = files.findLastIndex(({ first }) => first <= section);
    const texts = this.texts.get(shard);
    if (texts) return texts[section - files[shard]!.first];
    if (shard >= 0) {
      void this.loadOnce(files[shard]!.file, (file) => this.texts.set(shard, file as string[][]));
    }
    return undefined;
  }
}
