import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBlock } from '../../src/mdx/CodeBlock';

const root = document.documentElement;
let notify: ResizeObserverCallback = () => {};

beforeAll(() => {
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      notify = callback;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-wrap');
});

/** Renders a block of code, and reports its size as a browser does. */
async function renderBlock(width: number) {
  const { container } = render(<CodeBlock language="sql" html="select 1" />);
  const target = container.querySelector('pre')!;
  Object.defineProperty(target, 'scrollWidth', { value: width, configurable: true });
  Object.defineProperty(target, 'clientWidth', { value: 600, configurable: true });
  await act(async () => notify([{ target } as unknown as ResizeObserverEntry], {} as never));
}
const button = () => screen.queryByRole('button', { name: 'Wrap long lines' });

test('blocks without long lines have no switch', async () => {
  await renderBlock(600);
  expect(button()).toBeNull();
});

test('the switch wraps the lines of all blocks, and is remembered', async () => {
  await renderBlock(900);
  expect(button()!.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button()!);
  expect(button()!.getAttribute('aria-pressed')).toBe('true');
  expect(root.hasAttribute('data-wrap')).toBe(true);
  expect(localStorage.getItem('supabaseWrapCode')).toBe('true');
  await userEvent.click(button()!);
  expect(root.hasAttribute('data-wrap')).toBe(false);
  expect(localStorage.getItem('supabaseWrapCode')).toBe('false');
});

test('a stored choice applies', async () => {
  localStorage.setItem('supabaseWrapCode', 'true');
  await renderBlock(900);
  expect(button()!.getAttribute('aria-pressed')).toBe('true');
  expect(root.hasAttribute('data-wrap')).toBe(true);
});
