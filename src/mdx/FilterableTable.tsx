import { css } from '@emotion/react';
import { LazyComponent } from './LazyComponent';
import type { FilterableTableProps } from './TableFilter';

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

/** The filter is lazy-loaded into reserved space. */
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
