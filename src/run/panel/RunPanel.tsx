import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ERROR_TEXT } from '../../lib/strings/frame';
import { EDITOR_TEXT, RUN_TEXT } from '../../lib/strings/run';
import { Button } from '../../ui/controls/Button';
import { PLAYGROUND_PATH, sharedHash } from '../client/shared-code';
import type { Caller, RunLanguage } from '../client/types';
import { DEFAULT_CALLERS } from './callers';
import type { ExampleRef } from './example-ref';
import type { DoneRun, Project } from './project';
import { Result } from './Result';
import { showResult } from './show-result';
import { StatusBar } from './StatusBar';
import { useRun } from './useRun';
import type { RefObject } from 'react';
import { useLazyPart } from '../../ui/lazy-part';

const style = css`
  .run-result {
    border-top: 1px solid var(--border);
    background: var(--background);
    line-height: 1.5;
    scroll-margin-bottom: 1.5rem;
    /* Of the code block, without its border. */
    border-radius: 0 0 calc(var(--radius) - 1px) calc(var(--radius) - 1px);
    overflow: clip;
  }
  .run-output {
    border-top: 1px solid var(--border);
    &[aria-busy='true'] {
      opacity: 0.6;
    }
  }
  .run-link {
    border-radius: var(--radius-small);
    padding-inline: 0.625rem;
    color: var(--text);
    font-weight: 500;
    line-height: max(1.625rem, var(--touch));
    text-decoration: none;
    &:hover {
      background: var(--border);
    }
    &:not([href]) {
      display: none;
    }
  }
  .run-before {
    border-top: 1px solid var(--border);
  }
  @media print {
    .run-result {
      display: none;
    }
  }
`;

export interface RunnableBlock extends EditorBlock {
  example: ExampleRef;
  language: RunLanguage;
  /** Or the language. */
  title: string;
  /** A new number runs the example. */
  request: number;
  /** A run has succeeded or failed. */
  onEnd: () => void;
  onClose: () => void;
}

export function RunPanel({ project, ...props }: RunnableBlock & { project: Project }) {
  const { example, language, title, request, onEnd, onClose } = props;
  const { state, run } = useRun<DoneRun>(project);
  const [caller, setCaller] = useState(DEFAULT_CALLERS[language]);
  const editor = useEditor(props);
  const result = useRef<HTMLDivElement>(null);
  const isBusy = state.name === 'busy';

  const start = (as = caller) => {
    if (isBusy) return;
    const options = { code: editor.edited, caller: as };
    void run(async (onStep) => {
      const done = await project.runExample(example, { ...options, onStep });
      return { ...done, ...options, ref: example };
    });
  };
  const startAgain = useEffectEvent(() => start());
  useEffect(() => startAgain(), [request]);
  useEffect(() => showResult(result.current!), [request, state.last]);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (state.name === 'done' || state.name === 'failed') end();
  }, [state.name]);
  const changeCaller = (next: Caller) => {
    setCaller(next);
    start(next);
  };
  const { Editor } = editor;
  return (
    <div css={style} role="group" aria-label={RUN_TEXT.panel(title)}>
      {Editor && (
        <Editor
          {...{ language, code: editor.code, onChange: editor.change }}
          label={EDITOR_TEXT.label(title)}
          onRun={() => start()}
          hasFocus
        />
      )}
      <div className="run-result" ref={result}>
        <StatusBar
          {...{ state, project, onClose }}
          onRun={() => start()}
          more={
            <>
              {language === 'sql' && (
                <Button size="tiny" variant="text" onClick={() => project.startOver()}>
                  {RUN_TEXT.startOver}
                </Button>
              )}
              {state.last && <PlaygroundLink {...{ project, done: state.last }} />}
            </>
          }
        >
          {!isBusy && <EditButtons editor={editor} />}
        </StatusBar>
        {state.last && (
          <div className="run-output" aria-busy={isBusy}>
            <Result project={project} done={state.last} onCaller={changeCaller} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Hidden until its URL is known, or if it would be too long. */
function PlaygroundLink({ project, done }: { project: Project; done: DoneRun }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const share = async () => {
      const hash = await sharedHash(await project.share(done.ref, done.code));
      if (!link.current) return;
      if (hash) link.current.setAttribute('href', withPrefix(PLAYGROUND_PATH) + hash);
      else link.current.removeAttribute('href');
      // It can need another line.
      showResult(link.current);
    };
    share().catch((error: unknown) => console.warn(error));
  }, [project, done]);
  return (
    <a className="run-link" ref={link}>
      {RUN_TEXT.playground}
    </a>
  );
}

function EditButtons({ editor }: { editor: BlockEditor }) {
  if (!editor.Editor) {
    return (
      <Button size="tiny" variant="text" onClick={editor.open}>
        {editor.hasFailed ? ERROR_TEXT.reload : RUN_TEXT.edit}
      </Button>
    );
  }
  return (
    <Button
      size="tiny"
      variant="text"
      disabled={editor.edited === undefined}
      onClick={editor.reset}
    >
      {RUN_TEXT.reset}
    </Button>
  );
}

/** Closed until `open` has loaded it. */
type BlockEditor = ReturnType<typeof useEditor>;

interface EditorBlock {
  /** Hidden while the editor is open. */
  blockRef: RefObject<HTMLElement | null>;
  getCode: () => string;
}

const load = () => import('../editor/CodeEditor').then(({ CodeEditor }) => CodeEditor);

function useEditor({ blockRef, getCode }: EditorBlock) {
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
