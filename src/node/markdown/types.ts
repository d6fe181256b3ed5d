import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type { Tree } from '../../lib/content-tree';

/** A reference to a page, an image, a shared part, or a generated table, as written in the source. */
export interface Reference extends Position {
  /** The URL, the name of the part, or `library/version` of the entries. */
  url: string;
  /** For `changes`, `url` is `library/version/next version`. */
  kind: 'link' | 'image' | 'part' | 'entries' | 'changes';
}

/** A heading in the source, or the title of a step. */
export interface ParsedHeading extends Position {
  id: string;
  /** The ID without the number that a repeated heading gets. */
  slug: string;
  title: string;
  depth: number;
}

/** The result of parsing one Markdown text. */
export interface ParsedMarkdown {
  tree: Tree;
  /** The headings in order, with their positions in the file. */
  headings: ParsedHeading[];
  references: Reference[];
  diagnostics: Diagnostic[];
}

/**
 * The texts that pages include: shared parts by name, and files that code blocks show by path.
 * `<Part name="…" />` includes `content/parts/<name>.md`.
 */
export type Partials = ReadonlyMap<string, string>;

/**
 * Reports a problem in a node. `where` defaults to the start of the node. `edit` is the change that
 * fixes the problem, if there's only one.
 */
export type Add = (
  rule: string,
  message: string,
  fix: string,
  where?: Position,
  edit?: Diagnostic['edit'],
) => void;
