import { css } from '@emotion/react';
import { Checkbox as Radix } from 'radix-ui';
import { useId } from 'react';
import { choice, choiceBox } from './choice-styles';
import { Icon } from './Icon';

const square = css`
  border-radius: var(--radius-small);
`;

interface CheckboxProps {
  label: string;
  description?: string;
  /** "mixed" if the checkbox represents a group and only some of its items are checked. */
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  error?: string | undefined;
  disabled?: boolean;
  name?: string;
}

/** A checkbox with a label, and optionally a description and an error. */
export function Checkbox({
  label,
  description,
  checked,
  onChange,
  onBlur,
  error,
  disabled = false,
  name,
}: CheckboxProps) {
  const id = useId();
  const describedBy = [description && `${id}text`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div css={choice}>
      <Radix.Root
        css={[choiceBox, square]}
        id={id}
        checked={checked === 'mixed' ? 'indeterminate' : checked}
        onCheckedChange={(next) => onChange(next === true)}
        disabled={disabled}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        {...(name && { name })}
        {...(onBlur && { onBlur })}
      >
        <Radix.Indicator>
          <Icon name={checked === 'mixed' ? 'minus' : 'check'} size={14} />
        </Radix.Indicator>
      </Radix.Root>
      <div>
        <label htmlFor={id}>{label}</label>
        {description && <p id={`${id}text`}>{description}</p>}
        {error && (
          <p id={`${id}error`} className="choice-error">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
