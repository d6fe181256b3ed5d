import { css } from '@emotion/react';
import { Children, cloneElement, isValidElement, useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { TABLE_TEXT } from '../lib/strings/frame';
import { Icon } from '../ui/controls/Icon';
import { Input } from '../ui/controls/Input';
import { fieldBox, sizeStyle } from '../ui/controls/control-styles';

export interface FilterableTableProps {
  /** Label and placeholder: "Filter extensions". */
  label: string;
  /** Gets a menu of its values. */
  column?: string;
  children?: ReactNode;
}

const controls = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.625rem;
  > div {
    flex: 1 1 14rem;
  }
  select {
    flex: 0 1 auto;
    width: auto;
    max-width: 100%;
  }
  output {
    flex: none;
    min-width: 5.5rem;
    color: var(--text-muted);
    font-size: 0.875rem;
    text-align: end;
  }
`;

const clear = css`
  border: 0;
  padding: 0;
  background: none;
  color: var(--accent);
  text-decoration: underline;
`;

type TableElement = ReactElement<{ children?: ReactNode; hidden?: boolean }>;
const elementsOf = (node: ReactNode) =>
  Children.toArray(node).filter((child): child is TableElement => isValidElement(child));

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

function readTable(children: ReactNode) {
  const table = elementsOf(children)[0];
  const [head, body] = elementsOf(table?.props.children);
  const names = elementsOf(elementsOf(head?.props.children)[0]?.props.children).map(textOf);
  const rows = elementsOf(body?.props.children);
  return { table, head, body, names, rows };
}

export function TableFilter({ label, column, children }: FilterableTableProps) {
  const [query, setQuery] = useState('');
  const [choice, setChoice] = useState('');
  const id = useId();
  const { table, head, body, names, rows } = readTable(children);
  if (!table || !head || !body) return children;

  const index = names.indexOf(column ?? '');
  const cell = (row: TableElement) => textOf(elementsOf(row.props.children)[index]).trim();
  const values = index < 0 ? [] : [...new Set(rows.map(cell))].sort((a, b) => a.localeCompare(b));
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (row: TableElement) => {
    const text = elementsOf(row.props.children).map(textOf).join(' ').toLowerCase();
    return (!choice || cell(row) === choice) && words.every((word) => text.includes(word));
  };
  const matching = rows.filter(matches);
  const reset = () => {
    setQuery('');
    setChoice('');
  };
  const filtered = rows.map((row) => cloneElement(row, { hidden: !matching.includes(row) }));
  return (
    <>
      <div className="filter-controls" data-column={index >= 0} css={controls}>
        <Input
          label={label}
          labelHidden
          placeholder={label}
          icon={<Icon name="search" size={16} />}
          type="search"
          value={query}
          onChange={setQuery}
          aria-controls={id}
          autoComplete="off"
          spellCheck={false}
        />
        {index >= 0 && (
          <select
            css={[fieldBox, sizeStyle('medium')]}
            aria-label={column}
            value={choice}
            onChange={(event) => setChoice(event.target.value)}
          >
            <option value="">{TABLE_TEXT.all(column!)}</option>
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        )}
        <output aria-live="polite">{TABLE_TEXT.count(matching.length, rows.length)}</output>
      </div>
      <div id={id}>
        <div hidden={matching.length === 0}>
          {cloneElement(table, {}, head, cloneElement(body, {}, filtered))}
        </div>
        {matching.length === 0 && (
          <p>
            {TABLE_TEXT.none(query || choice)}{' '}
            <button type="button" css={clear} onClick={reset}>
              {TABLE_TEXT.clear}
            </button>
          </p>
        )}
      </div>
    </>
  );
}
