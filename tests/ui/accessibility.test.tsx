import './browser-parts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Button } from '../../src/ui/controls/Button';
import { Checkbox } from '../../src/ui/controls/Checkbox';
import { DropdownMenu } from '../../src/ui/overlays/DropdownMenu';
import { Form, FormField } from '../../src/ui/forms/Form';
import { Input } from '../../src/ui/controls/Input';
import { Listbox } from '../../src/ui/controls/Listbox';
import { Modal } from '../../src/ui/overlays/Modal';
import { NumberInput } from '../../src/ui/controls/NumberInput';
import { Popover } from '../../src/ui/overlays/Popover';
import { RadioGroup } from '../../src/ui/controls/RadioGroup';
import { Select } from '../../src/ui/controls/Select';
import { SidePanel } from '../../src/ui/overlays/SidePanel';
import { Textarea } from '../../src/ui/controls/Textarea';
import { Toggle } from '../../src/ui/controls/Toggle';
import { Tooltip } from '../../src/ui/overlays/Tooltip';
import { axeViolations } from './accessibility';

const noop = () => {};
const texts = {
  label: 'Region',
  description: 'Where it runs',
  error: 'Choose one',
  hint: 'Required',
};
const options = [
  { value: 'a', label: 'Frankfurt', description: 'Europe' },
  { value: 'b', label: 'Sydney', disabled: true },
];
const list = [
  { value: 'a', label: 'Frankfurt' },
  { value: 'b', label: 'Sydney', disabled: true },
];

/** The widgets, and the keys that open them. */
const WIDGETS: [name: string, widget: ReactElement, key?: string][] = [
  ['a modal', <Modal open title="Delete" onCancel={noop} onConfirm={noop} children="Gone" />],
  ['a side panel', <SidePanel open title="Edit" onCancel={noop} children="Text" />],
  [
    'a popover',
    <Popover label="Details" closable trigger={<Button>Open</Button>} children="Text" />,
    '{Enter}',
  ],
  [
    'a tooltip',
    <Tooltip text="It saves">
      <Button>Save</Button>
    </Tooltip>,
    '',
  ],
  [
    'a dropdown menu',
    <DropdownMenu
      trigger={<Button>Open</Button>}
      items={[
        { type: 'item', label: 'Copy', shortcut: 'C', onSelect: noop },
        { type: 'separator' },
        { type: 'checkbox', label: 'Wrap', checked: true, onChange: noop },
        { type: 'radio', label: 'Role', value: 'a', options: list, onChange: noop },
        {
          type: 'submenu',
          label: 'More',
          items: [{ type: 'item', label: 'Print', onSelect: noop }],
        },
      ]}
    />,
    '{Enter}{End}{ArrowRight}',
  ],
  ['a radio group', <RadioGroup {...texts} options={options} value="a" onChange={noop} />],
  [
    'a segmented radio group',
    <RadioGroup {...texts} options={options} value="a" onChange={noop} segmented />,
  ],
  ['a checkbox', <Checkbox {...texts} checked="mixed" onChange={noop} />],
  ['a toggle', <Toggle label="Realtime" description="Sends changes" checked onChange={noop} />],
  ['a select', <Select {...texts} options={list} value="a" onChange={noop} />],
  ['an open select', <Select {...texts} options={list} value="" onChange={noop} />, '{Enter}'],
  ['a listbox', <Listbox {...texts} options={list} value={['a']} onChange={noop} multiple />, ''],
  ['an input', <Input {...texts} value="abc" reveal copy />],
  ['a text area', <Textarea {...texts} value="abc" onChange={noop} maxLength={20} />],
  ['a number input', <NumberInput {...texts} value={3} min={1} max={5} onChange={noop} />],
  [
    'a form',
    <Form label="Sign up" initialValues={{ email: '' }} onSubmit={noop}>
      <FormField<string> name="email" validation={() => 'Enter an email address'}>
        {(field) => <Input label="Email" {...field} />}
      </FormField>
      <Button type="submit">Send</Button>
    </Form>,
    '{Enter}',
  ],
];

test.each(WIDGETS.map(([name, widget, key]) => ({ name, widget, key })))(
  'axe finds no problems in $name',
  async ({ widget, key }) => {
    render(widget);
    if (key !== undefined) await userEvent.tab();
    if (key) await userEvent.keyboard(key);
    expect(await axeViolations()).toEqual([]);
  },
);

test('axe reports a button without a name', async () => {
  render(<button type="button" />);
  expect(await axeViolations()).toEqual([expect.stringContaining('button-name')]);
});
