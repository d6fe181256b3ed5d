import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../../src/ui/controls/Button';
import { Form, FormField } from '../../../src/ui/forms/Form';
import { Input } from '../../../src/ui/controls/Input';

const ERROR = 'Enter an email address';
const validate = jest.fn((value: string) => (value.includes('@') ? undefined : ERROR));
const onSubmit = jest.fn();
beforeEach(() => jest.clearAllMocks());

function renderForm() {
  render(
    <Form label="Sign up" initialValues={{ name: '', email: '' }} onSubmit={onSubmit}>
      <FormField<string> name="name">{(field) => <Input label="Name" {...field} />}</FormField>
      <FormField<string> name="email" validation={validate}>
        {(field) => <Input label="Email" {...field} />}
      </FormField>
      <Button type="submit">Send</Button>
    </Form>,
  );
  return screen.getByRole('textbox', { name: 'Email' });
}
const errors = () => screen.queryAllByText(ERROR).length;
const checked = () => validate.mock.calls.map(([value]) => value);

test('a field is validated when it mounts, without showing an error', () => {
  renderForm();
  expect(new Set(checked())).toEqual(new Set(['']));
  expect(errors()).toBe(0);
});

test('a field is validated after every change', async () => {
  await userEvent.type(renderForm(), 'a@');
  expect(new Set(checked())).toEqual(new Set(['', 'a', 'a@']));
});

test('an error appears once the field is touched and disappears once the value is valid', async () => {
  const email = renderForm();
  await userEvent.type(email, 'a');
  expect(errors()).toBe(0);
  await userEvent.tab();
  expect(errors()).toBe(1);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(email, '@');
  expect(errors()).toBe(0);
  await userEvent.type(email, '{Backspace}');
  expect(errors()).toBe(1);
});

test('a form with an error is not submitted and focuses its invalid field', async () => {
  const email = renderForm();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(errors()).toBe(1);
  expect(document.activeElement).toBe(email);
});

test('a form without errors is submitted with its values', async () => {
  await userEvent.type(renderForm(), 'ada@example.com{Enter}');
  expect(onSubmit.mock.calls).toEqual([[{ name: '', email: 'ada@example.com' }]]);
});

test('the browser does not validate the form', () => {
  renderForm();
  expect(screen.getByRole<HTMLFormElement>('form', { name: 'Sign up' }).noValidate).toBe(true);
});

test('a field outside a form throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const field = <FormField name="email">{() => null}</FormField>;
  expect(() => render(field)).toThrow('The field "email" must be inside a Form');
});
