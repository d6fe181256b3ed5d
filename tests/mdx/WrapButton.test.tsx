import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBlock } from '../../src/mdx/CodeBlock';

const root = document.documentElement;
let notifySize: ResizeObserverCallback = () => {};
let notifyView: IntersectionObserverCallback = () => {};
const measured = jest.fn();

beforeAll(() => {
  window.ResizeObserver = class {
    observe = measured;
    constructor(callback: ResizeObserverCallback) {
      notifySize = callback;
    }
    unobserve() {}
    disconnect() {}
  };
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      notifyView = callback;
    }
    observe() {}
    unobserve() {}
  } as unknown as typeof IntersectionObserver;
});
beforeEach(() => {
  measured.mockClear();
  localStorage.clear();
  root.removeAttribute('data-wrap');
});

/** Reports that a block is near the visible part of the page, or that it isn't. */
function view(target: Element, isIntersecting: boolean) {
  notifyView([{ target, isIntersecting } as unknown as IntersectionObserverEntry], {} as never);
}

/** Renders a block of code, and reports its position and size as a browser does. */
async function renderBlock(width: number) {
  const { container } = render(<CodeBlock language="sql" html="select 1" />);
  const target = container.querySelector('pre')!;
  Object.defineProperty(target, 'scrollWidth', { value: width, configurable: true });
  Object.defineProperty(target, 'clientWidth', { value: 600, configurable: true });
  view(target, true);
  await act(async () => notifySize([{ target } as unknown as ResizeObserverEntry], {} as never));
}
const button = () => screen.queryByRole('button', { name: 'Wrap long lines' });

test('a block is only measured when it comes near', () => {
  const { container } = render(<CodeBlock language="sql" html="select 1" />);
  const target = container.querySelector('pre')!;
  view(target, false);
  expect(measured).not.toHaveBeenCalled();
  view(target, true);
  expect(measured).toHaveBeenCalledWith(target);
});

test('blocks without long lines have no switch', async () => {
  await renderBlock(600);
  expect(button()).toBeNull();
});

test('the switch wraps the lines of all blocks, and the choice is remembered', async () => {
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
