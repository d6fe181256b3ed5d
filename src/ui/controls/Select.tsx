import { css } from '@emotion/react';
import { Select as Radix } from 'radix-ui';
import { useEffect } from 'react';
import { DROPDOWN_SIDE_OFFSET } from '../../lib/limits';
import { SELECT_TEXT } from '../../lib/strings/widgets';
import type { FieldTexts } from '../forms/Field';
import { Field } from '../forms/Field';
import { Icon } from './Icon';
import { fieldBox, floating, option, sizeStyle } from './control-styles';
import type { Size } from './control-styles';

const button = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  text-align: start;
  > svg {
    flex: none;
    color: var(--text-muted);
    transform: rotate(90deg);
  }
  &[data-placeholder] {
    color: var(--text-muted);
  }
`;

const list = css`
  min-width: var(--radix-select-trigger-width);
  max-width: calc(100vw - 1rem);
  max-height: min(22rem, var(--radix-select-content-available-height));
  overflow: hidden;
  .select-list {
    padding: 0.3125rem;
  }
  .select-mark {
    display: grid;
    place-items: center;
    width: 16px;
    height: 16px;
    margin-inline-start: auto;
    color: var(--accent);
  }
`;

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends FieldTexts {
  options: SelectOption[];
  /** Empty if no option is selected. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  size?: Size;
  disabled?: boolean;
  name?: string;
}

export function Select({
  options,
  value,
  onChange,
  onBlur,
  placeholder = SELECT_TEXT.placeholder,
  size = 'medium',
  disabled = false,
  name,
  ...texts
}: SelectProps) {
  return (
    <Field {...texts}>
      {(control, labelId) => (
        <Radix.Root
          value={value}
          onValueChange={onChange}
          disabled={disabled}
          {...(name && { name })}
        >
          <Radix.Trigger
            {...control}
            aria-labelledby={labelId}
            css={[fieldBox, sizeStyle(size), button]}
            onBlur={onBlur}
          >
            <Radix.Value placeholder={<span>{placeholder}</span>} />
            <Icon name="chevron" size={16} />
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              css={[floating, list]}
              aria-labelledby={labelId}
              position="popper"
              sideOffset={DROPDOWN_SIDE_OFFSET}
              collisionPadding={8}
            >
              <InertBackground />
              <Radix.Viewport className="select-list">
                {options.map((item) => (
                  <Radix.Item
                    key={item.value}
                    css={option}
                    value={item.value}
                    disabled={item.disabled ?? false}
                  >
                    <Radix.ItemText>
                      <span>{item.label}</span>
                    </Radix.ItemText>
                    <span className="select-mark">
                      <Radix.ItemIndicator>
                        <Icon name="check" size={14} />
                      </Radix.ItemIndicator>
                    </span>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}

/**
 * Radix only hides the page from screen readers while the list is open, so the Tab key could still
 * reach it.
 */
function InertBackground() {
  useEffect(() => {
    let hidden: HTMLElement[] = [];
    const frame = requestAnimationFrame(() => {
      hidden = [...document.querySelectorAll<HTMLElement>('[data-aria-hidden=true]')];
      for (const element of hidden) element.inert = true;
    });
    return () => {
      cancelAnimationFrame(frame);
      for (const element of hidden) element.inert = false;
    };
  }, []);
  return null;
}
