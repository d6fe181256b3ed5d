import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { PageInfo } from '../../lib/page-info';
import { ERROR_TEXT, PAGE_ACTIONS_TEXT } from '../../lib/strings/frame';
import { useLazyPart } from '../../ui/lazy-part';
import { preloadOnHover } from '../../ui/reduced-data';
import { ActionsButton } from './ActionsButton';

const loadMenu = () => import('./PageMenu').then(({ PageMenu }) => PageMenu);
const preload = preloadOnHover(loadMenu);

interface PageActionsProps {
  page: PageInfo;
  /** Title of the entry, if the page has several. */
  entryTitle?: string | undefined;
}

/**
 * A button that opens a menu with actions for a page. The menu is loaded when the reader first opens it.
 * Without JavaScript, the links at the end of the page replace it.
 */
export function PageActions({ page, entryTitle }: PageActionsProps) {
  const { loaded, hasFailed, load } = useLazyPart(loadMenu);
  const selection = useRef('');
  const name = entryTitle ? PAGE_ACTIONS_TEXT.labelFor(entryTitle) : undefined;
  // Some browsers clear the selection when the button gets the focus.
  const rememberSelection = () => {
    selection.current = String(getSelection() ?? '');
  };
  const onKeyDown = ({ isTrusted }: KeyboardEvent) => {
    // The menu dispatches an event to open itself, which doesn't come from the reader.
    if (isTrusted) rememberSelection();
  };
  const events = { onPointerDown: rememberSelection, onKeyDown };
  return loaded ? (
    <loaded.value page={page} name={name} events={events} selection={() => selection.current} />
  ) : (
    <ActionsButton
      {...events}
      text={hasFailed ? ERROR_TEXT.reload : PAGE_ACTIONS_TEXT.label}
      aria-label={hasFailed ? undefined : name}
      aria-haspopup="menu"
      {...preload}
      onClick={() => void load(true)}
    />
  );
}
