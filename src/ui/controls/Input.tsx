import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { MASK_GROUP_LENGTH, MASK_GROUPS } from '../../lib/limits';
import { INPUT_TEXT } from '../../lib/strings/widgets';
import { Button } from './Button';
import { CopyButton } from './CopyButton';
import type { FieldTexts } from '../forms/Field';
import { Field } from '../forms/Field';
import { fieldBox, sizeStyle } from './control-styles';
import type { Size } from './control-styles';

/** Reveals neither the value nor its length. */
const MASK = Array<string>(MASK_GROUPS).fill('*'.repeat(MASK_GROUP_LENGTH)).join(' ');

const frame = css`
  position: relative;
  display: flex;
  align-items: center;
  .input-icon {
    position: absolute;
    left: 0.75rem;
    display: grid;
    color: var(--text-muted);
    pointer-events: none;
    + input {
      padding-inline-start: 2.25rem;
    }
  }
  .input-actions {
    display: flex;
    flex: none;
    gap: 0.25rem;
    margin-inline-start: 0.375rem;
  }
`;

const code = css`
  font-family: var(--font-code);
`;

interface InputProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'value' | 'onChange' | 'children'> {
  value: string;
  onChange?: (value: string) => void;
  size?: Size;
  icon?: ReactNode;
  copy?: boolean;
  /** Masks the value until the reader presses "Reveal". */
  reveal?: boolean;
}

/** Read-only without `onChange` and while the value is masked. */
export function Input({
  label,
  labelHidden,
  hint,
  description,
  error,
  value,
  onChange,
  size = 'medium',
  icon,
  copy = false,
  reveal = false,
  readOnly,
  ...rest
}: InputProps) {
  const [revealed, setRevealed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const masked = reveal && !revealed;
  return (
    <Field {...{ label, labelHidden, hint, description, error }}>
      {(control) => (
        <div css={frame}>
          {icon && <span className="input-icon">{icon}</span>}
          <input
            type="text"
            {...rest}
            {...control}
            ref={field}
            css={[fieldBox, sizeStyle(size), (copy || reveal) && code]}
            value={masked ? MASK : value}
            readOnly={masked || readOnly || !onChange}
            onChange={(event) => onChange?.(event.target.value)}
          />
          {(copy || reveal) && (
            <span className="input-actions">
              {masked ? (
                <Button
                  size="tiny"
                  aria-describedby={`${control.id}label`}
                  onClick={() => {
                    setRevealed(true);
                    // The button is gone, so the field gets the focus.
                    field.current?.focus();
                  }}
                >
                  {INPUT_TEXT.reveal}
                </Button>
              ) : (
                copy && <CopyButton text={String(value)} />
              )}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
