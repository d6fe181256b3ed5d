import GithubSlugger, { slug } from 'github-slugger';
import { RESERVED_IDS } from '../../lib/reserved-ids';

/** Generates the IDs of one page, and keeps track of those in the source. */
export class PageIds extends GithubSlugger {
  private readonly explicit = new Set<string>();

  /** IDs already on the page. The layout's are always taken. */
  constructor(taken: readonly string[] = []) {
    super();
    for (const id of [...RESERVED_IDS, ...taken]) this.slug(id);
  }

  /**
   * The slug is the ID without the number of a repeated heading. `id` and `aliases` are from the source.
   * `errors` lists IDs that are used twice.
   */
  heading(words: string, id: string | undefined, aliases: readonly string[]) {
    const written = id === undefined ? aliases : [...aliases, id];
    const errors = written.flatMap((item) => this.reserve(item));
    if (id !== undefined) return { id, slug: id, errors };
    const wanted = slug(words);
    if (this.explicit.has(wanted)) errors.push(describe(wanted));
    return { id: this.slug(words), slug: wanted, errors };
  }

  /** Returns no ID for a word in code if the ID is taken, and an error if the source sets it. */
  code(text: string): { id?: string; errors: string[] } {
    const wanted = slug(text);
    if (!this.has(wanted)) return { id: this.slug(text), errors: [] };
    return { errors: this.explicit.has(wanted) ? [describe(wanted)] : [] };
  }

  private has(id: string): boolean {
    return Object.hasOwn(this.occurrences, id);
  }

  private reserve(id: string): string[] {
    const errors = this.has(id) ? [describe(id)] : [];
    this.occurrences[id] ??= 0;
    this.explicit.add(id);
    return errors;
  }
}

function describe(id: string): string {
  const isReserved = (RESERVED_IDS as readonly string[]).includes(id);
  return `The ID #${id} is ${isReserved ? 'reserved for the page layout' : 'already used on this page'}`;
}
