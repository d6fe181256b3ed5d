import { useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { RUN_BUTTON_TEXT } from '../../lib/strings/frame';
import type { RunnableBlock } from '../../run/panel/RunPanel';
import { Icon } from '../../ui/controls/Icon';
import { ErrorBoundary } from '../../ui/ErrorBoundary';

type RunButtonProps = Omit<RunnableBlock, 'request' | 'onClose'>;

const load = () => import('../../run/panel/ExamplePanel').then(({ ExamplePanel }) => ExamplePanel);

/**
 * Runs an example, and shows the result below its code block. The button needs JavaScript, so it
 * appears after hydration, in a space that's reserved for it. Everything else is loaded on demand.
 */
export function RunButton(props: RunButtonProps) {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
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
  const prefetch = () => void load().catch(() => {});
  const close = () => {
    setPanel(undefined);
    button.current?.focus();
  };
  const figure = props.blockRef.current?.parentElement;
  return (
    <span className="run">
      {isHydrated && (
        <button
          type="button"
          ref={button}
          onClick={start}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <Icon name="play" size={14} />
          {hasFailed && !Panel ? RUN_BUTTON_TEXT.failed : RUN_BUTTON_TEXT.run}
        </button>
      )}
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
