import { css } from '@emotion/react';
import { Popover } from 'radix-ui';
import type { PointerEventHandler, RefObject } from 'react';
import { arrow, distances, floating } from '../../ui/controls/control-styles';

const style = css`
  max-width: min(20rem, calc(100vw - 2rem));
  padding: 0.5rem 0.75rem;
  font-size: 0.875rem;
`;

export interface DefinitionProps {
  /** Of the box, which describes the link. */
  id: string;
  link: RefObject<Element | null>;
  definition: string;
  /** Of the pointer, because a hovered box stays open. */
  onEnter: PointerEventHandler;
  onLeave: PointerEventHandler;
  onClose: () => void;
}

/** The focus stays on the link, because the box has nothing to focus. */
const keepFocus = (event: Event) => event.preventDefault();

/** Next to the link. Escape closes it. */
export function Definition({ id, link, definition, onEnter, onLeave, onClose }: DefinitionProps) {
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={link as RefObject<Element>} />
      {/* In the main landmark, like the link. */}
      <Popover.Portal container={link.current?.closest('main')}>
        <Popover.Content
          id={id}
          role="tooltip"
          css={[floating, style]}
          side="top"
          {...distances}
          onPointerEnter={onEnter}
          onPointerLeave={onLeave}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
        >
          {definition}
          <Popover.Arrow css={arrow} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
