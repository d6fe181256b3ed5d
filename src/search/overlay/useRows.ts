import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { asksElsewhere, follow, followElsewhere } from './open-hit';

interface RowsInput {
  count: number;
  /** What the rows answer; with another question the first row becomes active. */
  question: string;
  pathOf: (index: number) => string | undefined;
  onVisit: (index: number) => void;
  onLeave: () => void;
  box: RefObject<HTMLInputElement | null>;
  listId: string;
}

/** What a row's link needs. */
export interface RowProps {
  id: string;
  role: 'option';
  href: string;
  tabIndex: -1;
  'aria-selected': boolean;
  onClick: (event: MouseEvent) => void;
  onMouseMove: () => void;
  onMouseDown: (event: MouseEvent) => void;
}

export interface Rows {
  listId: string;
  propsOf: (index: number) => RowProps;
  /** Id of the active row once the reader has moved to it by keys. */
  announcedId: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The rows that keys and mouse choose from: one is active, choosing it leads there. */
export function useRows(input: RowsInput): Rows {
  const { count, question, pathOf, onVisit, onLeave, box, listId } = input;
  const [state, setState] = useState({ question, active: 0, byKey: false });
  if (state.question !== question) setState({ question, active: 0, byKey: false });
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
    if (asksElsewhere(event)) {
      if (isKey) followElsewhere(withPrefix(path), event);
      return;
    }
    event.preventDefault();
    onLeave();
    follow(path);
  };
  const move = (step: number) =>
    setState({ question, active: (active + step + count) % count, byKey: true });

  return {
    listId,
    announcedId: count > 0 && state.byKey ? idOf(active) : undefined,
    propsOf: (index) => ({
      id: idOf(index),
      role: 'option',
      href: withPrefix(pathOf(index) ?? '/'),
      tabIndex: -1,
      'aria-selected': index === active,
      onClick: (event) => visit(index, event, false),
      onMouseMove: () => index !== active && setState({ question, active: index, byKey: false }),
      // The focus stays in the box.
      onMouseDown: (event) => event.preventDefault(),
    }),
    onKeyDown: (event) => {
      const { key, nativeEvent, target } = event;
      // These keys belong to the composition of a text where one is going on.
      if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
      if (key === 'Escape') {
        event.preventDefault();
        onLeave();
      } else if (target === box.current && count > 0) {
        if (key === 'ArrowDown' || key === 'ArrowUp') {
          event.preventDefault();
          move(key === 'ArrowDown' ? 1 : -1);
        } else if (key === 'Enter') visit(active, event, true);
      }
    },
  };
}
