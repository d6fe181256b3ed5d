import { css } from '@emotion/react';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { SETTINGS_TEXT } from '../../lib/strings/frame';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { isSingleKey } from '../../ui/single-keys';

const style = css`
  border: 0;
  padding: 0.25rem 0;
  background: none;
  color: inherit;
  text-align: start;
  &:hover {
    color: var(--text);
    text-decoration: underline;
  }
  @media (scripting: none) {
    display: none;
  }
`;

type Dialog = ComponentType<{ onClose: () => void }>;

/** A button that opens the settings and the list of shortcuts, which `?` opens, too. */
export function Settings() {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>();

  const open = () => {
    setIsOpen(true);
    setHasFailed(false);
    import('./SettingsDialog').then(
      ({ SettingsDialog }) => setLoaded({ Dialog: SettingsDialog }),
      () => setHasFailed(true),
    );
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSingleKey(event, '?')) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button type="button" css={style} aria-haspopup="dialog" onClick={open}>
        {hasFailed ? SETTINGS_TEXT.failed : SETTINGS_TEXT.button}
      </button>
      {isOpen && loaded && (
        <ErrorBoundary fallback={null} onError={() => setHasFailed(true)}>
          <loaded.Dialog onClose={() => setIsOpen(false)} />
        </ErrorBoundary>
      )}
    </>
  );
}
