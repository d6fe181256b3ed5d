import type { MouseEvent, ReactNode } from 'react';
import { HEADING_TEXT } from '../lib/strings/frame';
import { announce } from '../ui/announce';
import { copyText } from '../ui/copy-text';
import { useBrief } from '../ui/useBrief';
import { useAnchor } from './anchors';

interface HeadingProps {
  id?: string;
  /** Former anchors, separated by spaces. Old links to them still work. */
  aliases?: string;
  children?: ReactNode;
}

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** An empty element inside the heading, so links to the former anchor scroll to the heading. */
function FormerAnchor({ id }: { id: string }) {
  return <span id={useAnchor(id).id} />;
}

/** A link to the heading. A click also copies its URL. */
function AnchorLink({ href }: { href: string }) {
  const [isCopied, setIsCopied] = useBrief(false);
  const copy = async ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    try {
      await copyText(currentTarget.href);
    } catch {
      // The browser refuses to copy, but the address bar shows the URL.
      return;
    }
    setIsCopied(true);
    announce(HEADING_TEXT.copied);
  };
  return (
    <a
      className="anchor"
      href={href}
      aria-label={HEADING_TEXT.anchor}
      data-copied={isCopied || undefined}
      onClick={copy}
    >
      {isCopied ? HEADING_TEXT.copied : '#'}
    </a>
  );
}

function heading(Tag: Level) {
  return function Heading({ id, aliases, children }: HeadingProps) {
    const anchor = useAnchor(id);
    return (
      <Tag id={anchor.id}>
        {aliases?.split(' ').map((alias) => (
          <FormerAnchor key={alias} id={alias} />
        ))}
        {children}
        {id && <AnchorLink href={anchor.href} />}
      </Tag>
    );
  };
}

/** Headings with anchors and a link to them. */
export const H2 = heading('h2');
export const H3 = heading('h3');
export const H4 = heading('h4');
export const H5 = heading('h5');
export const H6 = heading('h6');
