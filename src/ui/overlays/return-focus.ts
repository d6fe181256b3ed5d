import { useRef } from 'react';

/**
 * For dialogs without a trigger: the focus returns to where it was when the dialog opened. Radix only returns
 * it to its own triggers.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
