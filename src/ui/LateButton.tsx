import type { ComponentProps } from 'react';
import { useEffect, useRef } from 'react';
import { pressIfWaiting } from '../page/late-buttons';

/** A press before the app has arrived waits until this part of the page is hydrated. */
export function LateButton({ children, ...attributes }: ComponentProps<'button'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => pressIfWaiting(button.current!), []);
  return (
    <button type="button" data-late {...attributes} ref={button}>
      {children}
    </button>
  );
}
