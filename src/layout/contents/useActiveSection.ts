import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** A section becomes active when its heading is this close to the top of the window, in pixels. */
const READING_LINE = 140;
/** Distance in pixels that a page can scroll without the reader, for example when a font arrives. */
const TOLERANCE = 2;

/**
 * Returns the ID of the section that the reader is in: the last one whose heading has passed the reading line, or the
 * first one before that. Near
 * the end of the page, where the last headings can't reach it, the line moves down with the scroll position. A
 * section that the reader has opened with a link stays active until they scroll.
 *
 * @param sections The sections in order.
 * @param prefix Comes before the ID of each heading on the page.
 * @param list The list that shows it. While it's hidden, nothing is measured.
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

/** Returns the ID of the last section whose heading is above the reading line. Headings in hidden panels don't count. */
function sectionInView(sections: readonly { id: string }[], prefix: string): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const rest = Math.max(scrollHeight - clientHeight - window.scrollY, 0);
  // In the last window of the page, the line moves from its place to the bottom.
  const progress = window.scrollY === 0 ? 0 : Math.max(1 - rest / clientHeight, 0);
  const line = READING_LINE + progress * (clientHeight - READING_LINE);
  return (
    sections.findLast(({ id }) => {
      const heading = document.getElementById(prefix + id);
      return heading && !heading.closest('[hidden]') && heading.getBoundingClientRect().top <= line;
    })?.id ?? sections[0]?.id
  );
}
