import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alert } from '../../../src/ui/disclosure/Alert';

test.each([
  ['danger', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
  ['neutral', 'status'],
] as const)('a %s alert has the role %s', (variant, role) => {
  render(<Alert variant={variant} title="Title" children="Text" />);
  expect(screen.getByRole(role).textContent).toBe('TitleText');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['{Enter}', ' '])('the key "%s" closes an alert for good', async (key) => {
  const onClose = jest.fn();
  const alert = (text: string) => <Alert closable onClose={onClose} children={text} />;
  const { rerender } = render(alert('One'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close alert' }));
  await userEvent.keyboard(key);
  rerender(alert('Two'));
  expect(screen.queryByRole('status')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
});
