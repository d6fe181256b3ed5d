import type { MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

/**
 * Controls the mobile menu, which opens over the page. It closes when `page` changes, on Escape, and
 * when the window gets wide enough to show the menu next to the page. The focus moves into the menu
 * when it opens, and back when it closes.
 */
export function useDrawer(page: string) {
  const [openOn, setOpenOn] = useState<string>();
  const ref = useRef<HTMLDivElement>(null);
  const isOpen = openOn === page;

  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement as HTMLElement | null;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    ref.current?.querySelector('a')?.focus();
    const close = () => setOpenOn(undefined);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    const wide = window.matchMedia?.('(min-width: 1024px)');
    window.addEventListener('keydown', onKey);
    wide?.addEventListener('change', close);
    return () => {
      document.body.style.overflow = overflow;
      window.removeEventListener('keydown', onKey);
      wide?.removeEventListener('change', close);
      opener?.focus();
    };
  }, [isOpen]);

  const openFor = (target: string | undefined) => (event: MouseEvent) => {
    event.preventDefault();
    setOpenOn(target);
  };
  return { isOpen, ref, open: openFor(page), close: openFor(undefined) };
}
