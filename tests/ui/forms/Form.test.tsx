import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../../src/ui/controls/Button';
import { Form, FormField } from '../../../src/ui/forms/Form';
import { Input } from '../../../src/ui/controls/Input';

const WRONG = 'Enter an email address';
const validate = jest.fn((value: string) => (value.includes('@') ? undefined : WRONG));
const onSubmit = jest.fn();
beforeEach(() => jest.clearAllMocks());

function draw() {
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
const errors = () => screen.queryAllByText(WRONG).length;
const checked = () => validate.mock.calls.map(([value]) => value);

test('a field is checked when it appears, and says nothing yet', () => {
  draw();
  expect(new Set(checked())).toEqual(new Set(['']));
  expect(errors()).toBe(0);
});

test('a field is checked on each change', async () => {
  await userEvent.type(draw(), 'a@');
  expect(new Set(checked())).toEqual(new Set(['', 'a', 'a@']));
});

test('an error shows once the field is touched, and goes when it is mended', async () => {
  const email = draw();
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

test('a form with an error is not sent: the error shows and its field has the focus', async () => {
  const email = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(errors()).toBe(1);
  expect(document.activeElement).toBe(email);
});

test('a form without errors is sent with its values', async () => {
  await userEvent.type(draw(), 'ada@example.com{Enter}');
  expect(onSubmit.mock.calls).toEqual([[{ name: '', email: 'ada@example.com' }]]);
});

test('the browser does not check by itself', () => {
  draw();
  expect(screen.getByRole<HTMLFormElement>('form', { name: 'Sign up' }).noValidate).toBe(true);
});

test('a field outside a form is an error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const stray = <FormField name="email">{() => null}</FormField>;
  expect(() => render(stray)).toThrow('The field "email" stands outside a form');
});
