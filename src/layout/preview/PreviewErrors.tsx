import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Diagnostic } from '../../lib/diagnostic';
import { DIAGNOSTICS_PATH } from '../../lib/diagnostic';
import { PREVIEW_TEXT } from '../../lib/strings/preview';
import { IconButton } from '../../ui/controls/IconButton';

const style = css`
  position: fixed;
  z-index: 60;
  right: 1rem;
  bottom: 1rem;
  left: 1rem;
  max-width: 48rem;
  max-height: 60vh;
  margin: 0 auto;
  overflow: auto;
  border: 1px solid var(--border-strong);
  border-top: 3px solid var(--danger);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  font-size: 0.875rem;
  line-height: 1.5;
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 0.625rem 0.75rem 0.625rem 1rem;
  }
  h2 {
    margin: 0;
    font-size: 0.875rem;
    font-weight: 600;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    border-top: 1px solid var(--border);
    padding: 0.625rem 1rem;
    overflow-wrap: anywhere;
  }
  li p {
    margin: 0.125rem 0 0;
  }
  .place {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    color: var(--danger);
    font-family: var(--font-code);
    font-size: 0.8125rem;
  }
  .place span {
    color: var(--text-muted);
  }
`;

/**
 * If the page's data is outdated, Gatsby then sends it to all browsers. By itself, it doesn't if
 * the content changes after a browser has loaded a page and before it has connected.
 */
function requestPage(): void {
  const path = window.location.pathname.replace(/\/$/, '') || '/index';
  fetch(`/page-data${path}/page-data.json`).catch(() => undefined);
}

/** They arrive each time the preview has read the content again. */
function useDiagnostics(): Diagnostic[] {
  const [diagnostics, setDiagnostics] = useState<Diagnostic[]>([]);
  useEffect(() => {
    // The browser reconnects by itself when the preview restarts.
    const source = new EventSource(DIAGNOSTICS_PATH);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      setDiagnostics(JSON.parse(data) as Diagnostic[]);
      requestPage();
    };
    return () => source.close();
  }, []);
  return diagnostics;
}

/** On top of the page, until they're fixed. */
export function PreviewErrors() {
  const diagnostics = useDiagnostics();
  const [hidden, setHidden] = useState<Diagnostic[]>();
  if (diagnostics.length === 0 || diagnostics === hidden) return null;
  return (
    <section css={style} role="alert" aria-label={PREVIEW_TEXT.label}>
      <header>
        <h2>{PREVIEW_TEXT.title(diagnostics.length)}</h2>
        <IconButton
          label={PREVIEW_TEXT.hide}
          icon="close"
          size="tiny"
          onClick={() => setHidden(diagnostics)}
        />
      </header>
      <ol>
        {diagnostics.map(({ file, line, column, rule, message, fix }, index) => (
          <li key={index}>
            <div className="place">
              {file}:{line}:{column} <span>{rule}</span>
            </div>
            <p>{message}</p>
            <p>
              <strong>{PREVIEW_TEXT.fix}</strong> {fix}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Next to the page, so they appear even if the page can't be rendered. */
export function showErrors(): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<PreviewErrors />);
}
