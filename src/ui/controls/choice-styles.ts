import { css } from '@emotion/react';

export const choice = css`
  display: flex;
  align-items: flex-start;
  gap: 0.625rem;
  font-size: 0.875rem;
  line-height: 1.5rem;
  label {
    display: block;
    cursor: pointer;
  }
  p {
    margin: 0;
    color: var(--text-muted);
    font-size: 0.8125rem;
    line-height: 1.4;
  }
  .choice-error {
    color: var(--danger);
  }
  button:disabled + div,
  button:disabled + div label {
    color: var(--text-muted);
    cursor: not-allowed;
  }
`;

/** The click target is 24 px, larger than the box. */
export const choiceBox = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 3px solid transparent;
  padding: 0;
  background: none;
  background-clip: padding-box;
  box-shadow: inset 0 0 0 1px var(--text-muted);
  color: var(--on-accent);
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
  &:hover:not(:disabled) {
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  &[aria-invalid='true'] {
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &:is([data-state='checked'], [data-state='indeterminate']) {
    background-color: var(--accent);
    background-clip: border-box;
    box-shadow: none;
  }
  > span {
    display: grid;
    place-items: center;
  }
`;
