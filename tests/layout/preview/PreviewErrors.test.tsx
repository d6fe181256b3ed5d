import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewErrors } from '../../../src/layout/preview/PreviewErrors';
import type { Diagnostic } from '../../../src/lib/diagnostic';
import { DIAGNOSTICS_PATH } from '../../../src/lib/diagnostic';

beforeEach(() => {
  // The preview requests the page's data again.
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true });
});

class FakeStream {
  static current: FakeStream | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  isOpen = true;
  constructor(readonly url: string) {
    FakeStream.current = this;
  }
  close() {
    this.isOpen = false;
  }
}
const send = (...diagnostics: Diagnostic[]) =>
  act(() => FakeStream.current!.onmessage!({ data: JSON.stringify(diagnostics) }));

const error = (line: number): Diagnostic => ({
  file: 'content/guides/a.mdx',
  line,
  column: 5,
  rule: 'links/page',
  message: `There's no page on line ${line}`,
  fix: 'link to a page that exists',
});

beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeStream });
});

test('lists errors with file, line, and fix until they are fixed', () => {
  const { container, unmount } = render(<PreviewErrors />);
  expect(FakeStream.current!.url).toBe(DIAGNOSTICS_PATH);
  expect(container.innerHTML).toBe('');
  send(error(3), error(12));
  const [first, second] = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(first!.textContent).toContain('content/guides/a.mdx:3:5');
  expect(first!.textContent).toContain("There's no page on line 3");
  expect(second!.textContent).toContain('link to a page that exists');
  send();
  expect(container.innerHTML).toBe('');
  unmount();
  expect(FakeStream.current!.isOpen).toBe(false);
});

test('hidden errors stay hidden until the content is read again', async () => {
  render(<PreviewErrors />);
  send(error(3));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('alert')).toBeNull();
  send(error(3));
  expect(screen.queryByRole('alert')).not.toBeNull();
});
