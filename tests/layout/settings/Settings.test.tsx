import '../../ui/browser-parts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Settings } from '../../../src/layout/settings/Settings';
import { SettingsDialog } from '../../../src/layout/settings/SettingsDialog';
import { SETTINGS_DIALOG_TEXT } from '../../../src/lib/strings/settings';
import { isSingleKey } from '../../../src/page/keys';
import { startTheme } from '../../../src/page/theme';
import { axeViolations } from '../../ui/accessibility';

const root = document.documentElement;
/** The system's theme. */
let isLight = false;
let changeSystem: () => void = () => {};

beforeEach(() => {
  localStorage.clear();
  root.className = 'dark';
  isLight = false;
  Object.assign(window, {
    matchMedia: () => ({
      get matches() {
        return isLight;
      },
      addEventListener: (_: string, listener: () => void) => (changeSystem = listener),
      removeEventListener: () => {},
    }),
  });
});

const dialog = () => screen.queryByRole('dialog', { name: 'Settings and shortcuts' });
const singleKeys = () => screen.getByRole('switch', { name: 'Single-key shortcuts' });
const opensSearch = () => isSingleKey(new KeyboardEvent('keydown', { key: '/' }), '/');

test('the button opens the dialog, and Escape returns the focus to it', async () => {
  render(<Settings />);
  const button = screen.getByRole('button', { name: 'Settings and shortcuts' });
  await userEvent.click(button);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('the question mark opens the dialog, except in a text field', async () => {
  render(
    <>
      <input aria-label="Name" />
      <Settings />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox'), '?');
  expect(dialog()).toBeNull();
  await userEvent.click(document.body);
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('the dialog lists all shortcuts', async () => {
  render(<SettingsDialog onClose={() => {}} />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    SETTINGS_DIALOG_TEXT.list.map(({ action }) => action),
  );
  expect(await axeViolations()).toEqual([]);
});

test('the switch turns single-key shortcuts off and on, and is stored', async () => {
  render(
    <>
      <Settings />
      <SettingsDialog onClose={() => {}} />
    </>,
  );
  expect(opensSearch()).toBe(true);
  await userEvent.click(singleKeys());
  expect(localStorage.getItem('supabaseSingleKeys')).toBe('false');
  expect(opensSearch()).toBe(false);
  await userEvent.click(singleKeys());
  expect(opensSearch()).toBe(true);
});

test('if single-key shortcuts are off, the question mark does nothing', async () => {
  localStorage.setItem('supabaseSingleKeys', 'false');
  render(<Settings />);
  await userEvent.keyboard('?');
  expect(dialog()).toBeNull();
});

test('the theme can follow the system, including later changes', async () => {
  startTheme();
  render(<SettingsDialog onClose={() => {}} />);
  expect(screen.getByRole('radio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true');
  isLight = true;
  await userEvent.click(screen.getByRole('radio', { name: 'Same as system' }));
  expect([root.className, localStorage.getItem('supabaseDarkMode')]).toEqual(['', 'system']);
  isLight = false;
  changeSystem();
  expect(root.className).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  changeSystem();
  expect([root.className, localStorage.getItem('supabaseDarkMode')]).toEqual(['', 'false']);
});
