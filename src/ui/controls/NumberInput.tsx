import { css } from '@emotion/react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { FieldTexts } from '../forms/Field';
import { Field } from '../forms/Field';
import { IconButton } from './IconButton';
import { fieldBox, sized } from './control-styles';
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
  /** Undefined while nothing is entered. */
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

/** How far a key moves the value, in steps; ten for a page (ARIA Authoring Practices, spinbutton). */
const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A number to type, or to reach by keys and buttons; it never leaves its bounds. */
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
  // What is typed need not be a number yet.
  const [typed, setTyped] = useState<string>();
  const bounded = (next: number) => Math.min(max, Math.max(min, Number(next.toFixed(10))));
  const set = (next: number | undefined) => {
    setTyped(undefined);
    if (next !== value) onChange(next);
  };
  const move = (steps: number) => set(bounded((value ?? Math.max(min, 0)) + steps * step));

  const onKeyDown = (event: KeyboardEvent) => {
    const bound = { Home: min, End: max }[event.key];
    if (STEPS[event.key] !== undefined) move(STEPS[event.key]!);
    else if (bound !== undefined && Number.isFinite(bound)) set(bound);
    else return;
    event.preventDefault();
  };
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() === '') onChange(undefined);
    else if (Number.isFinite(number) && bounded(number) === number) onChange(number);
  };
  const settle = () => {
    const number = Number(typed);
    if (typed !== undefined && typed.trim() !== '' && Number.isFinite(number)) set(bounded(number));
    setTyped(undefined);
    onBlur?.();
  };
  return (
    <Field {...texts}>
      {(control) => (
        <div css={frame}>
          <IconButton
            label={`Less: ${texts.label}`}
            icon="minus"
            size="small"
            tabIndex={-1}
            disabled={disabled || (value ?? 0) <= min}
            onClick={() => move(-1)}
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
            css={[fieldBox, sized(size)]}
            value={typed ?? value ?? ''}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={settle}
          />
          <IconButton
            label={`More: ${texts.label}`}
            icon="plus"
            size="small"
            tabIndex={-1}
            disabled={disabled || (value ?? 0) >= max}
            onClick={() => move(1)}
          />
        </div>
      )}
    </Field>
  );
}
