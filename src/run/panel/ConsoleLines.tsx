import { css } from '@emotion/react';
import { RESULT_TEXT } from '../../lib/strings/run';
import type { RunOutput } from '../client/types';
import { OutputHead } from './OutputHead';

const style = css`
  margin: 0;
  padding: 0 0 0.5rem;
  font: 0.8125rem/1.6 var(--font-code);
  max-height: 16rem;
  overflow: auto;
  p {
    margin: 0;
    padding: 0 1rem;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  [data-level='warn'] {
    color: var(--caution);
  }
  [data-level='error'] {
    color: var(--danger);
  }
`;

export function ConsoleLines({ lines }: { lines: Extract<RunOutput, { kind: 'log' }>[] }) {
  return (
    <>
      <OutputHead title={RESULT_TEXT.console} />
      <div css={style} translate="no" role="log" aria-label={RESULT_TEXT.console} tabIndex={0}>
        {lines.map(({ level, text }, index) => (
          <p key={index} data-level={level}>
            {text}
          </p>
        ))}
      </div>
    </>
  );
}
