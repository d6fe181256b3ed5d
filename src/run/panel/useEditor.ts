import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useLazyPart } from '../../ui/lazy-part';

/** The editor of a code block. It's closed until `open` has loaded it. */
export type BlockEditor = ReturnType<typeof useEditor>;

/** A code block that can be edited. */
export interface EditorBlock {
  /** Element with the static code, which is hidden while the editor is open. */
  blockRef: RefObject<HTMLElement | null>;
  /** Returns the code of the block. */
  getCode: () => string;
}

const load = () => import('../editor/CodeEditor').then(({ CodeEditor }) => CodeEditor);

/** Loads the editor on request, and replaces the static code with it. */
export function useEditor({ blockRef, getCode }: EditorBlock) {
  const { loaded, hasFailed, load: loadEditor } = useLazyPart(load);
  const [code, setCode] = useState('');
  const [original, setOriginal] = useState('');
  const isOpen = loaded !== undefined;

  useEffect(() => {
    const element = blockRef.current;
    if (!isOpen || !element) return undefined;
    element.hidden = true;
    return () => void (element.hidden = false);
  }, [isOpen, blockRef]);

  const edited = isOpen && code !== original ? code : undefined;
  useEffect(() => {
    // The button that copies the block's code reads it from here.
    const block = blockRef.current?.parentElement;
    if (!block || edited === undefined) return undefined;
    block.setAttribute('data-edited', edited);
    return () => block.removeAttribute('data-edited');
  }, [edited, blockRef]);

  const open = () => {
    setOriginal(getCode());
    setCode(getCode());
    void loadEditor(true);
  };
  return {
    ...{ Editor: loaded?.value, code, hasFailed, open, change: setCode },
    /** The code, if it differs from the code of the page. */
    edited,
    reset: () => setCode(original),
  };
}
