import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A dialog that is modal while it is mounted; the page behind it stands still. */
export function useModal(opener: RefObject<HTMLElement | null>, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => {
    dialog.current?.close();
    onClose();
  }, [onClose]);

  useLayoutEffect(() => {
    const element = dialog.current;
    const button = opener.current;
    const before = document.activeElement;
    const { style } = document.documentElement;
    const scrollbar = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = 'hidden';
    style.paddingRight = scrollbar > 0 ? `${scrollbar}px` : '';
    element?.showModal();
    // Other ways to ask for the end of a dialog: a gesture, or Escape while nothing has the focus.
    // During the composition of a text they belong to that.
    let isComposing = false;
    const onComposition = ({ type }: Event) => (isComposing = type === 'compositionstart');
    const onCancel = (event: Event) => {
      event.preventDefault();
      if (!isComposing) close();
    };
    element?.addEventListener('compositionstart', onComposition);
    element?.addEventListener('compositionend', onComposition);
    element?.addEventListener('cancel', onCancel);
    element?.addEventListener('close', onClose);
    return () => {
      element?.removeEventListener('compositionstart', onComposition);
      element?.removeEventListener('compositionend', onComposition);
      element?.removeEventListener('cancel', onCancel);
      element?.removeEventListener('close', onClose);
      element?.close();
      style.overflow = '';
      style.paddingRight = '';
      const back = before instanceof HTMLElement && before !== document.body ? before : button;
      if (back?.isConnected) back.focus({ preventScroll: true });
    };
  }, [opener, onClose, close]);
  return { dialog, close };
}
