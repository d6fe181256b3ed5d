import { css } from '@emotion/react';
import { useContext } from 'react';
import { scrollShadow } from '../theme/scroll-shadow';
import { ImagesContext } from './images-context';

const style = css`
  display: block;
  margin-block: 1.5rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  overflow: hidden;
  > :is(svg, img) {
    display: block;
    width: 100%;
    height: auto;
  }
`;

/** On phones, drawings scroll sideways so their text stays readable. */
const drawing = css`
  ${style}
  ${scrollShadow}
  --cover: var(--surface);
  overflow-x: auto;
  > svg {
    min-width: 34.5rem;
  }
`;

/**
 * An image in the content. SVG drawings are part of the page. Other images are responsive and have
 * fixed dimensions, so nothing moves when they load.
 */
export function Image({ src, alt }: { src: string; alt: string }) {
  const image = useContext(ImagesContext).get(src);
  if (image?.svg) {
    const html = { __html: image.svg };
    return (
      <span css={drawing} role="img" aria-label={alt} tabIndex={0} dangerouslySetInnerHTML={html} />
    );
  }
  const { images, width, height } = image?.data ?? {};
  const { srcSet, sizes } = images?.sources?.[0] ?? {};
  return images?.fallback ? (
    <span css={style}>
      <img
        src={images.fallback.src}
        srcSet={srcSet ?? images.fallback.srcSet}
        sizes={sizes ?? images.fallback.sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </span>
  ) : null;
}
