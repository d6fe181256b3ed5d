import type { ComponentType, ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

type Dialog = ComponentType<{ onClose: () => void }>;

interface LazyDialog {
  /** Opens the dialog. Loads it first, and again if that failed before. */
  open: () => void;
  /** True if the dialog couldn't be loaded or displayed. */
  hasFailed: boolean;
  /** The open dialog, which the caller renders. */
  dialog: ReactNode;
}

/**
 * Provides a dialog whose code is only loaded when the reader opens it. `load` must be the same function on
 * every render.
 */
export function useLazyDialog(load: () => Promise<Dialog>): LazyDialog {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>();
  const open = useCallback(() => {
    setIsOpen(true);
    setHasFailed(false);
    load().then(
      (Dialog) => setLoaded({ Dialog }),
      () => setHasFailed(true),
    );
  }, [load]);
  const dialog = isOpen && loaded && (
    <ErrorBoundary fallback={null} onError={() => setHasFailed(true)}>
      <loaded.Dialog onClose={() => setIsOpen(false)} />
    </ErrorBoundary>
  );
  return { open, hasFailed, dialog };
}
