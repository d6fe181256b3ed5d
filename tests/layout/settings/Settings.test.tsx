import '../../ui/browser-parts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Settings } from '../../../src/layout/settings/Settings';
import { SettingsDialog } from '../../../src/layout/settings/SettingsDialog';
import { SETTINGS_DIALOG_TEXT } from '../../../src/lib/strings/settings';
import { axeViolations } from '../../ui/accessibility';

const dialog = () => screen.queryByRole('dialog', { name: 'Settings and shortcuts' });

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
