import { useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { ERROR_TEXT, RUN_BUTTON_TEXT } from '../../lib/strings/frame';
import type { RunnableBlock } from '../../run/panel/RunPanel';
import { Icon } from '../../ui/controls/Icon';
import { LateButton } from '../../ui/LateButton';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useLazyPart } from '../../ui/lazy-part';
import { preloadOnHover } from '../../ui/reduced-data';

type RunButtonProps = Omit<RunnableBlock, 'request' | 'onEnd' | 'onClose'>;

const load = () => import('../../run/panel/ExamplePanel').then(({ ExamplePanel }) => ExamplePanel);
const preload = preloadOnHover(load);

/**
 * Shows the result below the code block. CSS hides the button without JavaScript, because adding it
 * after hydration would render every code block again.
 */
export function RunButton(props: RunButtonProps) {
  const { loaded, hasFailed, load: loadPanel, fail } = useLazyPart(load);
  /** Presses since the panel was closed. */
  const [request, setRequest] = useState(0);
  /** Until the first result. From then on, the panel has the button. */
  const [isRunning, setRunning] = useState(false);
  const root = useRef<HTMLSpanElement>(null);

  const start = () => {
    setRequest(request + 1);
    setRunning(true);
    void loadPanel(true);
  };
  const close = () => {
    // A hidden button can't have the focus.
    flushSync(() => {
      setRequest(0);
      setRunning(false);
    });
    root.current?.querySelector('button')?.focus();
  };
  const figure = props.blockRef.current?.parentElement;
  const isOpen = request > 0 && loaded && figure && !hasFailed;
  return (
    <span className="run" ref={root} data-open={(isOpen && !isRunning) || undefined}>
      <LateButton onClick={start} {...preload}>
        {!isRunning && <Icon name="play" size={14} />}
        <span>
          {hasFailed ? ERROR_TEXT.reload : RUN_BUTTON_TEXT[isRunning ? 'running' : 'run']}
        </span>
      </LateButton>
      {request > 0 &&
        loaded &&
        figure &&
        createPortal(
          <ErrorBoundary name={RUN_BUTTON_TEXT.part} resetKey={String(request)} onError={fail}>
            <loaded.value
              {...props}
              {...{ request }}
              onEnd={() => setRunning(false)}
              onClose={close}
            />
          </ErrorBoundary>,
          figure,
        )}
    </span>
  );
}
