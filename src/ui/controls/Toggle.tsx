import { css } from '@emotion/react';
import { Switch } from 'radix-ui';
import { useId } from 'react';
import { choice } from './choice-styles';

const track = css`
  flex: none;
  width: 40px;
  height: 24px;
  border: 1px solid var(--text-muted);
  border-radius: 999px;
  padding: 0;
  background: var(--surface);
  &:focus-visible {
    border-radius: 999px;
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  > span {
    display: block;
    width: 16px;
    height: 16px;
    margin-inline-start: 3px;
    border: 8px solid var(--text-muted);
    border-radius: 50%;
    @media (forced-colors: active) {
      border-color: ButtonText;
    }
    @media (prefers-reduced-motion: no-preference) {
      transition: transform 120ms;
    }
  }
  &[data-state='checked'] {
    border-color: var(--accent);
    background: var(--accent);
    > span {
      border-color: var(--on-accent);
      transform: translateX(16px);
      @media (forced-colors: active) {
        border-color: Highlight;
      }
    }
  }
`;

interface ToggleProps {
  label: string;
  description?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  disabled?: boolean;
  name?: string;
}

/** Takes effect immediately. */
export function Toggle({ label, description, checked, onChange, ...rest }: ToggleProps) {
  const id = useId();
  return (
    <div css={choice}>
      <Switch.Root
        {...rest}
        css={track}
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={description && `${id}text`}
      >
        <Switch.Thumb />
      </Switch.Root>
      <div>
        <label htmlFor={id}>{label}</label>
        {description && <p id={`${id}text`}>{description}</p>}
      </div>
    </div>
  );
}
