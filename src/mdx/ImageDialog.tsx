import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { DIALOG_TEXT } from '../lib/strings/widgets';
import { IconButton } from '../ui/controls/IconButton';

const style = css`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  border: 0;
  padding: 3.25rem 1rem 1rem;
  background: var(--background);
  > button {
    position: fixed;
    inset: 0.5rem 0.5rem auto auto;
  }
  .image {
    display: grid;
    height: 100%;
    overflow: auto;
    > * {
      margin: auto;
    }
    > svg {
      width: 100%;
      min-width: 45rem;
      max-width: 100rem;
      height: auto;
    }
    > .narrow {
      min-width: 0;
    }
    img {
      max-width: 100%;
      height: auto;
    }
  }
`;

interface ImageDialogProps {
  alt: string;
  /** Contains one image, or one for each theme of which only the visible one is shown. */
  frame: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function ImageDialog({ alt, frame, onClose }: ImageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const images = [...frame.current!.querySelectorAll('span > svg, picture')];
    const shown = images.find((image) => image.checkVisibility?.() ?? true);
    const copy = shown!.cloneNode(true) as Element;
    // Loads the size for the window.
    for (const source of copy.querySelectorAll('[sizes]')) source.setAttribute('sizes', '100vw');
    content.current!.replaceChildren(copy);
    dialog.current!.showModal();
  }, [frame]);
  return (
    <dialog css={style} ref={dialog} aria-label={alt} onClose={onClose}>
      <IconButton
        label={DIALOG_TEXT.close}
        icon="close"
        size="small"
        onClick={() => dialog.current!.close()}
      />
      <div className="image" ref={content} tabIndex={0} />
    </dialog>
  );
}
