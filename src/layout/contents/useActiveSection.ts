import { useEffect, useState } from 'react';

/** A section becomes active when its heading is this close to the top of the window, in pixels. */
const READING_LINE = 120;

/** Returns the ID of the section in view: the last one whose heading has passed the reading line. */
export function useActiveSection(sections: readonly { id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const headings = sections
      .map(({ id }) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const update = () => {
      const atEnd =
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = headings.filter((h) => h.getBoundingClientRect().top <= READING_LINE);
      const current = atEnd && window.scrollY > 0 ? headings.at(-1) : passed.at(-1);
      setActive(current?.id);
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
  }, [sections]);

  return active;
}
