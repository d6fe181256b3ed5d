import GithubSlugger, { slug } from 'github-slugger';
import { RESERVED_IDS } from '../../lib/reserved-ids';

/** The IDs of one page: generates them from words, and knows those that the source spells out. */
export class PageIds extends GithubSlugger {
  private readonly spelledOut = new Set<string>();

  /** `taken` are IDs that the page has already. Those of the page layout are always taken. */
  constructor(taken: readonly string[] = []) {
    super();
    for (const id of [...RESERVED_IDS, ...taken]) this.slug(id);
  }

  /**
   * Returns a heading's ID and its slug, which is the ID without the number that a repeated heading
   * gets. `id` and `aliases` are spelled out in the source. `errors` says which IDs are used twice.
   */
  heading(words: string, id: string | undefined, aliases: readonly string[]) {
    const written = id === undefined ? aliases : [...aliases, id];
    const errors = written.flatMap((item) => this.reserve(item));
    if (id !== undefined) return { id, slug: id, errors };
    const wanted = slug(words);
    if (this.spelledOut.has(wanted)) errors.push(describe(wanted));
    return { id: this.slug(words), slug: wanted, errors };
  }

  /** Returns the ID of a word in code, or undefined if it's taken, with an error if it's spelled out. */
  code(text: string): { id?: string; errors: string[] } {
    const wanted = slug(text);
    if (!this.has(wanted)) return { id: this.slug(text), errors: [] };
    return { errors: this.spelledOut.has(wanted) ? [describe(wanted)] : [] };
  }

  private has(id: string): boolean {
    return Object.hasOwn(this.occurrences, id);
  }

  private reserve(id: string): string[] {
    const errors = this.has(id) ? [describe(id)] : [];
    this.occurrences[id] ??= 0;
    this.spelledOut.add(id);
    return errors;
  }
}

function describe(id: string): string {
  const isReserved = (RESERVED_IDS as readonly string[]).includes(id);
  return `The ID #${id} is ${isReserved ? 'reserved for the page layout' : 'already used on this page'}`;
}
