import { withPrefix } from 'gatsby';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MouseEvent } from 'react';
import { openHit, openNewTab, wantsNewTab } from './open-hit';

interface RowsOptions {
  count: number;
  /** When this value changes, the first row becomes active. */
  resetKey: string;
  pathOf: (index: number) => string | undefined;
  onVisit: (index: number) => void;
  onClose: () => void;
  /** The search field, whose keys select and open rows. */
  field: HTMLInputElement;
  listId: string;
}

/** The state and the event handlers of the rows. */
export type Rows = ReturnType<typeof useRows>;

/** Lets users select a row with the arrow keys or the mouse, and open it with Enter or a click. */
export function useRows(options: RowsOptions) {
  const { count, resetKey, pathOf, onVisit, onClose, field, listId } = options;
  const [state, setState] = useState({ resetKey, active: 0, byKey: false });
  if (state.resetKey !== resetKey) setState({ resetKey, active: 0, byKey: false });
  const active = Math.min(state.active, Math.max(count - 1, 0));
  const idOf = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (state.byKey)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, state.byKey, listId]);

  const visit = (index: number, event: KeyboardEvent | MouseEvent, isKey: boolean) => {
    const path = pathOf(index);
    if (path === undefined || event.altKey) return;
    onVisit(index);
    if (wantsNewTab(event)) {
      // After a click, the browser opens the tab itself.
      if (isKey) openNewTab(withPrefix(path), event);
      return;
    }
    event.preventDefault();
    onClose();
    openHit(path);
  };
  const move = (step: number) =>
    setState({ resetKey, active: (active + step + count) % count, byKey: true });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, keyCode } = event;
    // During text composition, the keys control the input method.
    if (isComposing || keyCode === 229 || count === 0) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter') visit(active, event, true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    field.addEventListener('keydown', listener);
    return () => field.removeEventListener('keydown', listener);
  }, [field]);

  return {
    listId,
    /** The ID of the active row if it was selected with the keyboard. */
    announcedId: count > 0 && state.byKey ? idOf(active) : undefined,
    /** Returns the props of a row's link. */
    propsOf: (index: number) => ({
      id: idOf(index),
      role: 'option',
      href: withPrefix(pathOf(index) ?? '/'),
      tabIndex: -1,
      'aria-selected': index === active,
      onClick: (event: MouseEvent) => visit(index, event, false),
      onMouseMove: () => index !== active && setState({ resetKey, active: index, byKey: false }),
      // A press would move the focus out of the input.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    }),
  };
}
