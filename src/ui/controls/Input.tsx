import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { MASK_GROUP_LENGTH, MASK_GROUPS } from '../../lib/limits';
import { Button } from './Button';
import { CopyButton } from './CopyButton';
import type { FieldTexts } from '../forms/Field';
import { Field } from '../forms/Field';
import { fieldBox, sized } from './control-styles';
import type { Size } from './control-styles';

/** What stands in the place of a value that is not to be seen. */
export const MASK = Array<string>(MASK_GROUPS).fill('*'.repeat(MASK_GROUP_LENGTH)).join(' ');

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
  /** Whether the value can be copied. */
  copy?: boolean;
  /** Whether the value is masked until it is asked for; it can then be read but not changed. */
  reveal?: boolean;
}

/** One line to type in, or to copy from. */
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
  const hidden = reveal && !revealed;
  const texts = { label, ...(labelHidden && { labelHidden }), ...(hint && { hint }) };
  return (
    <Field {...texts} description={description} error={error}>
      {(control) => (
        <div css={frame}>
          {icon && <span className="input-icon">{icon}</span>}
          <input
            type="text"
            {...rest}
            {...control}
            ref={field}
            css={[fieldBox, sized(size), (copy || reveal) && code]}
            value={hidden ? MASK : value}
            readOnly={hidden || readOnly || !onChange}
            onChange={(event) => onChange?.(event.target.value)}
          />
          {(copy || reveal) && (
            <span className="input-actions">
              {hidden ? (
                <Button
                  size="tiny"
                  aria-describedby={`${control.id}label`}
                  onClick={() => {
                    setRevealed(true);
                    // The button goes, so the focus has to go elsewhere.
                    field.current?.focus();
                  }}
                >
                  Reveal
                </Button>
              ) : (
                copy && <CopyButton getText={() => value} />
              )}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
