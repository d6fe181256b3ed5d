import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { HEADING_TEXT } from '../lib/strings/frame';
import { loadPart } from '../ui/lazy-part';
import { useAnchor } from './anchors';

interface HeadingProps {
  id?: string;
  /** Former anchors, separated by spaces, so old links still work. */
  aliases?: string;
  children?: ReactNode;
}

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** Inside the heading, so links scroll to it. */
function FormerAnchor({ id }: { id: string }) {
  return <span id={useAnchor(id).id} />;
}

function heading(Tag: Level) {
  return function Heading({ id, aliases, children }: HeadingProps) {
    const anchor = useAnchor(id);
    const [CopySection, setCopySection] = useState<ComponentType>();
    const offerCopy = () => {
      loadPart(() => import('./CopySection')).then(
        (part) => setCopySection(() => part.default),
        (error: unknown) => console.warn(error),
      );
    };
    return (
      <Tag id={anchor.id}>
        {aliases?.split(' ').map((alias) => (
          <FormerAnchor key={alias} id={alias} />
        ))}
        {children}
        {/* Its sign is a style, so it isn't part of a copied heading. A click copies the URL (see `src/page/copy.ts`). */}
        {id && (
          <a
            className="anchor"
            href={anchor.href}
            aria-label={HEADING_TEXT.anchor}
            onClick={offerCopy}
          />
        )}
        {CopySection && <CopySection />}
      </Tag>
    );
  };
}

export const H2 = heading('h2');
export const H3 = heading('h3');
export const H4 = heading('h4');
export const H5 = heading('h5');
export const H6 = heading('h6');
