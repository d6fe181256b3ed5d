import '../../ui/browser-parts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { POINTER_GRACE_MS } from '../../../src/lib/limits';
import { Content } from '../../../src/mdx/Content';
import { axeViolations } from '../../ui/accessibility';

const DEFINITION = 'A badge that opens one door.';

function renderTerm(): HTMLElement {
  const href = '/guides/resources/glossary#badge';
  render(
    <Content
      tree={[
        [
          'p',
          {},
          ['a', { href, definition: DEFINITION }, 'badge'],
          ' ',
          ['a', { href: '/' }, 'home'],
        ],
      ]}
    />,
  );
  return screen.getByRole('link', { name: 'badge' });
}

afterEach(() => void jest.useRealTimers());

const box = () => screen.queryByRole('tooltip');

test('a term is a link to the glossary', () => {
  const link = renderTerm();
  expect(link.getAttribute('href')).toBe('/docs/guides/resources/glossary#badge');
  expect(link.hasAttribute('definition')).toBe(false);
  expect(box()).toBeNull();
});

test('keyboard focus shows the definition, which describes the link', async () => {
  const link = renderTerm();
  await userEvent.tab();
  expect(document.activeElement).toBe(link);
  expect((await screen.findByRole('tooltip')).textContent).toContain(DEFINITION);
  expect(document.activeElement).toBe(link);
  expect(link.getAttribute('aria-describedby')).toBe(box()!.id);
  expect(await axeViolations()).toEqual([]);
});

test('Escape and leaving the link close the definition', async () => {
  const link = renderTerm();
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(box()).toBeNull());
  expect(document.activeElement).toBe(link);
  expect(link.hasAttribute('aria-describedby')).toBe(false);
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.tab();
  await waitFor(() => expect(box()).toBeNull());
});

test('hovering shows the definition, and it stays while the pointer is over it', async () => {
  const link = renderTerm();
  await userEvent.hover(link);
  const definition = await screen.findByRole('tooltip');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pause = () => act(() => jest.advanceTimersByTimeAsync(POINTER_GRACE_MS));
  await user.unhover(link);
  await user.hover(definition);
  await pause();
  expect(box()).toBe(definition);
  await user.unhover(definition);
  await pause();
  expect(box()).toBeNull();
});
