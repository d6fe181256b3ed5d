import '../ui/browser-parts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Settings } from '../../src/layout/settings/Settings';
import { ERROR_TEXT } from '../../src/lib/strings/frame';
import { CodeBlock } from '../../src/mdx/CodeBlock';
import { JwtGenerator } from '../../src/mdx/JwtGenerator';
import { OfflineSections } from '../../src/offline/OfflineSections';
import { reloadPage } from '../../src/ui/reload-page';
import type * as breakableModule from '../fixtures/breakable';
import { broken } from '../fixtures/breakable';

/** True if files that load on demand are gone, as after a deployment. */
const mockFiles = { areGone: false };

function mockPart(path: string, name: string): object {
  if (mockFiles.areGone) throw new Error('Loading chunk failed');
  const { breakable } = jest.requireActual<typeof breakableModule>('../fixtures/breakable');
  return breakable(jest.requireActual<Record<string, unknown>>(path), name);
}

jest.mock('../../src/ui/reload-page', () => ({ reloadPage: jest.fn() }));
jest.mock('../../src/layout/settings/SettingsDialog', () =>
  mockPart('../../src/layout/settings/SettingsDialog', 'SettingsDialog'),
);
jest.mock('../../src/mdx/code/ProjectDialog', () =>
  mockPart('../../src/mdx/code/ProjectDialog', 'ProjectDialog'),
);
jest.mock('../../src/run/panel/ExamplePanel', () =>
  mockPart('../fixtures/example-panel', 'ExamplePanel'),
);
jest.mock('../../src/mdx/JwtForm', () => mockPart('../../src/mdx/JwtForm', 'JwtForm'));

class InView {
  constructor(private readonly onView: IntersectionObserverCallback) {}
  observe(target: Element) {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    this.onView([entry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: InView });

let isOnline = true;
Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
beforeEach(() => {
  broken.clear();
  isOnline = true;
  mockFiles.areGone = false;
  jest.mocked(reloadPage).mockClear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const MANIFEST = {
  ...{ version: 'v1', engine: { files: [], bytes: 0 }, sections: [] },
  shared: { id: 'shared', title: '', pages: [], hasExamples: false, files: [], bytes: 0 },
};

interface Part {
  name: string;
  element: ReactElement;
  /** Undefined if the part loads without a button. */
  button?: string;
  find: () => Promise<unknown>;
}

const PARTS: Part[] = [
  {
    name: 'SettingsDialog',
    element: <Settings />,
    button: 'Settings and shortcuts',
    find: () => screen.findByRole('dialog'),
  },
  {
    name: 'ProjectDialog',
    element: <CodeBlock language="bash" html="sb_publishable_..." />,
    button: 'Use my project',
    find: () => screen.findByRole('dialog'),
  },
  {
    name: 'ExamplePanel',
    element: <CodeBlock language="sql" html="select 1" run="/guides/a#1" />,
    button: 'Run',
    find: () => screen.findByText('The panel'),
  },
  {
    name: 'JwtForm',
    element: <JwtGenerator />,
    find: () => screen.findByRole('form'),
  },
];

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const RELOAD = /[Rr]eload the page/;
const open = async ({ element, button }: Part) => {
  render(element);
  if (button) await press(button);
};
const reloads = () => jest.mocked(reloadPage).mock.calls.length;
const loading = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test.each(PARTS)(
  '$name: if its file is gone, its button reloads the page, and opens it if the file is back',
  async (part) => {
    mockFiles.areGone = true;
    await open(part);
    await screen.findByRole('button', { name: RELOAD });
    expect(reloads()).toBe(0);

    isOnline = false;
    await press(RELOAD);
    await screen.findByRole('button', { name: RELOAD });
    expect(reloads()).toBe(0);

    isOnline = true;
    await press(RELOAD);
    await screen.findByRole('button', { name: RELOAD });
    expect(reloads()).toBe(1);

    mockFiles.areGone = false;
    await press(RELOAD);
    expect(await part.find()).toBeTruthy();
    expect(screen.queryByRole('button', { name: RELOAD, hidden: true })).toBeNull();
    expect(reloads()).toBe(1);
  },
);

test.each(PARTS)('$name: after it has thrown, it can be opened again', async (part) => {
  broken.set(part.name, 0);
  await open(part);
  await screen.findByRole('button', { name: RELOAD });
  broken.clear();
  await press(RELOAD);
  expect(await part.find()).toBeTruthy();
  expect(reloads()).toBe(0);
});

test.each(PARTS)('$name: if it throws again, its button reloads the page', async (part) => {
  broken.set(part.name, 0);
  await open(part);
  await screen.findByRole('button', { name: RELOAD });
  expect(reloads()).toBe(0);
  await press(RELOAD);
  await screen.findByRole('button', { name: RELOAD });
  await loading();
  expect(reloads()).toBe(1);
});

test('a dialog that throws after a while does not reload the page', async () => {
  const [settings] = PARTS;
  broken.set('SettingsDialog', 0);
  const { rerender } = render(settings!.element);
  await press(settings!.button!);
  await screen.findByRole('button', { name: RELOAD });
  broken.clear();
  await press(RELOAD);
  await settings!.find();
  broken.set('SettingsDialog', 0);
  rerender(<Settings />);
  await screen.findByRole('button', { name: RELOAD });
  expect(reloads()).toBe(0);
});

test('a shortcut tries again, but never reloads the page', async () => {
  broken.set('SettingsDialog', 0);
  render(<Settings />);
  for (let times = 1; times <= 3; times++) {
    await userEvent.keyboard('?');
    await screen.findByRole('button', { name: RELOAD });
    await loading();
  }
  expect(reloads()).toBe(0);
  broken.clear();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('the list of sections offers to reload the page, and loads if it is back', async () => {
  let isGone = true;
  globalThis.fetch = async () =>
    ({ ok: !isGone, status: 404, json: async () => MANIFEST }) as unknown as Response;
  render(<OfflineSections />);
  await press(ERROR_TEXT.reload);
  await loading();
  expect(reloads()).toBe(1);
  isGone = false;
  await press(ERROR_TEXT.reload);
  expect(await screen.findByRole('table')).toBeTruthy();
});
