import { useState } from 'react';
import { GALLERY_OVERLAYS, GALLERY_TEXT } from '../../lib/strings/gallery';
import { Button } from '../../ui/controls/Button';
import { ContextMenu } from '../../ui/overlays/ContextMenu';
import { DropdownMenu } from '../../ui/overlays/DropdownMenu';
import type { MenuEntry } from '../../ui/overlays/MenuItems';
import { Modal } from '../../ui/overlays/Modal';
import { Popover } from '../../ui/overlays/Popover';
import { SidePanel } from '../../ui/overlays/SidePanel';
import { Tooltip } from '../../ui/overlays/Tooltip';

export function ModalDemo() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{GALLERY_OVERLAYS.openModal}</Button>
      <Modal
        open={open}
        title={GALLERY_OVERLAYS.modal}
        description={GALLERY_OVERLAYS.modalText}
        size="small"
        confirmText={GALLERY_TEXT.remove}
        danger
        onCancel={close}
        onConfirm={close}
      />
    </>
  );
}

export function SidePanelDemo() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{GALLERY_OVERLAYS.openPanel}</Button>
      <SidePanel
        open={open}
        title={GALLERY_OVERLAYS.panel}
        confirmText={GALLERY_TEXT.save}
        onCancel={close}
        onConfirm={close}
      >
        <p>{GALLERY_OVERLAYS.panelText}</p>
      </SidePanel>
    </>
  );
}

export function PopoverDemo() {
  return (
    <Popover
      label={GALLERY_OVERLAYS.popover}
      trigger={<Button>{GALLERY_OVERLAYS.openPopover}</Button>}
      closable
    >
      <p>{GALLERY_OVERLAYS.popoverText}</p>
    </Popover>
  );
}

export function TooltipDemo() {
  return (
    <Tooltip text={GALLERY_OVERLAYS.tooltip}>
      <Button>{GALLERY_TEXT.save}</Button>
    </Tooltip>
  );
}

export function DropdownMenuDemo() {
  return (
    <DropdownMenu
      trigger={<Button>{GALLERY_OVERLAYS.openMenu}</Button>}
      items={useEntries()}
      withArrow
    />
  );
}

export function ContextMenuDemo() {
  return (
    <ContextMenu items={useEntries()} label={GALLERY_OVERLAYS.contextMenu}>
      <div className="demo-target">
        <p>{GALLERY_OVERLAYS.contextTarget}</p>
        <Button>{GALLERY_OVERLAYS.contextButton}</Button>
      </div>
    </ContextMenu>
  );
}

function useEntries(): MenuEntry[] {
  const [wrap, setWrap] = useState(true);
  const [order, setOrder] = useState('ascending');
  const nothing = () => undefined;
  return [
    { type: 'item', label: GALLERY_OVERLAYS.rename, shortcut: 'F2', onSelect: nothing },
    { type: 'item', label: GALLERY_OVERLAYS.duplicate, disabled: true, onSelect: nothing },
    { type: 'separator' },
    { type: 'checkbox', label: GALLERY_OVERLAYS.wrap, checked: wrap, onChange: setWrap },
    {
      type: 'radio',
      label: GALLERY_OVERLAYS.order,
      value: order,
      options: [
        { value: 'ascending', label: GALLERY_OVERLAYS.ascending },
        { value: 'descending', label: GALLERY_OVERLAYS.descending },
      ],
      onChange: setOrder,
    },
    {
      type: 'submenu',
      label: GALLERY_OVERLAYS.move,
      items: [
        { type: 'item', label: GALLERY_OVERLAYS.up, onSelect: nothing },
        { type: 'item', label: GALLERY_OVERLAYS.down, onSelect: nothing },
      ],
    },
  ];
}
