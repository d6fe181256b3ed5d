import { useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import type { CodeEditorProps } from '../editor/CodeEditor';

/** The editor of a code block. It's closed until `open` has loaded it. */
export type BlockEditor = ReturnType<typeof useEditor>;

/** A code block that can be edited. */
export interface EditorBlock {
  /** Element with the static code, which is hidden while the editor is open. */
  blockRef: RefObject<HTMLElement | null>;
  /** Returns the code of the block. */
  getCode: () => string;
}

/** Loads the editor on request, and replaces the static code with it. */
export function useEditor({ blockRef, getCode }: EditorBlock) {
  const [Editor, setEditor] = useState<ComponentType<CodeEditorProps>>();
  const [code, setCode] = useState('');
  const [original, setOriginal] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const isOpen = Editor !== undefined;

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

  const open = async () => {
    try {
      const { CodeEditor } = await import('../editor/CodeEditor');
      setOriginal(getCode());
      setCode(getCode());
      setHasFailed(false);
      setEditor(() => CodeEditor);
    } catch {
      setHasFailed(true);
    }
  };
  return {
    ...{ Editor, code, hasFailed, open, change: setCode },
    /** The code, if it differs from the code of the page. */
    edited,
    reset: () => setCode(original),
  };
}
