import type { ComponentType, ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { useLazyPart } from './lazy-part';

type Dialog = ComponentType<{ onClose: () => void }>;

interface LazyDialog {
  /** Loads the dialog first, and again after a failure. See `LazyPart` for `canReload`. */
  open: (canReload: boolean) => void;
  hasFailed: boolean;
  /** Rendered by the caller. */
  dialog: ReactNode;
}

/** Loads a dialog when the reader opens it. `load` must be the same function on every render. */
export function useLazyDialog(load: () => Promise<Dialog>): LazyDialog {
  const [isOpen, setIsOpen] = useState(false);
  const { loaded, hasFailed, load: loadDialog, fail } = useLazyPart(load);
  const open = useCallback(
    (canReload: boolean) => {
      setIsOpen(true);
      void loadDialog(canReload);
    },
    [loadDialog],
  );
  const close = () => setIsOpen(false);
  const dialog = isOpen && loaded && (
    <ErrorBoundary
      fallback={null}
      onError={() => {
        close();
        fail();
      }}
    >
      <loaded.value onClose={close} />
    </ErrorBoundary>
  );
  return { open, hasFailed, dialog };
}
