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
