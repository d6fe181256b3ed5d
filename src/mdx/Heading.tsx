import type { ReactNode } from 'react';
import { useAnchor } from './anchors';

interface HeadingProps {
  id?: string;
  children?: ReactNode;
}

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

function heading(Tag: Level) {
  return function Heading({ id, children }: HeadingProps) {
    const anchor = useAnchor(id);
    return (
      <Tag id={anchor.id}>
        {children}
        {id && (
          <a className="anchor" href={anchor.href} aria-label="Link to this section">
            #
          </a>
        )}
      </Tag>
    );
  };
}

/** Headings that can be linked to. */
export const H2 = heading('h2');
export const H3 = heading('h3');
export const H4 = heading('h4');
export const H5 = heading('h5');
export const H6 = heading('h6');
