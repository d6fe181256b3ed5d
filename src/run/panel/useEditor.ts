import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useLazyPart } from '../../ui/lazy-part';

/** Closed until `open` has loaded it. */
export type BlockEditor = ReturnType<typeof useEditor>;

export interface EditorBlock {
  /** Hidden while the editor is open. */
  blockRef: RefObject<HTMLElement | null>;
  getCode: () => string;
}

const load = () => import('../editor/CodeEditor').then(({ CodeEditor }) => CodeEditor);

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
    // The Copy button reads the code from here.
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
    edited,
    reset: () => setCode(original),
  };
}
