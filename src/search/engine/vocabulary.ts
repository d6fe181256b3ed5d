import type { SearchWords } from '../../lib/search-record';
import { words } from './tokens';

/** The words that the site knows, in the form in which the index has them. */
export interface Vocabulary {
  /** The other spellings of a word. */
  same: ReadonlyMap<string, readonly string[]>;
  /** The other words for similar things. */
  similar: ReadonlyMap<string, readonly string[]>;
  /** The clients that a client is built on, such as a framework's language. */
  clients: ReadonlyMap<string, readonly string[]>;
}

/** Reads the words that the index came with. */
export function readVocabulary({ same, similar, clients }: SearchWords): Vocabulary {
  const read = (groups: readonly string[]) =>
    groups.map((group) => group.split(' ').map((word) => words(word)[0]?.term ?? ''));
  return {
    same: othersIn(read(same)),
    similar: othersIn(read(similar)),
    clients: new Map(read(clients).map(([client = '', ...bases]) => [client, bases])),
  };
}

function othersIn(groups: readonly string[][]): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of group) {
      const found = group.filter((other) => other !== word);
      others.set(word, [...new Set([...(others.get(word) ?? []), ...found])]);
    }
  }
  return others;
}

/** Returns the clients among some words, without those that another one is built on. */
export function clientsIn(terms: Iterable<string>, { same, clients }: Vocabulary): string[] {
  const found = new Set<string>();
  for (const term of terms) {
    for (const word of [term, ...(same.get(term) ?? [])]) if (clients.has(word)) found.add(word);
  }
  return [...found].filter((client) => {
    return ![...found].some((other) => clients.get(other)!.includes(client));
  });
}
