import '../browser-parts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from '../../../src/ui/overlays/Modal';
import { Popover } from '../../../src/ui/overlays/Popover';
import { SidePanel } from '../../../src/ui/overlays/SidePanel';
import { Tooltip } from '../../../src/ui/overlays/Tooltip';

const DIALOGS = { Modal, SidePanel };
const KINDS = Object.keys(DIALOGS) as (keyof typeof DIALOGS)[];

function Opener({ kind, onConfirm }: { kind: keyof typeof DIALOGS; onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  const Dialog = DIALOGS[kind];
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        open={open}
        title="Delete project"
        description="You can't undo this."
        onCancel={() => setOpen(false)}
        onConfirm={onConfirm}
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

async function open(kind: keyof typeof DIALOGS) {
  const onConfirm = jest.fn();
  render(<Opener kind={kind} onConfirm={onConfirm} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return { dialog: screen.getByRole('dialog', { name: 'Delete project' }), onConfirm };
}
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe.each(KINDS)('%s', (kind) => {
  // ARIA Authoring Practices, dialog (modal).
  test.each([
    ['', 'Close'],
    ['{Tab}', 'Name'],
    ['{Tab}{Tab}', 'Cancel'],
    ['{Tab}{Tab}{Tab}', 'Confirm'],
    ['{Tab}{Tab}{Tab}{Tab}', 'Close'],
    ['{Shift>}{Tab}{/Shift}', 'Confirm'],
  ])('the keys "%s" focus %s', async (keys, name) => {
    await open(kind);
    if (keys) await userEvent.keyboard(keys);
    expect(focused()).toBe(name);
  });

  test.each(['{Escape}', '{Enter}', '{Tab}{Tab}{Enter}'])(
    'the keys %s close it and return the focus',
    async (keys) => {
      const { onConfirm } = await open(kind);
      await userEvent.keyboard(keys);
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(focused()).toBe('Open'));
      expect(onConfirm).not.toHaveBeenCalled();
    },
  );

  test('confirming does not close it, because that is up to the page', async () => {
    const { onConfirm } = await open(kind);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('it has a description, and the page behind it is hidden', async () => {
    const { dialog } = await open(kind);
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe("You can't undo this.");
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  });
});

test('a modal is large by default, and its button texts can be changed', () => {
  const close = () => {};
  const { rerender } = render(<Modal open title="A" onCancel={close} />);
  expect(screen.getByRole('dialog').dataset['size']).toBe('large');
  rerender(
    <Modal
      open
      title="A"
      size="small"
      onCancel={close}
      onConfirm={close}
      confirmText="Delete"
      cancelText="Keep"
    />,
  );
  expect(screen.getByRole('dialog').dataset['size']).toBe('small');
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep' })).toBeTruthy();
});

test('a side panel is medium-sized and on the right by default', () => {
  const { rerender } = render(<SidePanel open title="A" onCancel={() => {}} />);
  expect({ ...screen.getByRole('dialog').dataset }).toMatchObject({
    size: 'medium',
    align: 'right',
  });
  rerender(<SidePanel open title="A" align="left" size="large" onCancel={() => {}} />);
  expect({ ...screen.getByRole('dialog').dataset }).toMatchObject({ size: 'large', align: 'left' });
});

test.each(['{Enter}', ' '])('the key "%s" opens a popover, and Escape closes it', async (key) => {
  render(<Popover label="Details" closable trigger={<button>More</button>} children="Text" />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(screen.getByRole('dialog', { name: 'Details' }).textContent).toContain('Text');
  expect(focused()).toBe('Close');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(focused()).toBe('More'));
});

test('a tooltip describes the focused element until Escape is pressed', async () => {
  render(
    <Tooltip text="It saves">
      <button>Save</button>
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  const tip = await screen.findByRole('tooltip');
  expect(tip.textContent).toBe('It saves');
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tip.id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
