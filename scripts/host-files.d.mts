/** Headers that a host sends for a path, in which `*` matches any text. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

export declare const DEFAULT_CACHE_CONTROL: string;

export declare function parseHeaders(text: string): HeaderRule[];

export declare function parseRedirects(text: string): Map<string, string>;

export declare function redirectFor(
  redirects: Map<string, string>,
  path: string,
): string | undefined;

export declare function headersFor(rules: HeaderRule[], path: string): Record<string, string>;

export declare function hostFiles(
  folder: string,
): () => Promise<{ headers: HeaderRule[]; redirects: Map<string, string> }>;
