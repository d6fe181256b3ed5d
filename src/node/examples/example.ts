import type { Position } from '../../lib/positions';
import type { EntryType } from '../spec/library-schemas';
import type { ExampleSetup } from '../../run/engine/setup';

export type ExampleRole =
  | 'fence'
  | 'signature'
  | 'usage'
  | 'example'
  | 'example-sql'
  | 'example-response'
  | 'request-body'
  | 'response-body';

export interface ExampleEntry {
  library: string;
  version: string;
  id: string;
  type: EntryType;
  /** The entry's title, which is its call: `select()`. */
  call?: string;
}

/** A piece of code in the content, and the position of each of its lines. */
export interface Example {
  id: string;
  role: ExampleRole;
  file: string;
  /** File of the page that shows the example. Different from `file` if it's in a partial. */
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
  setup?: ExampleSetup | undefined;
  /** Why the example isn't verified (`verify=no reason="…"` after the language). */
  optOut?: string | undefined;
  entry?: ExampleEntry | undefined;
  group?: string | undefined;
}

export function placeInExample(example: Example, { line, column }: Position): Position {
  return line === 1
    ? { line: example.line, column: example.column + column - 1 }
    : {
        line: example.lines?.[line - 1] ?? example.line + line - 1,
        column: example.indent + column,
      };
}
