import type { RunOutput, RunResult } from '../client/types';

/** Maximum number of rows in a result. */
const MAX_ROWS = 1000;
/** Maximum number of characters in all outputs of a run. */
const MAX_CHARACTERS = 200_000;

/** Collects the outputs of a run, up to the size limit. */
export class Outputs {
  private readonly outputs: RunOutput[] = [];
  private characters = 0;
  private isTruncated = false;
  private readonly start = performance.now();

  /** Adds an output. Shortens it, or leaves it out, if it's too long. */
  add(output: RunOutput): void {
    const kept = output.kind === 'rows' ? this.shorten(output) : output;
    const { length } = JSON.stringify(kept) ?? '';
    const fits = this.characters + length <= MAX_CHARACTERS;
    // Always adds errors, because they say why the run ended.
    if (fits || output.kind === 'error') {
      this.outputs.push(kept);
      this.characters += length;
    } else this.isTruncated = true;
  }

  /** Returns the result of the run. */
  result(): RunResult {
    const duration = performance.now() - this.start;
    return { outputs: this.outputs, duration, isTruncated: this.isTruncated };
  }

  private shorten(output: Extract<RunOutput, { kind: 'rows' }>): RunOutput {
    let length = this.characters;
    const end = output.rows.findIndex((row, index) => {
      length += JSON.stringify(row).length;
      return index >= MAX_ROWS || length > MAX_CHARACTERS - 1000;
    });
    if (end < 0) return output;
    this.isTruncated = true;
    return { ...output, rows: output.rows.slice(0, end) };
  }
}
