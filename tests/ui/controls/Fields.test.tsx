import '../browser-parts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TEXTAREA_COLUMNS, TEXTAREA_ROWS } from '../../../src/lib/limits';
import { Checkbox } from '../../../src/ui/controls/Checkbox';
import { Input } from '../../../src/ui/controls/Input';
import { NumberInput } from '../../../src/ui/controls/NumberInput';
import { RadioGroup } from '../../../src/ui/controls/RadioGroup';
import { Select } from '../../../src/ui/controls/Select';
import { Textarea } from '../../../src/ui/controls/Textarea';
import { Toggle } from '../../../src/ui/controls/Toggle';

const options = ['Frankfurt', 'London', 'Oregon', 'Sydney'].map((label) => ({
  value: label.toLowerCase(),
  label,
  disabled: label === 'London',
}));
const focus = async (keys: string) => {
  await userEvent.tab();
  if (keys) await userEvent.keyboard(keys);
};

function Radios({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return <RadioGroup label="Region" options={options} value={value} onChange={setValue} />;
}

// ARIA Authoring Practices, radio group. Space and the arrow keys select. `>` holds a key down.
test.each([
  ['', '', []],
  ['', ' ', ['Frankfurt']],
  ['frankfurt', '{ArrowDown>}', ['Oregon']],
  ['frankfurt', '{ArrowRight>}', ['Oregon']],
  ['oregon', '{ArrowUp>}', ['Frankfurt']],
  ['frankfurt', '{ArrowLeft>}', ['Sydney']],
  ['sydney', '{ArrowDown>}', ['Frankfurt']],
  ['oregon', '{Enter}', ['Oregon']],
])('with the radio button "%s" selected, "%s" selects %j', async (initial, keys, selected) => {
  render(<Radios initial={initial} />);
  expect(screen.getByRole('radiogroup', { name: 'Region' })).toBeTruthy();
  await focus(keys);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const checked = screen.queryAllByRole('radio', { checked: true });
  expect(checked.map((radio) => radio.parentElement?.textContent)).toEqual(selected);
});

test('clicking its label selects a radio button', async () => {
  render(<Radios initial="" />);
  await userEvent.click(screen.getByText('Sydney'));
  expect(screen.getByRole('radio', { name: 'Sydney', checked: true })).toBeTruthy();
});

function Check({ kind, initial }: { kind: 'checkbox' | 'switch'; initial: boolean | 'mixed' }) {
  const [checked, setChecked] = useState(initial);
  return kind === 'checkbox' ? (
    <Checkbox label="Realtime" checked={checked} onChange={setChecked} />
  ) : (
    <Toggle label="Realtime" checked={checked === true} onChange={setChecked} />
  );
}

// ARIA Authoring Practices, checkbox and switch.
test.each([
  ['checkbox', false, ' ', 'true'],
  ['checkbox', true, ' ', 'false'],
  ['checkbox', 'mixed', ' ', 'true'],
  ['checkbox', 'mixed', '', 'mixed'],
  ['checkbox', false, '{Enter}', 'false'],
  ['switch', false, ' ', 'true'],
  ['switch', true, ' ', 'false'],
  ['switch', false, '{Enter}', 'true'],
] as const)(
  'a %s with the state %s and the keys "%s" becomes %s',
  async (kind, initial, keys, state) => {
    render(<Check kind={kind} initial={initial} />);
    await focus(keys);
    const control = screen.getByRole(kind, { name: 'Realtime' });
    expect(control.getAttribute('aria-checked')).toBe(state);
  },
);

test.each(['checkbox', 'switch'] as const)('clicking its label toggles a %s', async (kind) => {
  render(<Check kind={kind} initial={false} />);
  await userEvent.click(screen.getByText('Realtime'));
  expect(screen.getByRole(kind).getAttribute('aria-checked')).toBe('true');
});

function Choice({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <Select label="Region" options={options} value={value} onChange={setValue} />;
}

// ARIA Authoring Practices, select-only combobox.
test.each([
  ['', '{Enter}', 'Select an option', true],
  ['', ' ', 'Select an option', true],
  ['', '{ArrowDown}', 'Select an option', true],
  ['', '{Enter}{Enter}', 'Frankfurt', false],
  ['', '{Enter}{ArrowDown}{Enter}', 'Oregon', false],
  ['sydney', '{Enter}{ArrowUp}{Enter}', 'Oregon', false],
  ['', '{Enter}{End}{Enter}', 'Sydney', false],
  ['sydney', '{Enter}{Home} ', 'Frankfurt', false],
  ['frankfurt', '{Enter}s{Enter}', 'Sydney', false],
  ['frankfurt', '{Enter}{ArrowDown}{Escape}', 'Frankfurt', false],
  ['frankfurt', 's', 'Sydney', false],
])('a select with "%s" and the keys %s shows %s, open: %s', async (initial, keys, shown, open) => {
  render(<Choice initial={initial} />);
  await focus(keys);
  const button = screen.getByRole('combobox', { hidden: true });
  expect(button.textContent).toBe(shown);
  expect(button.getAttribute('aria-expanded')).toBe(String(open));
});

function KeyInput(props: Partial<Parameters<typeof Input>[0]>) {
  const [value, setValue] = useState('secret-key');
  return <Input label="API key" value={value} onChange={setValue} {...props} />;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'API key' });

test('readers can type into an input, and its description is connected to it', async () => {
  render(<KeyInput description="From the Dashboard" />);
  await userEvent.type(field(), '2');
  expect(field().value).toBe('secret-key2');
  const text = document.getElementById(field().getAttribute('aria-describedby')!);
  expect(text?.textContent).toBe('From the Dashboard');
});

test('a masked input shows four groups of four asterisks until it is revealed', async () => {
  const user = userEvent.setup();
  render(<KeyInput reveal copy />);
  expect(field().value).toBe('**** **** **** ****');
  expect(document.body.innerHTML).not.toContain('secret-key');
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reveal' }));
  expect(field().value).toBe('secret-key');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button', { name: 'Reveal' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('secret-key');
});

test('a masked value cannot be changed', async () => {
  render(<KeyInput reveal />);
  await userEvent.type(field(), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Reveal' }));
  expect(field().value).toBe('secret-key');
});

test('an error is connected to its field', () => {
  render(<KeyInput error="Too short" />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const text = document.getElementById(field().getAttribute('aria-describedby')!);
  expect(text?.textContent).toBe('Too short');
});

function Notes({ maxLength }: { maxLength?: number }) {
  const [value, setValue] = useState('');
  const limit = maxLength === undefined ? {} : { maxLength };
  return <Textarea label="Notes" value={value} onChange={setValue} {...limit} />;
}

test('a text area has the specified size and enforces its maximum length', async () => {
  render(<Notes maxLength={5} />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
  expect([area.rows, area.cols]).toEqual([TEXTAREA_ROWS, TEXTAREA_COLUMNS]);
  await userEvent.type(area, 'abcdefg');
  expect(area.value).toBe('abcde');
  expect(screen.getByText('5 of 5 characters')).toBeTruthy();
});

test('a text area without a maximum does not count characters', () => {
  render(<Notes />);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').maxLength).toBe(-1);
  expect(screen.queryByText(/ of /)).toBeNull();
});

function PoolSize({ initial }: { initial: number | undefined }) {
  const [value, setValue] = useState(initial);
  return <NumberInput label="Pool size" value={value} onChange={setValue} min={1} max={40} />;
}
const number = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Pool size' });

// ARIA Authoring Practices, spinbutton.
test.each([
  [5, '{ArrowUp}', '6'],
  [5, '{ArrowDown}', '4'],
  [5, '{PageUp}', '15'],
  [25, '{PageDown}', '15'],
  [5, '{Home}', '1'],
  [5, '{End}', '40'],
  [40, '{ArrowUp}', '40'],
  [1, '{ArrowDown}', '1'],
  [35, '{PageUp}', '40'],
  [undefined, '{ArrowUp}', '2'],
])('the number %s and the keys %s become %s', async (initial, keys, value) => {
  render(<PoolSize initial={initial} />);
  await focus(keys);
  expect(number().value).toBe(value);
  expect(number().getAttribute('aria-valuenow')).toBe(value);
});

test.each([
  ['7', '7'],
  ['99', '40'],
  ['0', '1'],
  ['many', ''],
  ['', ''],
])('typing "%s" results in "%s" after the field loses focus', async (typed, result) => {
  render(<PoolSize initial={undefined} />);
  if (typed) await userEvent.type(number(), typed);
  fireEvent.blur(number());
  expect(number().value).toBe(result);
});

test('the buttons of a number field stop at its limits', async () => {
  render(<PoolSize initial={39} />);
  const increase = screen.getByRole<HTMLButtonElement>('button', { name: 'Increase Pool size' });
  await userEvent.click(increase);
  expect(number().value).toBe('40');
  expect(increase.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Decrease Pool size' }));
  expect(number().value).toBe('39');
});
