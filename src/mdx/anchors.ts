import { createContext, use } from 'react';

/** Keeps IDs unique when several entries share a page. */
interface AnchorScope {
  /** Before every ID. */
  prefix: string;
  /** URL of the entry, before every `#`. */
  url: string;
}

/** Empty if the page has only one entry. */
export const AnchorsContext = createContext<AnchorScope>({ prefix: '', url: '' });

/** The ID on the page, and the link to it. */
export function useAnchor(id: string): { id: string; href: string };
export function useAnchor(id: string | undefined): { id: string | undefined; href: string };
export function useAnchor(id: string | undefined) {
  const { prefix, url } = use(AnchorsContext);
  return { id: id && prefix + id, href: `${url}#${id}` };
}
