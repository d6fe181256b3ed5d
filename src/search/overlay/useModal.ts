import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Opens a modal dialog while the component is mounted, and keeps the page behind it from scrolling.
 * When the dialog closes, the focus returns to the element that had it before, or to `opener`.
 */
export function useModal(opener: RefObject<HTMLElement | null>, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => {
    dialog.current?.close();
    onClose();
  }, [onClose]);

  useLayoutEffect(() => {
    const element = dialog.current;
    const button = opener.current;
    const previous = document.activeElement;
    const { style } = document.documentElement;
    const scrollbar = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = 'hidden';
    style.paddingRight = scrollbar > 0 ? `${scrollbar}px` : '';
    element?.showModal();
    // Browsers also cancel a dialog after a back gesture, or after Escape if nothing has the focus.
    // During text composition, these only end the composition.
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
      const hadFocus = previous instanceof HTMLElement && previous !== document.body;
      const target = hadFocus ? previous : button;
      if (target?.isConnected) target.focus({ preventScroll: true });
    };
  }, [opener, onClose, close]);
  return { dialog, close };
}
