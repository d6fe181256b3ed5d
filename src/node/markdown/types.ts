import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type { Tree } from '../../lib/content-tree';

/** As written in the source. */
export interface Reference extends Position {
  /** The URL, the name of the part, or `library/version` of the entries. */
  url: string;
  /** For `changes`, `url` is `library/version/next version`. */
  kind: 'link' | 'image' | 'part' | 'entries' | 'changes';
}

/** A heading, or the title of a step. */
export interface ParsedHeading extends Position {
  id: string;
  /** The ID without the number of a repeated heading. */
  slug: string;
  title: string;
  depth: number;
}

export interface ParsedMarkdown {
  tree: Tree;
  /** Positions are in the file. */
  headings: ParsedHeading[];
  references: Reference[];
  diagnostics: Diagnostic[];
}

/**
 * Shared parts by name, and files that code blocks show by path. `<Part name="…" />` includes
 * `content/parts/<name>.md`.
 */
export type Partials = ReadonlyMap<string, string>;

/** `where` defaults to the start of the node. `edit` fixes the problem, if there's only one fix. */
export type Add = (
  rule: string,
  message: string,
  fix: string,
  where?: Position,
  edit?: Diagnostic['edit'],
) => void;
