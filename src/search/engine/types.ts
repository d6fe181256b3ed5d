import type { ErrorsFile } from './error-message';
import type { EngineHit } from './hit';
import type { SectionIndex } from './section-index';
import type { EngineSection } from './sections';

/** A part of the index that only loads for queries that need it (see `Manifest`). */
export type IndexPart = 'more' | 'names';

/** The data that the engine searches. Everything except the sections can arrive later. */
export interface EngineData {
  /** A section is replaced when its phrases arrive. */
  sections: EngineSection[];
  index: SectionIndex;
  /** Loads a part of the index, unless it isn't time yet. */
  load(part: IndexPart): void;
  /** Returns the errors that the site explains, if they have arrived. Only called for errors. */
  errors(): ErrorsFile | undefined;
  /** Returns the text of a section in parts, if it has arrived. Only called for hits that are shown. */
  textOf(section: number): readonly string[] | undefined;
  /** Returns the code of a section's examples in the same way. */
  codeOf(section: number): readonly string[] | undefined;
}

/** The response to one request, in the format of a search host. */
export interface SearchResponse {
  hits: EngineHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  params: string;
  processingTimeMS: number;
  index: string;
  exhaustiveNbHits: boolean;
}
