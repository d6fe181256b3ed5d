import { css } from '@emotion/react';
import { RESULT_TEXT } from '../../lib/strings/run';
import { jsonTokens } from './json-tokens';

const style = css`
  max-height: 24rem;
  padding: 0.25rem 1rem 0.75rem;
  overflow: auto;
  color: var(--code-text);
  font: 0.8125rem/1.6 var(--font-code);
  font-variant-ligatures: none;
  white-space: pre;
  &:focus-visible {
    outline-offset: -2px;
  }
  .key {
    color: var(--code-function);
  }
  .string {
    color: var(--code-string);
  }
  .constant {
    color: var(--code-constant);
  }
`;

export function JsonView({ value }: { value: unknown }) {
  const json = JSON.stringify(value, null, 2) ?? String(value);
  return (
    <div css={style} translate="no" tabIndex={0} aria-label={RESULT_TEXT.asJson} role="group">
      {jsonTokens(json).map(({ kind, text }, index) =>
        kind ? (
          <span className={kind} key={index}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </div>
  );
}
