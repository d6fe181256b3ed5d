import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewErrors } from '../../../src/layout/preview/PreviewErrors';
import type { Diagnostic } from '../../../src/lib/diagnostic';

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

test('hidden errors stay hidden until the content is read again', async () => {
  render(<PreviewErrors />);
  send(error(3));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('alert')).toBeNull();
  send(error(3));
  expect(screen.queryByRole('alert')).not.toBeNull();
});
