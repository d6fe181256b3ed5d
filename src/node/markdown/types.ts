import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type { Tree } from '../../lib/content-tree';

/** A link, an image, a shared part, or a generated table, as the writer typed it. */
export interface Reference extends Position {
  /** The URL, the name of the part, or `library/version` of the entries. */
  url: string;
  /** For `changes`, `url` is `library/version/next version`. */
  kind: 'link' | 'image' | 'part' | 'entries' | 'changes';
}

/** A heading, written as one or made from a step's title. */
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
