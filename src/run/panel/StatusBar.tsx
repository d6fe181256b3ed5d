import { css } from '@emotion/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FAILURE_TEXT, RESULT_TEXT, RUN_TEXT } from '../../lib/strings/run';
import { Button } from '../../ui/controls/Button';
import { Icon } from '../../ui/controls/Icon';
import { IconButton } from '../../ui/controls/IconButton';
import { Spinner } from '../../ui/disclosure/Loading';
import type { RunResult } from '../client/types';
import type { Project, RunStep } from './project';
import { errorMessage } from './useRun';
import type { RunState } from './useRun';

const style = css`
  .status-line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5rem;
    min-height: 2.5rem;
    padding: 0.25rem 0.5rem 0.25rem 1rem;
    font-size: 0.8125rem;
    line-height: 1.4;
  }
  .status-text {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    gap: 0.5rem;
    min-height: 2rem;
    margin: 0;
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
  }
  .status-mark {
    display: grid;
    flex: none;
    color: var(--accent);
    &[data-failed='true'] {
      color: var(--danger);
    }
  }
  .status-actions {
    display: flex;
    justify-content: flex-end;
    margin-inline-start: auto;
    align-items: center;
    gap: 0.125rem;
  }
  .status-more {
    display: contents;
  }
  .status-toggle,
  .status-line:not(:has(.status-more :is(button, [href]))) .status-toggle {
    display: none;
  }
  /* What's used less is in a second row, which opens. */
  @media (max-width: 639px) {
    .status-line {
      justify-content: flex-end;
      column-gap: 0.125rem;
    }
    .status-actions {
      display: contents;
    }
    .status-toggle {
      display: inline-grid;
    }
    .status-more {
      display: none;
      flex-basis: 100%;
      justify-content: flex-end;
      order: 1;
      &[data-open='true'] {
        display: flex;
      }
    }
  }
  progress {
    display: block;
    width: 100%;
    height: 3px;
    border: 0;
    background: var(--border);
    appearance: none;
    &::-webkit-progress-bar {
      background: var(--border);
    }
    &::-webkit-progress-value {
      background: var(--accent);
    }
    &::-moz-progress-bar {
      background: var(--accent);
    }
  }
`;

/** Limited to what the line shows. */
type BarState = RunState<{ result: RunResult; failed?: string }>;

interface StatusBarProps {
  state: BarState;
  project: Project;
  onRun: () => void;
  emptyText?: string;
  /** Buttons after Run. */
  children: ReactNode;
  /** Buttons that narrow screens show on request. */
  more: ReactNode;
  onClose?: () => void;
}

export function StatusBar(props: StatusBarProps) {
  const { state, project, onRun, emptyText, children, more, onClose } = props;
  const [isOpen, setOpen] = useState(false);
  const isBusy = state.name === 'busy';
  const step = state.name === 'busy' ? state.step : undefined;
  const text = state.name === 'empty' ? (emptyText ?? RUN_TEXT.empty) : textOf(state);
  return (
    <div css={style}>
      {step?.name === 'loading' && (
        <progress value={step.loaded} max={step.total} aria-label={text} />
      )}
      <div className="status-line">
        <p className="status-text">
          <StatusMark state={state} />
          <span>{text}</span>
        </p>
        <div className="status-actions">
          <Button
            size="tiny"
            variant="primary"
            onClick={() => (isBusy ? void project.stop() : onRun())}
          >
            {isBusy ? RUN_TEXT.stop : RUN_TEXT.run}
          </Button>
          {children}
          <div className="status-more" data-open={isOpen}>
            {more}
          </div>
          <IconButton
            className="status-toggle"
            label={RUN_TEXT.more}
            icon="more"
            size="tiny"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          {onClose && (
            <IconButton label={RUN_TEXT.close} icon="close" size="tiny" onClick={onClose} />
          )}
        </div>
      </div>
    </div>
  );
}

function StatusMark({ state }: { state: BarState }) {
  if (state.name === 'empty') return null;
  const hasFailed = failed(state);
  return (
    <span className="status-mark" data-failed={hasFailed}>
      {state.name === 'busy' ? (
        <Spinner size={16} />
      ) : (
        <Icon name={hasFailed ? 'danger' : 'check'} size={16} />
      )}
    </span>
  );
}

/** Also true if the documentation expects the error. */
function failed(state: BarState): boolean {
  if (state.name === 'failed') return true;
  if (state.name !== 'done') return false;
  const { failed, result } = state.last;
  return (
    failed !== undefined || result.outputs.some((output) => errorMessage(output) !== undefined)
  );
}

function textOf(state: Exclude<BarState, { name: 'empty' }>): string {
  if (state.name === 'failed') return FAILURE_TEXT[state.reason];
  if (state.name === 'busy') return stepText(state.step);
  if (state.last.failed !== undefined) return RESULT_TEXT.earlierFailed;
  return RESULT_TEXT.duration(state.last.result.duration);
}

function stepText(step: RunStep): string {
  if (step.name === 'starting') return RUN_TEXT.starting;
  if (step.name === 'running') return RUN_TEXT.running;
  if (step.name === 'earlier') return RUN_TEXT.runningEarlier(step.done, step.total);
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  return RUN_TEXT.loading(megabytes(step.loaded), megabytes(step.total));
}
