import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** From the top of the window, in pixels. A heading this close makes its section active. */
const READING_LINE = 140;
/** In pixels. A page can scroll this far without the reader, for example when a font arrives. */
const TOLERANCE = 2;

/**
 * Returns the ID of the section that the reader is in: the last one whose heading has passed the
 * reading line, or the first one. The last headings can't reach the line, so near the end of the
 * page it moves down with the scroll position. A section opened with a link stays active until the
 * reader scrolls. `prefix` comes before each heading's ID, and nothing is measured while `list` is
 * hidden.
 */
export function useActiveSection(
  sections: readonly { id: string }[],
  prefix: string,
  list: RefObject<HTMLElement | null>,
): string | undefined {
  const [active, setActive] = useState<string>();
  const opened = useRef<{ id: string; scroll: number }>(undefined);

  useEffect(() => {
    const update = () => {
      if (list.current?.checkVisibility?.() === false) return;
      const { id, scroll } = opened.current ?? {};
      const isThere = scroll !== undefined && Math.abs(window.scrollY - scroll) <= TOLERANCE;
      if (!isThere) opened.current = undefined;
      setActive(isThere ? id : sectionInView(sections, prefix));
    };
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
      const section = link && sections.find(({ id }) => link.hash === `#${id}`);
      if (!section) return;
      // The browser scrolls after the click.
      requestAnimationFrame(() => {
        opened.current = { id: section.id, scroll: window.scrollY };
        update();
      });
    };
    update();
    const popover = list.current?.closest('[popover]');
    popover?.addEventListener('toggle', update);
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('click', onClick);
    return () => {
      cancelAnimationFrame(frame);
      popover?.removeEventListener('toggle', update);
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('click', onClick);
    };
  }, [sections, prefix, list]);

  return active;
}

/** The last one whose heading is above the reading line, except in hidden panels. */
function sectionInView(sections: readonly { id: string }[], prefix: string): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const range = scrollHeight - clientHeight;
  // In the last window of the page, the line moves to the bottom.
  const last = Math.min(range, clientHeight);
  const progress = last > 0 ? Math.max(1 - (range - window.scrollY) / last, 0) : 0;
  const line = READING_LINE + progress * (clientHeight - READING_LINE);
  return (
    sections.findLast(({ id }) => {
      const heading = document.getElementById(prefix + id);
      return heading && !heading.closest('[hidden]') && heading.getBoundingClientRect().top <= line;
    })?.id ?? sections[0]?.id
  );
}
