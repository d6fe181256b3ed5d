import { createContext, use } from 'react';

/** The prefixes that keep IDs unique when several entries share a page. */
export interface AnchorScope {
  /** Added before every ID. */
  prefix: string;
  /** URL of the entry, added before every `#`. */
  url: string;
}

/** Both values are empty if there's only one entry on the page. */
export const AnchorsContext = createContext<AnchorScope>({ prefix: '', url: '' });

/** Returns the ID of an element on the page, and the link to it. */
export function useAnchor(id: string): { id: string; href: string };
export function useAnchor(id: string | undefined): { id: string | undefined; href: string };
export function useAnchor(id: string | undefined) {
  const { prefix, url } = use(AnchorsContext);
  return { id: id && prefix + id, href: `${url}#${id}` };
}
