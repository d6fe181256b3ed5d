import { css } from '@emotion/react';
import { useEffect } from 'react';
import type { OfflineManifest, OfflineSection } from '../lib/offline/manifest';
import { OFFLINE_TEXT } from '../lib/strings/offline';
import { Button } from '../ui/controls/Button';
import type { Saved } from './store';

const style = css`
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
  }
  th,
  td {
    border-bottom: 1px solid var(--border);
    padding: 0.5rem 0.75rem 0.5rem 0;
    text-align: left;
    font-weight: inherit;
  }
  thead th {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
  td.number {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  tr[data-wanted] {
    background: var(--accent-soft);
  }
  td:last-child {
    padding-right: 0;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
`;

type Action = 'save' | 'update' | 'remove' | 'print';

interface SectionTableProps {
  manifest: OfflineManifest;
  saved: Saved;
  /** Whether the browser can save pages. */
  isAble: boolean;
  isBusy: boolean;
  onSave: (section: OfflineSection) => void;
  onRemove: (section: OfflineSection) => void;
  onPrint: (section: OfflineSection) => void;
}

export function SectionTable(props: SectionTableProps) {
  const { manifest, saved, isAble, isBusy, onSave, onRemove, onPrint } = props;
  const handlers = { save: onSave, update: onSave, remove: onRemove, print: onPrint };
  // The table appears after the page, so the browser doesn't scroll to the section in the URL.
  const wanted = new URLSearchParams(location.search).get('section') ?? '';
  useEffect(() => document.getElementById(wanted)?.scrollIntoView({ block: 'center' }), [wanted]);
  return (
    <div css={style} role="region" aria-label={OFFLINE_TEXT.sections} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {Object.values(OFFLINE_TEXT.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {manifest.sections.map((section) => {
            const { id, title, pages, bytes } = section;
            const first = firstAction(saved.get(id), manifest.version);
            const actions: Action[] = isAble ? [first, 'print'] : ['print'];
            return (
              <tr key={id} id={id} data-wanted={id === wanted || undefined}>
                <th scope="row">{title}</th>
                <td className="number">{pages.length}</td>
                <td className="number">{OFFLINE_TEXT.size(bytes)}</td>
                <td>
                  <div className="actions">
                    {actions.map((action) => (
                      <Button
                        key={action === 'print' ? 'print' : 'first'}
                        size="tiny"
                        aria-disabled={isBusy}
                        aria-label={OFFLINE_TEXT[`${action}Label`](title)}
                        onClick={() => {
                          if (!isBusy) handlers[action](section);
                        }}
                      >
                        {OFFLINE_TEXT[action]}
                      </Button>
                    ))}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Stays the same element, so it keeps the focus. */
function firstAction(version: string | undefined, current: string): Action {
  if (version === undefined) return 'save';
  return version === current ? 'remove' : 'update';
}
