import { css } from '@emotion/react';
import { useState, useSyncExternalStore } from 'react';
import { SETTINGS_DIALOG_TEXT } from '../../lib/strings/settings';
import { RadioGroup } from '../../ui/controls/RadioGroup';
import { Toggle } from '../../ui/controls/Toggle';
import { Modal } from '../../ui/overlays/Modal';
import { SINGLE_KEYS_KEY } from '../../page/keys';
import { isWrapped, wrapLines } from '../../page/long-lines';
import { useStored } from '../../ui/useStored';
import type { ThemeChoice } from '../../page/theme';
import { chooseTheme, themeChoice } from '../../page/theme';

const style = css`
  display: grid;
  gap: 1.5rem;
  h3 {
    margin: 0 0 0.5rem;
    font-size: 0.875rem;
    font-weight: 600;
  }
  table {
    width: 100%;
    margin-bottom: 1rem;
    border-collapse: collapse;
    font-size: 0.875rem;
    line-height: 1.4;
  }
  tr {
    border-top: 1px solid var(--border);
  }
  th,
  td {
    padding: 0.4375rem 0;
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  td {
    padding-inline-start: 1rem;
    text-align: end;
    white-space: nowrap;
  }
  @media (hover: none) and (pointer: coarse) {
    .keys {
      display: none;
    }
  }
  [data-off='true'] td {
    color: var(--text-muted);
    text-decoration: line-through;
  }
  kbd {
    border: 1px solid var(--border-strong);
    border-bottom-width: 2px;
    border-radius: var(--radius-small);
    padding: 0 0.375em;
    font: 0.8125rem/1.5 var(--font-code);
  }
`;

/** Changes apply immediately. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const theme = useSyncExternalStore(subscribe, themeChoice, () => 'dark');
  const [hasWrap, setHasWrap] = useState(isWrapped);
  const [singleKeys, storeSingleKeys] = useStored(SINGLE_KEYS_KEY);
  const hasSingleKeys = singleKeys !== 'false';
  return (
    <Modal open title={SETTINGS_DIALOG_TEXT.title} size="medium" hideFooter onCancel={onClose}>
      <div css={style}>
        <RadioGroup
          label={SETTINGS_DIALOG_TEXT.theme}
          options={SETTINGS_DIALOG_TEXT.themes}
          orientation="horizontal"
          value={theme}
          onChange={(value) => chooseTheme(value as ThemeChoice)}
        />
        <Toggle
          label={SETTINGS_DIALOG_TEXT.wrap}
          checked={hasWrap}
          onChange={(isOn) => {
            setHasWrap(isOn);
            wrapLines(isOn);
          }}
        />
        <section className="keys">
          <h3>{SETTINGS_DIALOG_TEXT.shortcuts}</h3>
          <table>
            <tbody>
              {SETTINGS_DIALOG_TEXT.list.map(({ action, keys, isSingle = false }) => (
                <tr key={action} data-off={isSingle && !hasSingleKeys}>
                  <th scope="row">{action}</th>
                  <td>
                    <Keys keys={keys} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Toggle
            label={SETTINGS_DIALOG_TEXT.singleKeys}
            description={SETTINGS_DIALOG_TEXT.singleKeysDescription}
            checked={hasSingleKeys}
            onChange={(isOn) => storeSingleKeys(String(isOn))}
          />
        </section>
      </div>
    </Modal>
  );
}

/** The document's class changes with every choice of a theme. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Pressed together. Apple devices have other names for some. */
function Keys({ keys }: { keys: readonly string[] }) {
  const isMac = document.documentElement.dataset['mac'] !== undefined;
  return keys.map((key, index) => (
    <span key={key}>
      {index > 0 && ' '}
      <kbd>{(isMac && SETTINGS_DIALOG_TEXT.macKeys[key]) || key}</kbd>
    </span>
  ));
}
