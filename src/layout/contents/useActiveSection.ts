import { useEffect, useState } from 'react';

/** A section becomes active when its heading is this close to the top of the window, in pixels. */
const READING_LINE = 120;

/**
 * Returns the ID of the section in view: the last one whose heading has passed the reading line.
 * `prefix` comes before the ID of each heading on the page. If `isEnabled` is false, scrolling isn't
 * watched.
 */
export function useActiveSection(
  sections: readonly { id: string }[],
  prefix = '',
  isEnabled = true,
): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    if (!isEnabled) return undefined;
    const headings = sections
      .map(({ id }) => document.getElementById(prefix + id))
      .filter((heading) => heading !== null);
    const update = () => {
      const atEnd =
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = headings.filter((h) => h.getBoundingClientRect().top <= READING_LINE);
      const current = atEnd && window.scrollY > 0 ? headings.at(-1) : passed.at(-1);
      setActive(current?.id.slice(prefix.length));
    };
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [sections, prefix, isEnabled]);

  return active;
}
