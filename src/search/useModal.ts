import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A dialog that is modal while it is mounted; the page behind it stands still. */
export function useModal(opener: RefObject<HTMLElement | null>, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => {
    dialog.current?.close();
    onClose();
  }, [onClose]);

  useEffect(() => {
    const element = dialog.current;
    const button = opener.current;
    const before = document.activeElement;
    const { style } = document.documentElement;
    const scrollbar = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = 'hidden';
    style.paddingRight = scrollbar > 0 ? `${scrollbar}px` : '';
    element?.showModal();
    // A gesture that closes dialogs (Escape is a key of ours) must not leave the page with a closed one.
    const onCancel = (event: Event) => event.preventDefault();
    element?.addEventListener('cancel', onCancel);
    element?.addEventListener('close', onClose);
    return () => {
      element?.removeEventListener('cancel', onCancel);
      element?.removeEventListener('close', onClose);
      style.overflow = '';
      style.paddingRight = '';
      const back = before instanceof HTMLElement && before !== document.body ? before : button;
      if (back?.isConnected) back.focus({ preventScroll: true });
    };
  }, [opener, onClose]);
  return { dialog, close };
}
