import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { MENU_FILTER_TEXT } from '../lib/strings/frame';
import { Icon } from '../ui/controls/Icon';

const style = css`
  position: relative;
  margin: 0 0.75rem 0.75rem;
  svg {
    position: absolute;
    top: 9px;
    left: 10px;
    color: var(--text-muted);
    pointer-events: none;
  }
  input {
    width: 100%;
    height: 34px;
    border: 1px solid var(--border-input);
    border-radius: var(--radius-small);
    padding: 0 0.75rem 0 2.125rem;
    background: var(--surface);
    color: var(--text);
    font: inherit;
    font-size: 0.875rem;
    &::placeholder {
      color: var(--text-muted);
      opacity: 1;
    }
  }
  @media (pointer: coarse) {
    svg {
      top: 14px;
    }
    input {
      height: 44px;
    }
  }
  p {
    margin: 0.375rem 0 0;
    color: var(--text-muted);
    font-size: var(--text-small);
  }
`;

interface MenuFilterProps {
  query: string;
  /** Of matching entries. */
  count: number;
  onChange(query: string): void;
}

export function MenuFilter({ query, count, onChange }: MenuFilterProps) {
  const input = useRef<HTMLInputElement>(null);
  const readTyped = useEffectEvent(() => {
    if (input.current?.value) onChange(input.current.value);
  });
  // The reader may have typed before hydration.
  useEffect(() => readTyped(), []);
  return (
    <div css={style} className="menu-filter">
      <Icon name="filter" size={16} />
      <input
        ref={input}
        type="text"
        aria-label={MENU_FILTER_TEXT.label}
        placeholder={MENU_FILTER_TEXT.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || query === '') return;
          event.stopPropagation();
          onChange('');
        }}
      />
      <p role="status">
        {query && (count > 0 ? MENU_FILTER_TEXT.count(count) : MENU_FILTER_TEXT.none(query))}
      </p>
    </div>
  );
}
