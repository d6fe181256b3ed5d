import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE_BLOCK_TEXT } from '../../src/lib/strings/frame';
import { CodeBlock } from '../../src/mdx/CodeBlock';
import { tellPage } from '../../src/page/events';
import { WRAP_KEY, wrapLines } from '../../src/page/long-lines';
import { GlobalStyles } from '../../src/theme/GlobalStyles';

const root = document.documentElement;
let notifySize: ResizeObserverCallback = () => {};
let notifyView: IntersectionObserverCallback = () => {};
const observed = jest.fn();
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
    observe = observed;
    constructor(callback: IntersectionObserverCallback) {
      notifyView = callback;
    }
    unobserve() {}
  } as unknown as typeof IntersectionObserver;
});
beforeEach(() => {
  measured.mockClear();
  observed.mockClear();
  localStorage.clear();
  wrapLines(false);
});

/** Near the visible part of the page. */
function view(target: Element, isIntersecting: boolean) {
  notifyView([{ target, isIntersecting } as unknown as IntersectionObserverEntry], {} as never);
}

function renderBlock(): HTMLElement {
  const { container } = render(<CodeBlock language="sql" html="select 1" />);
  tellPage('page:show');
  return container.querySelector('pre')!;
}

interface Size {
  scrollWidth?: number;
  clientHeight?: number;
}

/** Blocks are 600 px wide, and a line is 20 px high. */
function resize(target: HTMLElement, { scrollWidth = 600, clientHeight = 36 }: Size): void {
  const sizes = { scrollWidth, clientHeight, clientWidth: 600 };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(target, name, { value, configurable: true });
  }
  const style = { lineHeight: '20px', paddingBlockStart: '8px', paddingBlockEnd: '8px' };
  const computed = jest.spyOn(window, 'getComputedStyle').mockReturnValue(style as never);
  notifySize([{ target } as unknown as ResizeObserverEntry], {} as never);
  computed.mockRestore();
}
const button = () => screen.queryByRole('button', { name: CODE_BLOCK_TEXT.wrap });

test('a block is only measured when it comes near', () => {
  const target = renderBlock();
  expect(observed).toHaveBeenCalledWith(target);
  view(target, false);
  expect(measured).not.toHaveBeenCalled();
  view(target, true);
  expect(measured).toHaveBeenCalledWith(target);
});

test.each<[string, boolean, Size]>([
  ['lines that fit', false, {}],
  ['a line that does not fit', true, { scrollWidth: 601 }],
  ['a line that is wrapped', true, { clientHeight: 56 }],
])('a block with %s shows the switch: %s', (_, isShown, size) => {
  render(<GlobalStyles />);
  const target = renderBlock();
  expect(button()).toBeNull();
  resize(target, size);
  expect(button() !== null).toBe(isShown);
});

test('the switch goes when the lines fit again', () => {
  render(<GlobalStyles />);
  const target = renderBlock();
  resize(target, { scrollWidth: 900 });
  expect(button()).not.toBeNull();
  resize(target, {});
  expect(button()).toBeNull();
});

test('the switch wraps the lines of all blocks, stays in place, and is remembered', async () => {
  renderBlock();
  renderBlock();
  const [first, second] = screen.getAllByRole('button', { name: CODE_BLOCK_TEXT.wrap });
  const pressed = () => [first, second].map((element) => element!.getAttribute('aria-pressed'));
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  jest
    .spyOn(second!, 'getBoundingClientRect')
    .mockReturnValueOnce({ top: 400 } as DOMRect)
    .mockReturnValueOnce({ top: 500 } as DOMRect);
  expect(pressed()).toEqual(['false', 'false']);
  await userEvent.click(second!);
  expect(pressed()).toEqual(['true', 'true']);
  expect(root.hasAttribute('data-wrap')).toBe(true);
  expect(localStorage.getItem(WRAP_KEY)).toBe('true');
  expect(scrollBy).toHaveBeenCalledWith({ top: 100, behavior: 'instant' });
  await userEvent.click(first!);
  expect(pressed()).toEqual(['false', 'false']);
  expect(root.hasAttribute('data-wrap')).toBe(false);
  expect(localStorage.getItem(WRAP_KEY)).toBe('false');
});
