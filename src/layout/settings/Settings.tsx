import { css } from '@emotion/react';
import { useEffect } from 'react';
import { SETTINGS_TEXT } from '../../lib/strings/frame';
import { useLazyDialog } from '../../ui/useLazyDialog';
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

const load = () => import('./SettingsDialog').then(({ SettingsDialog }) => SettingsDialog);

/** A button that opens the settings and the list of shortcuts, which `?` opens, too. */
export function Settings() {
  const { open, hasFailed, dialog } = useLazyDialog(load);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSingleKey(event, '?')) return;
      event.preventDefault();
      open(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <>
      <button type="button" css={style} aria-haspopup="dialog" onClick={() => open(true)}>
        {hasFailed ? SETTINGS_TEXT.failed : SETTINGS_TEXT.button}
      </button>
      {dialog}
    </>
  );
}
