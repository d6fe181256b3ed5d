import { createContext, use } from 'react';

/** How ids and the links to them read where several entries share a page. */
export interface AnchorScope {
  /** Stands before every id. */
  prefix: string;
  /** Stands before every `#`: the entry's own address. */
  address: string;
}

/** Empty where a page holds one text only. */
export const AnchorsContext = createContext<AnchorScope>({ prefix: '', address: '' });

/** The id of an element of the text, and the link to it. */
export function useAnchor(id: string): { id: string; href: string };
export function useAnchor(id: string | undefined): { id: string | undefined; href: string };
export function useAnchor(id: string | undefined) {
  const { prefix, address } = use(AnchorsContext);
  return { id: id && prefix + id, href: `${address}#${id}` };
}
