import { readStoredValue, writeStoredValue } from '../base/stored-file';

/** CSS rules by Emotion's ID, a hash of the rule. */
export type Rules = Map<string, string>;

interface State {
  rules: [id: string, css: string][];
  pages: [file: string, ids: string[]][];
}

/**
 * The styles of all pages, including those that an earlier build rendered, so that the style sheet
 * is the same as after a build with empty caches.
 */
export class PageStyles {
  readonly rules: Rules;
  private readonly previous: ReadonlyMap<string, string[]>;
  private readonly pages = new Map<string, string[]>();

  constructor(private readonly stateFile: string) {
    const state = readStoredValue(stateFile) as State | undefined;
    this.rules = new Map(state?.rules);
    this.previous = new Map(state?.pages);
  }

  add(file: string, ids: Iterable<string>): void {
    this.pages.set(file, [...ids]);
  }

  /** Adds a page of an earlier build. Returns false if its styles are unknown. */
  keep(file: string): boolean {
    const ids = this.previous.get(file);
    if (ids) this.pages.set(file, ids);
    return ids !== undefined;
  }

  /** Returns the rules that pages use, in the order in which the pages were added. */
  css(): string {
    const ids = new Set([...this.pages.values()].flat());
    return [...ids].map((id) => this.rules.get(id) ?? '').join('');
  }

  save(): void {
    const used = new Set([...this.pages.values()].flat());
    const state: State = {
      rules: [...this.rules].filter(([id]) => used.has(id)),
      pages: [...this.pages],
    };
    writeStoredValue(this.stateFile, state);
  }
}
