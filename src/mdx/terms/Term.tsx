import { css } from '@emotion/react';
import { Link, navigate } from 'gatsby';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentType, FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { POINTER_GRACE_MS } from '../../lib/limits';
import type { DefinitionProps } from './Definition';

const style = css`
  text-decoration-style: dotted;
`;

interface TermProps {
  /** In the glossary. */
  href: string;
  /** In one sentence. */
  definition: string;
  children?: ReactNode;
}

/**
 * Shows a glossary term's definition on hover, focus, and the first tap. A second tap follows the
 * link. The box is loaded on first use.
 */
export function Term({ href, definition, children }: TermProps) {
  const id = useId();
  const link = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouch = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  const [box, setBox] = useState<{ component: ComponentType<DefinitionProps> }>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: boolean, delay = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(next), delay);
    if (!next || box) return;
    import('./Definition').then(
      ({ Definition }) => setBox({ component: Definition }),
      // Without the box, a tap follows the link.
      () => isTouch.current && void navigate(href),
    );
  };
  const hover = (next: boolean, { pointerType }: PointerEvent) => {
    isTouch.current = pointerType === 'touch';
    if (!isTouch.current) change(next, POINTER_GRACE_MS);
  };
  const stay = (event: PointerEvent) => hover(true, event);
  const leave = (event: PointerEvent) => hover(false, event);
  const enter = (event: PointerEvent) => {
    link.current = event.currentTarget;
    stay(event);
  };
  const focus = ({ currentTarget }: FocusEvent) => {
    link.current = currentTarget;
    if (currentTarget.matches(':focus-visible')) change(true);
  };
  const tap = (event: MouseEvent) => {
    if (!isTouch.current || isOpen) return;
    event.preventDefault();
    change(true);
  };
  const close = () => change(false);

  return (
    <>
      <Link
        css={style}
        to={href}
        aria-describedby={isOpen && box ? id : undefined}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onFocus={focus}
        onBlur={close}
        onClick={tap}
      >
        {children}
      </Link>
      {isOpen && box && (
        <box.component
          {...{ id, link, definition }}
          onEnter={stay}
          onLeave={leave}
          onClose={close}
        />
      )}
    </>
  );
}
