import { css } from '@emotion/react';
import { Children, cloneElement, isValidElement, useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../ui/controls/Icon';
import { Input } from '../ui/controls/Input';
import { fieldBox, sized } from '../ui/controls/control-styles';

export interface FilterableTableProps {
  /** What is listed, as in "Filter extensions". */
  label: string;
  /** A column whose values can be chosen from. */
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

type Drawn = ReactElement<{ children?: ReactNode; hidden?: boolean }>;
const drawn = (node: ReactNode) => Children.toArray(node).filter((child) => isValidElement(child));
const readPartials = (node: ReactNode) => drawn(node) as Drawn[];

/** The words of something drawn. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** Head and rows of the first table among what was written. */
function readTable(children: ReactNode) {
  const table = readPartials(children)[0];
  const [head, body] = readPartials(table?.props.children);
  const names = readPartials(readPartials(head?.props.children)[0]?.props.children).map(textOf);
  const rows = readPartials(body?.props.children);
  return { table, head, body, names, rows };
}

/** The controls above a table and the table with the rows they leave. */
export function TableFilter({ label, column, children }: FilterableTableProps) {
  const [query, setQuery] = useState('');
  const [choice, setChoice] = useState('');
  const id = useId();
  const { table, head, body, names, rows } = readTable(children);
  if (!table || !head || !body) return children;

  const index = names.indexOf(column ?? '');
  const cell = (row: Drawn) => textOf(readPartials(row.props.children)[index]).trim();
  const values = index < 0 ? [] : [...new Set(rows.map(cell))].sort((a, b) => a.localeCompare(b));
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (row: Drawn) => {
    const text = readPartials(row.props.children).map(textOf).join(' ').toLowerCase();
    return (!choice || cell(row) === choice) && words.every((word) => text.includes(word));
  };
  const left = rows.filter(matches);
  const filtered = rows.map((row) => cloneElement(row, { hidden: !left.includes(row) }));
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
            css={[fieldBox, sized('medium')]}
            aria-label={column}
            value={choice}
            onChange={(event) => setChoice(event.target.value)}
          >
            <option value="">{`${column}: all`}</option>
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        )}
        <output aria-live="polite">{countText(left.length, rows.length)}</output>
      </div>
      <div id={id}>{cloneElement(table, {}, head, cloneElement(body, {}, filtered))}</div>
    </>
  );
}

function countText(left: number, all: number): string {
  return left === all ? `${all} rows` : `${left} of ${all} rows`;
}
