import type { RefObject } from 'react';
import { useEffect } from 'react';
import { CODE_BLOCK_TEXT, ERROR_TEXT } from '../../lib/strings/frame';
import { LateButton } from '../../ui/LateButton';
import { loadPart } from '../../ui/lazy-part';
import { useLazyDialog } from '../../ui/useLazyDialog';
import { useStored } from '../../ui/useStored';
import { PROJECT_KEY } from './placeholders';

const load = () => import('./ProjectDialog').then(({ ProjectDialog }) => ProjectDialog);

interface ProjectButtonProps {
  code: RefObject<HTMLElement | null>;
  /** As published. */
  html: string;
}

/**
 * Shows values of the reader's project instead of placeholders. React only sets the code's HTML
 * when `html` changes, so replaced texts stay.
 */
export function ProjectButton({ code, html }: ProjectButtonProps) {
  const { open, hasFailed, dialog } = useLazyDialog(load);
  const [stored] = useStored(PROJECT_KEY);
  useEffect(() => {
    const element = code.current;
    if (!stored || !element) return undefined;
    const before = element.innerHTML;
    let filled: string | undefined;
    let isOutdated = false;
    loadPart(() => import('./project-values')).then(
      ({ fillPlaceholders, readProject }) => {
        if (isOutdated) return;
        fillPlaceholders(element, readProject(stored));
        filled = element.innerHTML;
        // Issues contain the code as published.
        element.dataset['published'] = before;
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isOutdated = true;
      delete element.dataset['published'];
      // The code can have changed since.
      if (element.innerHTML === filled) element.innerHTML = before;
    };
  }, [code, html, stored]);
  return (
    <span className="run">
      <LateButton aria-haspopup="dialog" onClick={() => open(true)}>
        {hasFailed && ERROR_TEXT.reload}
        {!hasFailed && (stored ? CODE_BLOCK_TEXT.ownProject : CODE_BLOCK_TEXT.project)}
      </LateButton>
      {dialog}
    </span>
  );
}
