import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { CODE_BLOCK_TEXT } from '../../lib/strings/frame';
import { Icon } from '../../ui/controls/Icon';
import { keepInPlace } from '../../ui/keep-in-place';
import { useWrap } from '../../ui/useWrap';

/** A switch that wraps the long lines of all code blocks. Only blocks that have long lines show it. */
export function WrapButton({ block }: { block: RefObject<HTMLElement | null> }) {
  const [isOn, change] = useWrap();
  const hasLongLines = useLongLines(block);
  if (!hasLongLines) return null;
  return (
    <button
      type="button"
      className="wrap"
      aria-label={CODE_BLOCK_TEXT.wrap}
      title={CODE_BLOCK_TEXT.wrap}
      aria-pressed={isOn}
      onClick={({ currentTarget }) => keepInPlace(currentTarget, () => change(!isOn))}
    >
      <Icon name="wrap" size={16} />
    </button>
  );
}

const blocks = new WeakMap<Element, (hasLongLines: boolean) => void>();
let resizes: ResizeObserver | undefined;
let views: IntersectionObserver | undefined;

/** Returns true if a line of the block doesn't fit, or wouldn't fit if it weren't wrapped. */
function useLongLines(block: RefObject<HTMLElement | null>): boolean {
  const [hasLongLines, setHasLongLines] = useState(false);
  useEffect(() => {
    const element = block.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    createObservers();
    blocks.set(element, setHasLongLines);
    views?.observe(element);
    return () => {
      views?.unobserve(element);
      resizes?.unobserve(element);
    };
  }, [block]);
  return hasLongLines;
}

/** Measures blocks when they come near the visible part of the page, and then when their size changes. */
function createObservers(): void {
  resizes ??= new ResizeObserver((entries) => {
    for (const { target } of entries) blocks.get(target)?.(measure(target));
  });
  views ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        views?.unobserve(target);
        resizes?.observe(target);
      }
    },
    { rootMargin: '50%' },
  );
}

function measure(block: Element): boolean {
  if (block.scrollWidth > block.clientWidth) return true;
  const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(block);
  const lines = block.textContent.split('\n').length;
  const height = block.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
  return height > (lines + 0.5) * parseFloat(lineHeight);
}
