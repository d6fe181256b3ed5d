import type { Position } from '../../lib/positions';
import type { EntryType } from '../spec/library-schemas';
import type { SampleSetup } from '../../run/engine/setup';

export type SampleRole =
  | 'fence'
  | 'signature'
  | 'usage'
  | 'example'
  | 'example-sql'
  | 'example-response'
  | 'request-body'
  | 'response-body';

export interface SampleEntry {
  library: string;
  version: string;
  id: string;
  type: EntryType;
  /** The entry's title, which is its call: `select()`. */
  call?: string;
}

/** A piece of code in the content, and the position of each of its lines. */
export interface Sample {
  id: string;
  role: SampleRole;
  file: string;
  /** File of the page that shows the sample. Different from `file` if it's in a partial. */
  page: string;
  /** Position of the code's first character. The other lines are indented by `indent`. */
  line: number;
  column: number;
  indent: number;
  /** The line in the file of each line of code, unless they follow the first one without a gap. */
  lines?: readonly number[] | undefined;
  language: string;
  code: string;
  /** Title of a fenced code block. */
  title?: string | undefined;
  /** IDs of the headings and steps that contain a fenced code block, from the outermost. */
  sections?: string[] | undefined;
  /** The data that the code needs before it runs, in addition to its own SQL. */
  setup?: SampleSetup | undefined;
  /** Why the sample isn't verified (`verify=no reason="…"` after the language). */
  optOut?: string | undefined;
  entry?: SampleEntry | undefined;
  example?: string | undefined;
}

export function placeInSample(sample: Sample, { line, column }: Position): Position {
  return line === 1
    ? { line: sample.line, column: sample.column + column - 1 }
    : { line: sample.lines?.[line - 1] ?? sample.line + line - 1, column: sample.indent + column };
}
