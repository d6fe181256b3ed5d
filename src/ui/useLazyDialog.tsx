import type { ComponentType, ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { useLazyPart } from './lazy-part';

type Dialog<Props> = ComponentType<Props & { onClose: () => void }>;

interface LazyDialog {
  /** Loads it first, and again after a failure. See `LazyPart` for `canReload`. */
  open: (canReload: boolean) => void;
  hasFailed: boolean;
  /** For the caller to render. */
  dialog: ReactNode;
}

/**
 * Loads a dialog's code when the reader opens it. `load` must be the same function on every render.
 */
export function useLazyDialog<Props extends object = object>(
  load: () => Promise<Dialog<Props>>,
  props?: Props,
): LazyDialog {
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
  // TypeScript can't tell that these are a generic component's properties.
  const Loaded = loaded?.value as Dialog<object> | undefined;
  const dialog = isOpen && Loaded && (
    <ErrorBoundary
      fallback={null}
      onError={() => {
        close();
        fail();
      }}
    >
      <Loaded {...props} onClose={close} />
    </ErrorBoundary>
  );
  return { open, hasFailed, dialog };
}
