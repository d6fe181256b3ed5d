import { css } from '@emotion/react';
import { Children, createContext, useContext, useId } from 'react';
import type { ReactNode } from 'react';
import { CHECKLIST_TEXT } from '../lib/strings/frame';
import { useStored } from '../ui/useStored';

const box = css`
  margin: 1.75rem 0;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  ul {
    margin: 0;
    padding: 0.5rem 1rem;
    list-style: none;
  }
  li {
    display: flex;
    gap: 0.75rem;
    align-items: flex-start;
    margin: 0;
    padding: 0.375rem 0;
  }
  li p {
    margin: 0;
  }
  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.25rem 0 0;
    accent-color: var(--accent);
  }
  [data-progress] {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    margin: 0;
    border-bottom: 1px solid var(--border);
    padding: 0.625rem 1rem;
    color: var(--text-muted);
    font-size: 0.875rem;
  }
  button {
    border: 0;
    padding: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
    &:hover {
      color: var(--text);
    }
  }
`;

interface Ticked {
  ids: readonly string[];
  toggle: (id: string) => void;
}

const TickedContext = createContext<Ticked>({ ids: [], toggle: () => undefined });

interface ChecklistProps {
  /** For screen readers. */
  label: string;
  /** Unique on the site, because the browser stores ticked items under it. */
  id: string;
  children?: ReactNode;
}

/** The browser remembers ticked items on this device. */
export function Checklist({ label, id, children }: ChecklistProps) {
  const [stored, change] = useStored(`supabaseDocsChecklist:${id}`);
  const ids = stored.split(' ').filter(Boolean);
  const toggle = (item: string) => {
    const next = ids.includes(item) ? ids.filter((other) => other !== item) : [...ids, item];
    change(next.join(' '));
  };
  return (
    <section css={box} aria-label={label}>
      <p data-progress>
        <span role="status">{CHECKLIST_TEXT.progress(ids.length, Children.count(children))}</span>
        {ids.length > 0 && (
          <button type="button" onClick={() => change('')}>
            {CHECKLIST_TEXT.reset}
          </button>
        )}
      </p>
      <TickedContext value={{ ids, toggle }}>
        <ul>{children}</ul>
      </TickedContext>
    </section>
  );
}

export function Check({ id, children }: { id: string; children?: ReactNode }) {
  const { ids, toggle } = useContext(TickedContext);
  const textId = useId();
  return (
    <li>
      <input
        type="checkbox"
        aria-labelledby={textId}
        checked={ids.includes(id)}
        onChange={() => toggle(id)}
      />
      <div id={textId}>{children}</div>
    </li>
  );
}
