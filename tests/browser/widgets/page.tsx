// Widgets that Radix renders above the page.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { startPage } from '../../../src/page/page-script';
import { StyleCache } from '../../../src/theme/StyleCache';
import { Button } from '../../../src/ui/controls/Button';
import { Select } from '../../../src/ui/controls/Select';
import { Toggle } from '../../../src/ui/controls/Toggle';
import { Accordion } from '../../../src/ui/disclosure/Accordion';
import { Tabs } from '../../../src/ui/disclosure/Tabs';
import { ContextMenu } from '../../../src/ui/overlays/ContextMenu';
import { DropdownMenu } from '../../../src/ui/overlays/DropdownMenu';
import type { MenuEntry } from '../../../src/ui/overlays/MenuItems';
import { Modal } from '../../../src/ui/overlays/Modal';
import { Popover } from '../../../src/ui/overlays/Popover';
import { SidePanel } from '../../../src/ui/overlays/SidePanel';
import { Tooltip } from '../../../src/ui/overlays/Tooltip';

const noop = () => undefined;
const sections = ['One', 'Two'].map((name) => ({
  id: name,
  title: name,
  label: name,
  content: <p>Text of {name}</p>,
}));
const entries: MenuEntry[] = [
  { type: 'item', label: 'Rename', onSelect: noop },
  { type: 'separator' },
  { type: 'checkbox', label: 'Pinned', checked: true, onChange: noop },
  { type: 'submenu', label: 'Move', items: [{ type: 'item', label: 'Up', onSelect: noop }] },
];
const choices = ['Small', 'Large'].map((label) => ({ value: label, label }));

function Widgets() {
  const [open, setOpen] = useState('');
  const [size, setSize] = useState('');
  const [isOn, setIsOn] = useState(false);
  const close = () => setOpen('');
  return (
    <main>
      <Button onClick={() => setOpen('modal')}>Open dialog</Button>
      <Modal open={open === 'modal'} title="Delete" onCancel={close} onConfirm={noop} danger>
        <Button onClick={() => setOpen('both')}>Open nested</Button>
      </Modal>
      <Modal open={open === 'both'} title="Nested" onCancel={close} />
      <Button onClick={() => setOpen('panel')}>Open panel</Button>
      <SidePanel open={open === 'panel'} title="Edit" onCancel={close} children="Text" />
      <DropdownMenu trigger={<Button>Open menu</Button>} items={entries} withArrow />
      <ContextMenu items={entries} label="Row menu">
        <p>Right-click here</p>
      </ContextMenu>
      <Popover label="Details" closable trigger={<Button>Open popover</Button>} children="Text" />
      <Tooltip text="It saves">
        <Button>Save</Button>
      </Tooltip>
      <Select label="Size" options={choices} value={size} onChange={setSize} />
      <Toggle label="On" checked={isOn} onChange={setIsOn} />
      <Accordion items={sections} />
      <Tabs label="Sections" items={sections} />
      <div className="tall" />
    </main>
  );
}

// Every page contains this script.
startPage();

createRoot(document.getElementById('root')!).render(
  <StyleCache>
    <Widgets />
  </StyleCache>,
);
