import { css } from '@emotion/react';
import { SETTINGS_TEXT } from '../../lib/strings/frame';
import { LateButton } from '../../ui/LateButton';
import { useLazyDialog } from '../../ui/useLazyDialog';

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

/** `?` opens it, too. */
export function Settings() {
  const { open, hasFailed, dialog } = useLazyDialog(load);
  return (
    <>
      <LateButton
        data-settings
        css={style}
        aria-haspopup="dialog"
        onClick={({ detail }) => open(detail >= 0)}
      >
        {hasFailed ? SETTINGS_TEXT.failed : SETTINGS_TEXT.button}
      </LateButton>
      {dialog}
    </>
  );
}
