import { css } from '@emotion/react';
import { Checkbox as Radix } from 'radix-ui';
import { useId } from 'react';
import { choice, choiceBox } from './choice-styles';
import { Icon } from './Icon';
import { controlProps } from '../forms/Field';

const square = css`
  border-radius: var(--radius-small);
`;

interface CheckboxProps {
  label: string;
  description?: string;
  /** "mixed" if only some items of a group are checked. */
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  error?: string | undefined;
  disabled?: boolean;
  name?: string;
}

export function Checkbox({ label, description, checked, onChange, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div css={choice}>
      <Radix.Root
        {...rest}
        {...controlProps(id, { description, error })}
        css={[choiceBox, square]}
        checked={checked === 'mixed' ? 'indeterminate' : checked}
        onCheckedChange={(next) => onChange(next === true)}
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
