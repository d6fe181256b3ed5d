import { css } from '@emotion/react';
import { use, useEffect, useRef, useState } from 'react';
import { CONTENTS_TEXT } from '../../lib/strings/frame';
import { AnchorsContext } from '../../mdx/anchors';
import { Icon } from '../../ui/controls/Icon';
import { useActiveSection } from './useActiveSection';

const style = css`
  font-size: 0.875rem;
  line-height: 1.45;
  p {
    margin: 0 0 0.625rem;
    font-weight: 600;
  }
  && ul {
    margin: 0;
    border-left: 1px solid var(--border);
    padding: 0;
    list-style: none;
  }
  && li {
    margin: 0;
  }
  a {
    display: block;
    margin-left: -1px;
    border-left: 2px solid transparent;
    padding: 0.25rem 0 0.25rem 0.875rem;
    color: var(--text-muted);
    overflow-wrap: anywhere;
    text-decoration: none;
    &:hover {
      color: var(--text);
    }
    &[aria-current] {
      border-color: var(--accent);
      color: var(--accent);
    }
  }
  [data-depth='3'] a {
    padding-left: 1.75rem;
  }
`;

const disclosure = css`
  margin: -0.5rem 0 2rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 0.625rem 1rem;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    svg {
      color: var(--text-muted);
      @media (prefers-reduced-motion: no-preference) {
        transition: transform 120ms;
      }
    }
  }
  details[open] > summary svg {
    transform: rotate(90deg);
  }
  && ul {
    margin: 0 1rem 0.875rem;
  }
  a {
    padding-block: 0.375rem;
    @media (pointer: coarse) {
      padding-block: 0.75rem;
    }
  }
  @media print {
    display: none;
  }
`;

/** A heading of a page. */
export interface Section {
  id: string;
  title: string;
  depth: number;
}

interface ContentsProps {
  sections: readonly Section[];
  /** Title of the entry, if the page has several. */
  entryTitle?: string | undefined;
}

function labelOf(entryTitle: string | undefined): string {
  return entryTitle ? CONTENTS_TEXT.labelFor(entryTitle) : CONTENTS_TEXT.heading;
}

/** The headings of the page, with the current one highlighted. */
export function Contents({ sections, entryTitle }: ContentsProps) {
  return (
    <nav css={style} aria-label={labelOf(entryTitle)}>
      <p>{CONTENTS_TEXT.heading}</p>
      <SectionList sections={sections} isVisible />
    </nav>
  );
}

/** The same list, collapsed, for windows that have no room for it next to the article. */
export function ContentsDisclosure({ sections }: Pick<ContentsProps, 'sections'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div css={[style, disclosure]} className="contents-top">
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          {CONTENTS_TEXT.heading}
          <Icon name="chevron" size={16} />
        </summary>
        <SectionList sections={sections} isVisible={isOpen} />
      </details>
    </div>
  );
}

interface SectionListProps {
  sections: readonly Section[];
  isVisible: boolean;
}

/** Distance of the current section from the edges of the list's box, in pixels. */
const MARGIN = 24;

function SectionList({ sections, isVisible }: SectionListProps) {
  const { prefix, url } = use(AnchorsContext);
  const active = useActiveSection(sections, prefix, isVisible);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    const box = link?.closest('aside');
    if (!link || !box) return;
    const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
    const above = inner.top - MARGIN - outer.top;
    const below = inner.bottom + MARGIN - outer.bottom;
    if (above < 0) box.scrollTop += above;
    else if (below > 0) box.scrollTop += below;
  }, [active]);
  return (
    <ul ref={list}>
      {sections.map(({ id, title, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`${url}#${id}`} aria-current={id === active ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
