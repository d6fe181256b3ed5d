import { css } from '@emotion/react';
import { RadioGroup } from '../../ui/controls/RadioGroup';
import type { Caller } from '../client/types';
import type { CallerOption } from './callers';

const style = css`
  padding: 0.625rem 1rem;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    font-size: 0.8125rem;
  }
  [aria-live]:empty {
    display: none;
  }
  && .field-head {
    flex: none;
    margin: 0;
    color: var(--text-muted);
  }
  .field-label {
    font-weight: 400;
  }
`;

interface CallerSwitchProps {
  label: string;
  options: CallerOption[];
  caller: Caller;
  onChange: (caller: Caller) => void;
}

export function CallerSwitch({ label, options, caller, onChange }: CallerSwitchProps) {
  return (
    <div css={style}>
      <RadioGroup
        label={label}
        segmented
        options={options}
        value={caller.role === 'authenticated' ? caller.email : caller.role}
        onChange={(value) => onChange(options.find((option) => option.value === value)!.caller)}
      />
    </div>
  );
}
