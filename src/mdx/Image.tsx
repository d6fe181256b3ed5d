import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import { useContext, useRef } from 'react';
import { ERROR_TEXT, IMAGE_TEXT } from '../lib/strings/frame';
import { LateButton } from '../ui/LateButton';
import { useLazyDialog } from '../ui/useLazyDialog';
import { ImagesContext } from './images-context';

const style = css`
  display: block;
  margin-block: 1.5rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  overflow: hidden;
  > svg,
  img {
    display: block;
    width: 100%;
    height: auto;
  }
  /* An image that isn't displayed isn't loaded either. */
  html.dark &[data-themes] > picture:first-of-type,
  html:not(.dark) &[data-themes] > picture:last-of-type {
    display: none;
  }
  &[role='img'] {
    max-width: var(--measure);
  }
  /* Phones show a wide drawing's narrow version, which a check requires, in the width of the window. */
  > .narrow {
    display: none;
    max-width: 26rem;
    margin-inline: auto;
  }
  @media screen and (max-width: 640px) {
    > svg:has(+ .narrow) {
      display: none;
    }
    > .narrow {
      display: block;
    }
    &:has(.narrow) + button {
      display: none;
    }
  }
`;

const figure = css`
  display: block;
  position: relative;
  > button {
    position: absolute;
    bottom: 0.5rem;
    left: 0.5rem;
    border: 1px solid var(--border);
    border-radius: var(--radius-small);
    min-width: var(--touch);
    min-height: var(--touch);
    padding: 0 0.5rem;
    background: var(--surface-raised);
    &::before {
      content: '⤢' / '';
    }
    @media print {
      display: none;
    }
  }
  @media (hover: hover) {
    &:not(:hover) > button:not(:focus-visible) {
      opacity: 0;
    }
  }
`;

/**
 * SVG drawings are part of the page. Others are responsive with fixed dimensions, so nothing moves
 * when they load.
 */
export function Image({ src, alt }: { src: string; alt: string }) {
  const image = useContext(ImagesContext).get(src);
  if (image?.svg) {
    const html = { __html: image.svg };
    return (
      <Enlargeable alt={alt}>
        <span css={style} role="img" aria-label={alt} dangerouslySetInnerHTML={html} />
      </Enlargeable>
    );
  }
  const { data = null, dark = null } = image ?? {};
  if (!data) return null;
  return (
    <Enlargeable alt={alt}>
      <span css={style} data-themes={dark ? 'both' : undefined}>
        <Picture data={data} alt={alt} />
        {dark && <Picture data={dark} alt={alt} />}
      </span>
    </Enlargeable>
  );
}

const load = () => import('./ImageDialog').then(({ ImageDialog }) => ImageDialog);

function Enlargeable({ alt, children }: { alt: string; children: ReactNode }) {
  const frame = useRef<HTMLSpanElement>(null);
  const { open, hasFailed, dialog } = useLazyDialog(load, { alt, frame });
  const label = hasFailed ? ERROR_TEXT.reload : IMAGE_TEXT.enlarge;
  return (
    <span css={figure} ref={frame}>
      {children}
      <LateButton className="scripted" aria-label={label} onClick={() => open(true)} />
      {dialog}
    </span>
  );
}

function Picture({ data, alt }: { data: IGatsbyImageData; alt: string }) {
  const { images, width, height } = data;
  return (
    <picture>
      {images.sources?.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        {...images.fallback}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
