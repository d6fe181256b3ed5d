import { MANIFEST } from '../../lib/search-files';
import type { EngineAnswer, EngineData } from './types';
import { answer } from './engine';
import type { HeadingsFile, Manifest } from './files';
import { FILES_FORMAT, unpackSections } from './files';
import type { PackedIndex } from './packed-index';
import type { SearchRequest } from './request';
import { SectionIndex } from './section-index';
import { suggestions } from './suggest';

/** Reads one of the files; `fresh` asks for it without any cache. */
export type ReadFile = (name: string, fresh: boolean) => Promise<unknown>;

/**
 * The embedded search as a whole: loads its files step by step and answers with what is there.
 * Headings come first; the index of all words and the texts of what is shown follow.
 */
export class SiteSearch {
  private data: Promise<EngineData> | undefined;
  private manifest: Manifest | undefined;
  private readonly texts = new Map<number, readonly string[][]>();
  private readonly loading = new Set<string>();
  private readonly read: ReadFile;
  private readonly onImproved: () => void;

  /** `onImproved` is called when a search would be answered better than before. */
  constructor(read: ReadFile, onImproved: () => void) {
    this.read = read;
    this.onImproved = onImproved;
  }

  /** Begins to load; a failure is met by the next search, which tries again. */
  start(): void {
    this.load().catch(() => undefined);
  }

  async search(requests: readonly SearchRequest[]): Promise<EngineAnswer[]> {
    const data = await this.load();
    const answers = requests.map((request) => answer(data, request));
    this.loadIndex(data);
    return answers;
  }

  /** Words of the site that a query without answers may have meant. */
  async suggest(query: string): Promise<string[]> {
    return suggestions(await this.load(), query);
  }

  /** Names of the menu levels that a search can be narrowed to. */
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

  private async loadHeadings(fresh: boolean): Promise<EngineData> {
    const manifest = (await this.read(MANIFEST, fresh)) as Manifest;
    if (manifest.format !== FILES_FORMAT) throw new Error('The search index has another format');
    const sections = unpackSections((await this.read(manifest.headings, fresh)) as HeadingsFile);
    this.manifest = manifest;
    const data: EngineData = {
      sections,
      headings: SectionIndex.build(sections),
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

  private async loadOnce(name: string, keep: (file: unknown) => unknown): Promise<void> {
    if (this.loading.has(name)) return;
    this.loading.add(name);
    try {
      keep(await this.read(name, false).catch(() => this.read(name, true)));
      this.onImproved();
    } catch {
      // What is there already answers; the next search asks for the file again.
    } finally {
      this.loading.delete(name);
    }
  }

  /** The text of a section, in parts; where it is not there yet it is asked for. */
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
