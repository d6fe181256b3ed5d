import { createContext, use } from 'react';

/** Keeps IDs unique when several entries share a page. */
export interface AnchorScope {
  /** Added before every ID. */
  prefix: string;
  /** Added before every `#`: the URL of the entry. */
  address: string;
}

/** Both values are empty if the page has only one text. */
export const AnchorsContext = createContext<AnchorScope>({ prefix: '', address: '' });

/** Returns the ID that an element gets on the page, and the link to it. */
export function useAnchor(id: string): { id: string; href: string };
export function useAnchor(id: string | undefined): { id: string | undefined; href: string };
export function useAnchor(id: string | undefined) {
  const { prefix, address } = use(AnchorsContext);
  return { id: id && prefix + id, href: `${address}#${id}` };
}
