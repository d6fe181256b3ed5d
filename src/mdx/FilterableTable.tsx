import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { LazyComponent } from './LazyComponent';

const style = css`
  margin-block: 1.5rem;
  .filter-controls {
    @media print {
      display: none;
    }
    @media (scripting: enabled) {
      min-height: 3.5rem;
    }
    @media (scripting: enabled) and (max-width: 30rem) {
      &[data-column='true'] {
        min-height: 6.25rem;
      }
    }
  }
`;

const load = () => import('./TableFilter').then(({ TableFilter }) => TableFilter);

export interface FilterableTableProps {
  /** What is listed, as in "Filter extensions". */
  label: string;
  /** A column whose values can be chosen from. */
  column?: string;
  children?: ReactNode;
}

/** A table with a field that leaves only the rows with certain words. */
export function FilterableTable(props: FilterableTableProps) {
  return (
    <div css={style}>
      <LazyComponent load={load} props={props}>
        <div className="filter-controls" data-column={props.column !== undefined} />
        {props.children}
      </LazyComponent>
    </div>
  );
}
