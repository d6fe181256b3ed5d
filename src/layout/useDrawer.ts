import type { MouseEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/** The menu of phones: a drawer over the page. */
export interface Drawer {
  isOpen: boolean;
  ref: RefObject<HTMLDivElement | null>;
  open(event: MouseEvent): void;
  close(event: MouseEvent): void;
}

/**
 * Whether the drawer is open. It opens for one page: another page closes it, and so do Escape and a
 * wide window, where the menu stands beside the page. Focus moves in, and back on closing.
 */
export function useDrawer(path: string): Drawer {
  const [openOn, setOpenOn] = useState<string>();
  const ref = useRef<HTMLDivElement>(null);
  const isOpen = openOn === path;

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

  const show = (on: string | undefined) => (event: MouseEvent) => {
    event.preventDefault();
    setOpenOn(on);
  };
  return { isOpen, ref, open: show(path), close: show(undefined) };
}
