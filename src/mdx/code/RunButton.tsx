import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { RUN_BUTTON_TEXT } from '../../lib/strings/frame';
import type { RunnableBlock } from '../../run/panel/RunPanel';
import { Icon } from '../../ui/controls/Icon';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { preloadOnHover } from '../../ui/reduced-data';

type RunButtonProps = Omit<RunnableBlock, 'request' | 'onClose'>;

const load = () => import('../../run/panel/ExamplePanel').then(({ ExamplePanel }) => ExamplePanel);
const preload = preloadOnHover(load);

/**
 * Runs an example, and shows the result below its code block. Everything else is loaded on demand.
 * The button is hidden by CSS if there's no JavaScript, because adding it after hydration would
 * render every code block of the page a second time.
 */
export function RunButton(props: RunButtonProps) {
  const [Panel, setPanel] = useState<ComponentType<RunnableBlock>>();
  const [request, setRequest] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const start = () => {
    setRequest(request + 1);
    load().then(
      (component) => setPanel(() => component),
      () => setHasFailed(true),
    );
  };
  const close = () => {
    setPanel(undefined);
    button.current?.focus();
  };
  const figure = props.blockRef.current?.parentElement;
  return (
    <span className="run">
      <button type="button" data-late ref={button} onClick={start} {...preload}>
        <Icon name="play" size={14} />
        {hasFailed && !Panel ? RUN_BUTTON_TEXT.failed : RUN_BUTTON_TEXT.run}
      </button>
      {Panel &&
        figure &&
        createPortal(
          <ErrorBoundary name={RUN_BUTTON_TEXT.part}>
            <Panel {...props} {...{ request }} onClose={close} />
          </ErrorBoundary>,
          figure,
        )}
    </span>
  );
}
