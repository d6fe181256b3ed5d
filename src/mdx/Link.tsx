import { Link as GatsbyLink } from 'gatsby';
import type { ReactNode } from 'react';
import { useAnchor } from './anchors';
import { Term } from './terms/Term';

interface LinkProps {
  href: string;
  /** For a link to the glossary. */
  definition?: string;
  children?: ReactNode;
}

/** Links to the site's pages don't reload the browser. */
export function Link({ href, definition, children }: LinkProps) {
  const anchor = useAnchor(href.slice(1));
  if (definition) return <Term {...{ href, definition, children }} />;
  if (href.startsWith('/')) return <GatsbyLink to={href}>{children}</GatsbyLink>;
  return href.startsWith('#') ? (
    <a href={anchor.href}>{children}</a>
  ) : (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
