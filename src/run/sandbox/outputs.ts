import type { RunOutput, RunResult } from '../client/types';

const MAX_ROWS = 1000;
/** In all outputs of a run. */
const MAX_CHARACTERS = 200_000;

export class Outputs {
  private readonly outputs: RunOutput[] = [];
  private characters = 0;
  private isTruncated = false;
  private readonly start = performance.now();

  add(output: RunOutput): void {
    const kept = output.kind === 'rows' ? this.shorten(output) : output;
    const { length } = JSON.stringify(kept) ?? '';
    const fits = this.characters + length <= MAX_CHARACTERS;
    // Errors say why the run ended.
    if (fits || output.kind === 'error') {
      this.outputs.push(kept);
      this.characters += length;
    } else this.isTruncated = true;
  }

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
