import { css } from '@emotion/react';
import { RadioGroup as Radix } from 'radix-ui';
import { useId } from 'react';
import { choice, choiceBox } from './choice-styles';
import type { FieldTexts } from '../forms/Field';
import { Field } from '../forms/Field';
import type { SelectOption } from './Select';

const round = css`
  border-radius: 50%;
  &:focus-visible {
    border-radius: 50%;
  }
  > span::before {
    content: '';
    width: 8px;
    height: 8px;
    border: 4px solid currentcolor;
    border-radius: 50%;
  }
`;

const list = css`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  &[data-direction='horizontal'] {
    flex-flow: row wrap;
    gap: 0.5rem 1.25rem;
  }
`;

const segments = css`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  border: 1px solid var(--border);
  border-radius: 8px;
  padding: 2px;
  background: var(--surface);
`;

const segment = css`
  border: 0;
  border-radius: var(--radius-small);
  min-width: var(--touch);
  min-height: max(24px, var(--touch));
  padding: 0 0.5rem;
  background: none;
  color: var(--text-muted);
  font-size: 0.8125rem;
  line-height: 1.2;
  &:hover:not(:disabled) {
    color: var(--text);
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  &[data-state='checked'] {
    background: var(--border);
    color: var(--text);
    font-weight: 500;
    @media (forced-colors: active) {
      outline: 1px solid Highlight;
    }
  }
`;

interface RadioOption extends SelectOption {
  description?: string;
}

interface RadioGroupProps extends FieldTexts {
  options: RadioOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  orientation?: 'horizontal' | 'vertical';
  /** Small buttons in a row, without descriptions. */
  segmented?: boolean;
  disabled?: boolean;
  name?: string;
}

export function RadioGroup({
  options,
  value,
  onChange,
  onBlur,
  orientation = 'vertical',
  segmented = false,
  disabled = false,
  name,
  ...texts
}: RadioGroupProps) {
  const base = useId();
  return (
    <Field {...texts} group>
      {({ id: _, ...control }, labelId) => (
        <Radix.Root
          {...control}
          css={segmented ? segments : list}
          aria-labelledby={labelId}
          value={value}
          onValueChange={onChange}
          disabled={disabled}
          data-direction={orientation}
          {...(name && { name })}
          {...(onBlur && { onBlur })}
        >
          {segmented &&
            options.map(({ value: option, label, disabled: isOff = false }) => (
              <Radix.Item css={segment} key={option} value={option} disabled={isOff}>
                {label}
              </Radix.Item>
            ))}
          {(segmented ? [] : options).map((item) => (
            <div css={choice} key={item.value}>
              <Radix.Item
                css={[choiceBox, round]}
                id={`${base}${item.value}`}
                value={item.value}
                disabled={item.disabled ?? false}
                aria-describedby={item.description && `${base}${item.value}text`}
              >
                <Radix.Indicator />
              </Radix.Item>
              <div>
                <label htmlFor={`${base}${item.value}`}>{item.label}</label>
                {item.description && <p id={`${base}${item.value}text`}>{item.description}</p>}
              </div>
            </div>
          ))}
        </Radix.Root>
      )}
    </Field>
  );
}
