import { css } from '@emotion/react';
import { WIDGET_TEXT } from '../lib/strings/frame';
import type { WidgetName } from '../lib/widgets';
import { LazyComponent } from './LazyComponent';

const style = css`
  margin-block: 1.25rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  padding: 1.25rem;
  background: var(--background);
  /* Reserves some space until the demo has loaded. */
  min-height: 4rem;
  > div {
    display: grid;
    gap: 1rem;
    min-width: 0;
    > * {
      margin: 0;
      min-width: 0;
    }
    > button {
      justify-self: start;
    }
  }
  .demo-row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem;
  }
  .demo-icons {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: 0.5rem;
    padding: 0;
    list-style: none;
    li {
      display: flex;
      align-items: center;
      gap: 0.5rem;
      margin: 0;
    }
  }
  .demo-target {
    border: 1px dashed var(--border-strong);
    border-radius: var(--radius);
    padding: 1rem;
  }
  @media (scripting: none), print {
    display: none;
  }
`;

const load = () => import('./gallery/Demo').then(({ Demo }) => Demo);

/** A widget of `src/ui` in its states, which loads when it's about to come into view. */
export function Widget({ name }: { name: WidgetName }) {
  return (
    <div css={style} role="group" aria-label={WIDGET_TEXT.demo(name)} data-widget={name}>
      <LazyComponent load={load} props={{ name }} />
    </div>
  );
}
