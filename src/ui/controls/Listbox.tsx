import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { TYPE_AHEAD_MS } from '../../lib/limits';
import type { FieldTexts } from '../forms/Field';
import { Field } from '../forms/Field';
import { Icon } from './Icon';
import { option } from './control-styles';

const style = css`
  max-height: 15rem;
  overflow-y: auto;
  margin: 0;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius);
  padding: 0.3125rem;
  background: var(--background);
  scroll-padding-block: 0.5rem;
  .listbox-mark {
    display: grid;
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--accent);
  }
`;

export interface ListboxOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface ListboxProps extends FieldTexts {
  options: ListboxOption[];
  /** The values chosen: at most one unless `multiple`. */
  value: string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  multiple?: boolean;
}

/**
 * A list to choose from that is always in view (ARIA Authoring Practices, listbox). With one choice
 * the selection follows the focus; with several, Space takes an option in or out.
 */
export function Listbox({
  options,
  value,
  onChange,
  onBlur,
  multiple = false,
  ...texts
}: ListboxProps) {
  const enabled = options.flatMap(({ disabled }, index) => (disabled ? [] : [index]));
  const chosen = options.findIndex((item) => value.includes(item.value));
  const [current, setCurrent] = useState(-1);
  const [focused, setFocused] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const typed = useRef({ text: '', at: 0 });

  const toggle = (index: number) => {
    const { value: own } = options[index]!;
    if (!multiple) onChange([own]);
    else if (value.includes(own)) onChange(value.filter((other) => other !== own));
    else onChange([...value, own]);
  };
  const choose = (indexes: number[]) => onChange(indexes.map((index) => options[index]!.value));
  const goTo = (index: number | undefined) => {
    if (index === undefined || index === current) return;
    setCurrent(index);
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest' });
    if (!multiple && !value.includes(options[index]!.value)) choose([index]);
  };
  const find = (key: string) => {
    const now = Date.now();
    const before = now - typed.current.at > TYPE_AHEAD_MS ? '' : typed.current.text;
    typed.current = { text: before + key.toLowerCase(), at: now };
    const { text } = typed.current;
    // One letter typed again and again goes through the options that begin with it.
    const same = new Set(text).size === 1;
    const wanted = same ? text[0]! : text;
    const start = same ? current + 1 : Math.max(current, 0);
    const inOrder = [...enabled.filter((i) => i >= start), ...enabled.filter((i) => i < start)];
    return inOrder.find((index) => options[index]!.label.toLowerCase().startsWith(wanted));
  };
  const range = (from: number, to: number) =>
    choose(enabled.filter((i) => i >= Math.min(from, to) && i <= Math.max(from, to)));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const after = enabled.find((index) => index > current);
    const before = enabled.findLast((index) => index < current);
    const modified = ctrlKey || metaKey;
    if (multiple && modified && key.toLowerCase() === 'a') {
      choose(value.length === enabled.length ? [] : enabled);
    } else if (multiple && modified && shiftKey && key === 'Home') {
      range(current, enabled[0]!);
      goTo(enabled[0]);
    } else if (multiple && modified && shiftKey && key === 'End') {
      range(current, enabled.at(-1)!);
      goTo(enabled.at(-1));
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = key === 'ArrowDown' ? after : before;
      goTo(next);
      if (multiple && shiftKey && next !== undefined) toggle(next);
    } else if (key === 'Home') goTo(enabled[0]);
    else if (key === 'End') goTo(enabled.at(-1));
    else if (key === ' ' && current >= 0 && !options[current]!.disabled) toggle(current);
    else if (key.length === 1 && key !== ' ' && !modified) goTo(find(key));
    else return;
    event.preventDefault();
  };
  return (
    <Field {...texts} group>
      {({ id, ...control }, labelId) => (
        <ul
          {...control}
          id={id}
          css={style}
          ref={list}
          role="listbox"
          tabIndex={0}
          aria-labelledby={labelId}
          aria-multiselectable={multiple || undefined}
          aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
          onKeyDown={onKeyDown}
          onFocus={() => {
            setFocused(true);
            if (current < 0) goTo(chosen >= 0 ? chosen : multiple ? enabled[0] : undefined);
          }}
          onBlur={() => {
            setFocused(false);
            onBlur?.();
          }}
        >
          {options.map(({ value: own, label, disabled }, index) => (
            <li
              key={own}
              css={option}
              id={`${id}-${index}`}
              role="option"
              aria-selected={value.includes(own)}
              aria-disabled={disabled || undefined}
              data-highlighted={focused && index === current ? '' : undefined}
              onClick={() => {
                if (disabled) return;
                setCurrent(index);
                toggle(index);
              }}
            >
              <span className="listbox-mark">
                {value.includes(own) && <Icon name="check" size={16} />}
              </span>
              {label}
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}
