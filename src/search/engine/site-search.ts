import { MANIFEST } from '../../lib/search-files';
import type { ErrorsFile } from './errors';
import type { PackedIndex } from './packed-index';
import type { EngineData, IndexPart, SearchRequest, SearchResult } from './search';
import { searchSections } from './search';
import { SectionIndex } from './section-index';
import type { HeadingsFile, IndexFile, Manifest, TextFile } from './sections';
import { FILES_FORMAT, unpackSections } from './sections';
import { suggestQueries } from './suggest';

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
  /** The texts and the code that have arrived, by file. */
  private readonly texts = new Map<string, readonly string[][]>();
  /** The parts of the index that have arrived. */
  private readonly parts = new Set<string>();
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

  /** Runs a search. Rejects if the headings can't be loaded. */
  async search(request: SearchRequest): Promise<SearchResult> {
    const data = await this.load();
    this.loadIndex(data);
    return searchSections(data, request);
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
      index: new SectionIndex(sections),
      load: (part) => this.loadPart(data, part),
      errors: () => this.loadErrors(),
      textOf: (section) => this.textOf(manifest.texts, section),
      codeOf: (section) => this.textOf(manifest.code, section),
    };
    this.loadIndex(data);
    return data;
  }

  private loadIndex(data: EngineData): void {
    if (this.parts.has('index')) return;
    void this.loadOnce(this.manifest!.index, (file) => {
      const { texts, phrases } = file as IndexFile;
      data.index.add(texts, 'content');
      for (const [id, ...items] of phrases) {
        data.sections[id] = { ...data.sections[id]!, phrases: items };
        data.index.addText(id, 'phrases', items.join('\n'));
      }
      this.parts.add('index');
    });
  }

  /** Until the first part has arrived, most words are unknown, so it's too early to know which queries need another. */
  private loadPart(data: EngineData, part: IndexPart): void {
    if (!this.parts.has('index') || this.parts.has(part)) return;
    void this.loadOnce(this.manifest![part], (file) => {
      data.index.add(file as PackedIndex, part === 'names' ? 'code' : part);
      this.parts.add(part);
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
  private textOf(files: readonly TextFile[], section: number): readonly string[] | undefined {
    const shard = files.findLast(({ first }) => first <= section);
    if (!shard) return undefined;
    const texts = this.texts.get(shard.file);
    if (!texts)
      void this.loadOnce(shard.file, (file) => this.texts.set(shard.file, file as string[][]));
    return texts?.[section - shard.first];
  }
}
