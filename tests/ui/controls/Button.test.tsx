import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Badge } from '../../../src/ui/controls/Badge';
import { Button } from '../../../src/ui/controls/Button';
import { IconButton } from '../../../src/ui/controls/IconButton';
import { Loading } from '../../../src/ui/disclosure/Loading';

test.each([
  ['{Enter}', 1],
  [' ', 1],
  ['x', 0],
])('the key "%s" triggers a button %d times', async (key, times) => {
  const press = jest.fn();
  render(<Button onClick={press}>Save</Button>);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(press).toHaveBeenCalledTimes(times);
});

test('by default, a button does not submit forms', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button');
});

test('a loading button keeps the focus and ignores clicks', async () => {
  const press = jest.fn();
  render(
    <Button loading onClick={press}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect([button.ariaBusy, button.ariaDisabled].map(String)).toEqual(['true', 'true']);
});

/** With a pointer: `26px` of `max(26px, var(--touch))`. */
function height(element: HTMLElement): number {
  const style = getComputedStyle(element);
  return parseInt(/\d+px/.exec(`${style.minHeight} ${style.height}`)![0]);
}

test.each(['tiny', 'small', 'medium', 'large'] as const)(
  'a %s button is at least 24 px high',
  (size) => {
    render(
      <>
        <Button size={size}>Save</Button>
        <IconButton size={size} label="Close" icon="close" />
      </>,
    );
    for (const button of screen.getAllByRole('button')) {
      expect(height(button)).toBeGreaterThanOrEqual(24);
    }
  },
);

test('the default size is medium', () => {
  render(
    <>
      <Button>One</Button>
      <Button size="medium">Two</Button>
      <Button size="small">Three</Button>
    </>,
  );
  const [one, two, three] = screen.getAllByRole('button').map(height);
  expect(one).toBe(two);
  expect(one).not.toBe(three);
});

test("an icon button's label is its name and tooltip", () => {
  render(<IconButton label="Close" icon="close" />);
  expect(screen.getByRole('button', { name: 'Close' }).title).toBe('Close');
});

test('a badge shows its text', () => {
  render(<Badge tone="warning">Deprecated</Badge>);
  expect(screen.getByText('Deprecated')).toBeTruthy();
});

test('loading is announced, and the content is inert in the meantime', () => {
  const { rerender } = render(<Loading label="Loading rows" children={<button>Row</button>} />);
  expect(screen.getByRole('status').textContent).toBe('Loading rows');
  expect(screen.getByText('Row').parentElement?.hasAttribute('inert')).toBe(true);
  rerender(<Loading active={false} children={<button>Row</button>} />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByText('Row').parentElement?.hasAttribute('inert')).toBe(false);
});
