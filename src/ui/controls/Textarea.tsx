import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { TEXTAREA_COLUMNS, TEXTAREA_ROWS } from '../../lib/limits';
import { TEXTAREA_TEXT } from '../../lib/strings/widgets';
import type { FieldTexts } from '../forms/Field';
import { Field } from '../forms/Field';
import { fieldBox, sizeStyle } from './control-styles';
import type { Size } from './control-styles';

const style = css`
  display: block;
  max-width: 100%;
  padding-block: 0.5rem;
  line-height: 1.5;
  resize: vertical;
`;

const count = css`
  display: block;
  text-align: end;
  color: var(--text-muted);
  font-size: 0.8125rem;
`;

interface TextareaProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'children'> {
  value: string;
  onChange?: (value: string) => void;
  size?: Size;
}

/** Counts characters with `maxLength`. */
export function Textarea({
  label,
  labelHidden,
  hint,
  description,
  error,
  value,
  onChange,
  size = 'medium',
  readOnly,
  ...rest
}: TextareaProps) {
  return (
    <Field {...{ label, labelHidden, hint, description, error }}>
      {(control) => (
        <>
          <textarea
            rows={TEXTAREA_ROWS}
            cols={TEXTAREA_COLUMNS}
            {...rest}
            {...control}
            css={[fieldBox, sizeStyle(size), style]}
            value={value}
            readOnly={readOnly || !onChange}
            onChange={(event) => onChange?.(event.target.value)}
          />
          {rest.maxLength !== undefined && (
            <span css={count}>{TEXTAREA_TEXT.count(value.length, rest.maxLength)}</span>
          )}
        </>
      )}
    </Field>
  );
}
