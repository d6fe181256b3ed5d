import type { Tags } from './highlight';

/** One search request, in the format of a search client. */
export interface SearchRequest {
  indexName: string;
  params?: Record<string, unknown>;
}

/** The parameters of a request, with a search host's defaults filled in. */
export interface SearchOptions {
  query: string;
  hitsPerPage: number;
  page: number;
  attributes: readonly string[];
  /** The number of words in a snippet, by attribute. */
  snippets: ReadonlyMap<string, number>;
  highlights: readonly string[];
  tags: Tags;
  ellipsis: string;
  /** Lists of `attribute:value`. A section must match at least one item of every list. */
  filters: readonly (readonly string[])[];
}

const MAX_HITS = 1000;

/** Reads the parameters of a request. Invalid numbers and unknown parameters are ignored. */
export function readRequest({ params = {} }: SearchRequest): SearchOptions {
  const number = (name: string, fallback: number) => {
    const value = Number(params[name] ?? fallback);
    return Number.isInteger(value) && value >= 0 ? value : fallback;
  };
  const text = (name: string, fallback: string) => String(params[name] ?? fallback);
  return {
    query: text('query', ''),
    hitsPerPage: Math.min(number('hitsPerPage', 20), MAX_HITS),
    page: number('page', 0),
    attributes: list(params['attributesToRetrieve'], ['*']),
    snippets: new Map(list(params['attributesToSnippet'], []).map(readSnippet)),
    highlights: list(params['attributesToHighlight'], ['*']),
    tags: { before: text('highlightPreTag', '<em>'), after: text('highlightPostTag', '</em>') },
    ellipsis: text('snippetEllipsisText', '…'),
    filters: readFilters(params['facetFilters']),
  };
}

function list(value: unknown, fallback: string[]): string[] {
  return Array.isArray(value) ? value.map(String) : fallback;
}

function readSnippet(item: string): [string, number] {
  const [attribute = '', count = '10'] = item.split(':');
  return [attribute, Number(count) || 10];
}

function readFilters(value: unknown): string[][] {
  const filters: unknown =
    typeof value === 'string' && value.startsWith('[') ? JSON.parse(value) : value;
  if (!Array.isArray(filters)) return typeof filters === 'string' ? [[filters]] : [];
  return filters.map((item) => (Array.isArray(item) ? item.map(String) : [String(item)]));
}

/** True if a list of attributes contains `name`, its parent, or `*`. */
export function covers(attributes: readonly string[], name: string): boolean {
  const [parent = name] = name.split('.');
  return attributes.some((item) => item === '*' || item === name || item === parent);
}
