import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { TYPE_AHEAD_MS } from '../../lib/limits';
import type { FieldTexts } from '../forms/Field';
import { Field } from '../forms/Field';
import { Icon } from './Icon';
import type { SelectOption } from './Select';
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

interface ListboxProps extends FieldTexts {
  options: SelectOption[];
  /** Without `multiple`, at most one. */
  value: string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  multiple?: boolean;
}

/** ARIA Authoring Practices, listbox. Without `multiple`, the selection follows the focus. */
export function Listbox({
  options,
  value,
  onChange,
  onBlur,
  multiple = false,
  ...texts
}: ListboxProps) {
  const enabled = options.flatMap(({ disabled }, index) => (disabled ? [] : [index]));
  const selected = options.findIndex((item) => value.includes(item.value));
  const [current, setCurrent] = useState(-1);
  const [focused, setFocused] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const typed = useRef({ text: '', at: 0 });

  const toggle = (index: number) => {
    const toggled = options[index]!.value;
    if (!multiple) onChange([toggled]);
    else if (value.includes(toggled)) onChange(value.filter((other) => other !== toggled));
    else onChange([...value, toggled]);
  };
  const select = (indexes: number[]) => onChange(indexes.map((index) => options[index]!.value));
  const goTo = (index: number | undefined) => {
    if (index === undefined || index === current) return;
    setCurrent(index);
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest' });
    if (!multiple && !value.includes(options[index]!.value)) select([index]);
  };
  const findByTyping = (key: string) => {
    const now = Date.now();
    const previous = now - typed.current.at > TYPE_AHEAD_MS ? '' : typed.current.text;
    typed.current = { text: previous + key.toLowerCase(), at: now };
    const { text } = typed.current;
    // A repeated letter cycles through the options that start with it.
    const isRepeated = new Set(text).size === 1;
    const prefix = isRepeated ? text[0]! : text;
    const start = isRepeated ? current + 1 : Math.max(current, 0);
    const inOrder = [...enabled.filter((i) => i >= start), ...enabled.filter((i) => i < start)];
    return inOrder.find((index) => options[index]!.label.toLowerCase().startsWith(prefix));
  };
  const selectRange = (from: number, to: number) =>
    select(enabled.filter((i) => i >= Math.min(from, to) && i <= Math.max(from, to)));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const hasModifier = ctrlKey || metaKey;
    if (multiple && hasModifier && key.toLowerCase() === 'a') {
      select(value.length === enabled.length ? [] : enabled);
    } else if (key === 'Home' || key === 'End') {
      const end = enabled.at(key === 'Home' ? 0 : -1);
      if (multiple && hasModifier && shiftKey && end !== undefined) selectRange(current, end);
      goTo(end);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next =
        key === 'ArrowDown'
          ? enabled.find((index) => index > current)
          : enabled.findLast((index) => index < current);
      goTo(next);
      if (multiple && shiftKey && next !== undefined) toggle(next);
    } else if (key === ' ' && current >= 0 && !options[current]!.disabled) toggle(current);
    else if (key.length === 1 && key !== ' ' && !hasModifier) goTo(findByTyping(key));
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
            if (current < 0) goTo(selected >= 0 ? selected : multiple ? enabled[0] : undefined);
          }}
          onBlur={() => {
            setFocused(false);
            onBlur?.();
          }}
        >
          {options.map(({ value: optionValue, label, disabled }, index) => (
            <li
              key={optionValue}
              css={option}
              id={`${id}-${index}`}
              role="option"
              aria-selected={value.includes(optionValue)}
              aria-disabled={disabled || undefined}
              data-highlighted={focused && index === current ? '' : undefined}
              onClick={() => {
                if (disabled) return;
                setCurrent(index);
                toggle(index);
              }}
            >
              <span className="listbox-mark">
                {value.includes(optionValue) && <Icon name="check" size={16} />}
              </span>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}
