import { Link as GatsbyLink } from 'gatsby';
import type { ReactNode } from 'react';
import { useAnchor } from './anchors';

/** A link in the content. Links to pages of the site don't reload the browser. */
export function Link({ href, children }: { href: string; children?: ReactNode }) {
  const anchor = useAnchor(href.slice(1));
  if (href.startsWith('/')) return <GatsbyLink to={href}>{children}</GatsbyLink>;
  return href.startsWith('#') ? (
    <a href={anchor.href}>{children}</a>
  ) : (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
