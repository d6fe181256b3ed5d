import { css } from '@emotion/react';
import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import type { DataSet } from '../../run/playground/PlaygroundApp';
import { LazyComponent } from '../LazyComponent';

const style = css`
  > div:first-child {
    /* The height of the empty playground, so that what follows doesn't move. */
    @media (scripting: enabled) {
      min-height: calc(29.75rem + 1.5 * var(--touch));
      @media (min-width: 769px) {
        min-height: calc(23rem + 1.5 * var(--touch));
      }
    }
    @media (scripting: none), print {
      display: none;
    }
  }
`;

const load = () =>
  import('../../run/playground/PlaygroundApp').then(({ PlaygroundApp }) => PlaygroundApp);

/** An empty project for SQL and JavaScript. Readers can load the data in its code blocks. */
export function Playground({ children }: { children?: ReactNode }) {
  const props = { dataSets: dataSetsIn(children) };
  return (
    <div css={style}>
      <LazyComponent load={load} props={props} />
      {children}
    </div>
  );
}

/** Code blocks with a title. */
function dataSetsIn(children: ReactNode): DataSet[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ title?: string; html?: string }>(child)) return [];
    const { title, html } = child.props;
    return title !== undefined && html !== undefined ? [{ title, html }] : [];
  });
}
