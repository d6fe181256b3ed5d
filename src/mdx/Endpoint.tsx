import { css } from '@emotion/react';

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.625rem;
  margin-top: 1.25rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  padding: 0.75rem 1rem;
  background: var(--code-surface);
  overflow-wrap: anywhere;
  code {
    padding: 0;
    background: none;
    box-shadow: none;
  }
  .method {
    border-radius: var(--radius-small);
    padding: 0.125rem 0.5rem;
    background: var(--accent-soft);
    color: var(--accent);
    font-weight: 600;
  }
`;

export function Endpoint({ method, route }: { method: string; route: string }) {
  return (
    <div css={style}>
      <code className="method">{method}</code>
      <code>{route}</code>
    </div>
  );
}
