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
  /** Set to the edited code, for the button that copies it. */
  editedRef: RefObject<string | undefined>;
}

const load = () => import('../editor/CodeEditor').then(({ CodeEditor }) => CodeEditor);

/** Loads the editor on request, and replaces the static code with it. */
export function useEditor({ blockRef, getCode, editedRef }: EditorBlock) {
  const { loaded, hasFailed, load: loadEditor } = useLazyPart(load);
  const [code, setCode] = useState('');
  const [original, setOriginal] = useState('');
  const isOpen = loaded !== undefined;

  useEffect(() => {
    const element = blockRef.current;
    if (!isOpen || !element) return undefined;
    element.hidden = true;
    return () => {
      element.hidden = false;
      editedRef.current = undefined;
    };
  }, [isOpen, blockRef, editedRef]);

  const change = (text: string) => {
    setCode(text);
    editedRef.current = text === original ? undefined : text;
  };
  const open = () => {
    setOriginal(getCode());
    setCode(getCode());
    void loadEditor(true);
  };
  return {
    ...{ Editor: loaded?.value, code, hasFailed, open, change },
    /** True if the code differs from the code of the page. */
    isEdited: isOpen && code !== original,
    reset: () => change(original),
  };
}
