import { css } from '@emotion/react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { NUMBER_INPUT_TEXT } from '../../lib/strings/widgets';
import type { FieldTexts } from '../forms/Field';
import { Field } from '../forms/Field';
import { IconButton } from './IconButton';
import { fieldBox, sizeStyle } from './control-styles';
import type { Size } from './control-styles';

const frame = css`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  max-width: 14rem;
  input {
    font-variant-numeric: tabular-nums;
  }
`;

interface NumberInputProps extends FieldTexts {
  /** Undefined if the field is empty. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  step?: number;
  size?: Size;
  disabled?: boolean;
  name?: string;
}

/** Steps by key (ARIA Authoring Practices, spinbutton). */
const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

export function NumberInput({
  value,
  onChange,
  onBlur,
  min = -Infinity,
  max = Infinity,
  step = 1,
  size = 'medium',
  disabled = false,
  name,
  ...texts
}: NumberInputProps) {
  // Might not be a valid number yet.
  const [typed, setTyped] = useState<string>();
  // Rounds because 0.1 + 0.2 isn't 0.3.
  const clamp = (next: number) => Math.min(max, Math.max(min, Number(next.toFixed(10))));
  const setValue = (next: number | undefined) => {
    setTyped(undefined);
    if (next !== value) onChange(next);
  };
  const changeBy = (steps: number) => setValue(clamp((value ?? Math.max(min, 0)) + steps * step));

  const onKeyDown = (event: KeyboardEvent) => {
    const limit = { Home: min, End: max }[event.key];
    if (STEPS[event.key] !== undefined) changeBy(STEPS[event.key]!);
    else if (limit !== undefined && Number.isFinite(limit)) setValue(limit);
    else return;
    event.preventDefault();
  };
  const onType = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() === '') onChange(undefined);
    else if (Number.isFinite(number) && clamp(number) === number) onChange(number);
  };
  const commit = () => {
    const number = Number(typed);
    if (typed !== undefined && typed.trim() !== '' && Number.isFinite(number)) {
      setValue(clamp(number));
    }
    setTyped(undefined);
    onBlur?.();
  };
  return (
    <Field {...texts}>
      {(control) => (
        <div css={frame}>
          <IconButton
            label={NUMBER_INPUT_TEXT.decrease(texts.label)}
            icon="minus"
            size="small"
            tabIndex={-1}
            disabled={disabled || (value ?? 0) <= min}
            onClick={() => changeBy(-1)}
          />
          <input
            {...control}
            role="spinbutton"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            name={name}
            disabled={disabled}
            aria-valuenow={value}
            aria-valuemin={Number.isFinite(min) ? min : undefined}
            aria-valuemax={Number.isFinite(max) ? max : undefined}
            css={[fieldBox, sizeStyle(size)]}
            value={typed ?? value ?? ''}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={commit}
          />
          <IconButton
            label={NUMBER_INPUT_TEXT.increase(texts.label)}
            icon="plus"
            size="small"
            tabIndex={-1}
            disabled={disabled || (value ?? 0) >= max}
            onClick={() => changeBy(1)}
          />
        </div>
      )}
    </Field>
  );
}
