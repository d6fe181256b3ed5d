import type { Tags } from './highlight';

/** One request as a search client sends it. */
export interface SearchRequest {
  indexName: string;
  params?: Record<string, unknown>;
}

/** What a request asks for, with the values a search host assumes. */
export interface SearchOptions {
  query: string;
  hitsPerPage: number;
  page: number;
  attributes: readonly string[];
  /** Words of a snippet by attribute. */
  snippets: ReadonlyMap<string, number>;
  highlights: readonly string[];
  tags: Tags;
  ellipsis: string;
  /** All of these must hold; each is a list of `attribute:value`, one of which must. */
  filters: readonly (readonly string[])[];
}

const MOST_HITS = 1000;

/** Reads the parameters of a request; what is not understood counts as absent. */
export function readRequest({ params = {} }: SearchRequest): SearchOptions {
  const number = (name: string, otherwise: number) => {
    const value = Number(params[name] ?? otherwise);
    return Number.isInteger(value) && value >= 0 ? value : otherwise;
  };
  const text = (name: string, otherwise: string) => String(params[name] ?? otherwise);
  return {
    query: text('query', ''),
    hitsPerPage: Math.min(number('hitsPerPage', 20), MOST_HITS),
    page: number('page', 0),
    attributes: list(params['attributesToRetrieve'], ['*']),
    snippets: new Map(list(params['attributesToSnippet'], []).map(readSnippet)),
    highlights: list(params['attributesToHighlight'], ['*']),
    tags: { before: text('highlightPreTag', '<em>'), after: text('highlightPostTag', '</em>') },
    ellipsis: text('snippetEllipsisText', '…'),
    filters: readFilters(params['facetFilters']),
  };
}

function list(value: unknown, otherwise: string[]): string[] {
  return Array.isArray(value) ? value.map(String) : otherwise;
}

function readSnippet(item: string): [string, number] {
  const [attribute = '', count = '10'] = item.split(':');
  return [attribute, Number(count) || 10];
}

function readFilters(value: unknown): string[][] {
  const given: unknown =
    typeof value === 'string' && value.startsWith('[') ? JSON.parse(value) : value;
  if (!Array.isArray(given)) return typeof given === 'string' ? [[given]] : [];
  return given.map((item) => (Array.isArray(item) ? item.map(String) : [String(item)]));
}

/** True where a list of attributes covers one of them: itself, its parent, or `*`. */
export function covers(attributes: readonly string[], name: string): boolean {
  const [parent = name] = name.split('.');
  return attributes.some((item) => item === '*' || item === name || item === parent);
}
