import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { use, useEffect, useRef, useState } from 'react';
import { CONTENTS_TEXT } from '../../lib/strings/frame';
import { AnchorsContext, useAnchor } from '../../mdx/anchors';
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
    overflow-wrap: break-word;
    text-decoration: none;
    &:hover {
      color: var(--text);
    }
    @media (pointer: coarse) {
      padding-block: 0.75rem;
    }
    &[aria-current] {
      border-color: var(--accent);
      color: var(--accent);
    }
  }
  [data-depth='3'] a {
    padding-left: 1.75rem;
  }
  @media (scripting: none) {
    [hidden] {
      display: list-item;
    }
  }
`;

const panel = css`
  margin: 0;
  border: 0;
  padding: 0;
  overflow-y: auto;
  scrollbar-width: thin;
  background: none;
  color: inherit;
  @media (max-width: 1279px) {
    &:popover-open {
      inset: calc(var(--top-bar) + var(--page-bar)) 0.75rem auto auto;
      width: min(24rem, 100vw - 1.5rem);
      max-height: min(32rem, 100dvh - var(--top-bar) - var(--page-bar) - 1rem);
      border: 1px solid var(--border-strong);
      border-radius: var(--radius);
      padding: 1rem 1rem 0.75rem;
      background: var(--surface-raised);
      box-shadow: var(--shadow);
      overscroll-behavior: contain;
    }
  }
  @media (min-width: 1280px) {
    position: sticky;
    inset: calc(var(--top-bar) + var(--page-top)) auto auto auto;
    display: block;
    align-self: start;
    width: auto;
    height: auto;
    max-height: calc(100vh - var(--top-bar) - var(--page-top) - 1rem);
    padding-left: 1px;
  }
`;

export interface Section {
  id: string;
  title: string;
  depth: number;
}

interface ContentsProps {
  sections: readonly Section[];
  /** If the page has more than one entry. */
  entryTitle?: string | undefined;
}

/** In the scope of its entry. */
export const CONTENTS = 'contents';

/** In narrow windows, it's a popover that the page's bar opens. */
export function Contents({ sections, entryTitle }: ContentsProps) {
  const { id } = useAnchor(CONTENTS);
  const label = entryTitle ? CONTENTS_TEXT.labelFor(entryTitle) : CONTENTS_TEXT.heading;
  return (
    <aside css={panel} className="contents" id={id} popover="auto" aria-label={label}>
      <nav css={style} aria-label={label}>
        <p>{CONTENTS_TEXT.heading}</p>
        <SectionList sections={sections} />
      </nav>
    </aside>
  );
}

/** Between the current section and the edges of the list's box, in pixels. */
const MARGIN = 24;
/** In longer lists, only the part that the reader is in shows its subsections. */
const MAX_UNFOLDED = 20;

function SectionList({ sections }: Pick<ContentsProps, 'sections'>) {
  const { prefix, url } = use(AnchorsContext);
  const list = useRef<HTMLUListElement>(null);
  const active = useActiveSection(sections, prefix, list);
  const [unfolded, setUnfolded] = useState(sections[0]?.id);
  // Nothing moves under the pointer.
  useEffect(() => {
    if (active && !list.current?.matches(':hover')) setUnfolded(active);
  }, [active]);
  const parts = partsOf(sections);
  const isLong = sections.length > MAX_UNFOLDED;
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    const box = link?.closest('aside');
    if (!link || !box) return;
    const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
    const above = inner.top - MARGIN - outer.top;
    const below = inner.bottom + MARGIN - outer.bottom;
    if (above < 0) box.scrollTop += above;
    else if (below > 0) box.scrollTop += below;
  }, [active, unfolded]);
  return (
    <ul ref={list} onPointerLeave={() => setUnfolded(active)}>
      {sections.map(({ id, title, depth }) => (
        <li
          key={id}
          data-depth={depth}
          hidden={isLong && depth === 3 && parts.get(id) !== parts.get(unfolded)}
        >
          <a href={`${url}#${id}`} aria-current={id === active ? 'true' : undefined}>
            {breakable(title)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The second-level section of each section, by its ID. */
function partsOf(sections: readonly Section[]): Map<string | undefined, string> {
  let part = '';
  return new Map(sections.map(({ id, depth }) => [id, (part = depth === 2 ? id : part)]));
}

/** Long names may break after an underscore. */
function breakable(title: string): ReactNode {
  return title
    .split(/(?<=_)/)
    .flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));
}
