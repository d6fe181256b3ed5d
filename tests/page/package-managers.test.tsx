import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBlock } from '../../src/mdx/CodeBlock';
import { highlight } from '../../src/node/markdown/highlight';
import { tellPage } from '../../src/page/events';
import { TABS_KEY } from '../../src/page/tab-choices';

const html = (code: string) => highlight(code, 'bash');
const codes = () => [...document.querySelectorAll('code')].map(({ textContent }) => textContent);
const selects = () =>
  screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Package manager' });

function open() {
  render(
    <>
      <CodeBlock language="bash" html={html('$ npm install pg')} />
      <CodeBlock language="bash" html={html('$ cd a && npx supabase start\n$ npm ci')} />
      <CodeBlock language="bash" html={html('$ npm ci')} />
    </>,
  );
}

beforeEach(() => localStorage.clear());

test('only blocks with commands that differ have a choice, and npm is the default', () => {
  open();
  act(() => tellPage('page:content'));
  expect(selects().map(({ value }) => value)).toEqual(['npm', 'npm']);
  expect(codes()[0]).toBe('$ npm install pg');
});

test('a choice applies to all blocks, and later ones', async () => {
  open();
  await userEvent.selectOptions(selects()[0]!, 'pnpm');
  expect(codes()).toEqual([
    '$ pnpm add pg',
    '$ cd a && pnpm exec supabase start\n$ npm ci',
    '$ npm ci',
  ]);
  expect(selects().map(({ value }) => value)).toEqual(['pnpm', 'pnpm']);
  render(<CodeBlock language="bash" html={html('$ npm run dev')} />);
  act(() => tellPage('page:content'));
  expect(codes()[3]).toBe('$ pnpm run dev');
  await userEvent.selectOptions(selects()[2]!, 'npm');
  expect(codes()[0]).toBe('$ npm install pg');
});

test('the choice is stored with the choices of tabs, so a tab or a link can make it, too', async () => {
  localStorage.setItem(TABS_KEY, 'bun|*\ndart|javascript');
  open();
  act(() => tellPage('page:content'));
  expect(codes()[0]).toBe('$ bun add pg');
  await userEvent.selectOptions(selects()[0]!, 'yarn');
  expect(localStorage.getItem(TABS_KEY)).toBe('yarn|npm|pnpm|bun\nbun|*\ndart|javascript');
});

test('the tokens have the same kinds as in highlighted code', async () => {
  open();
  const before = document.querySelector('code')!.innerHTML.replaceAll('"', '');
  await userEvent.selectOptions(selects()[0]!, 'yarn');
  await userEvent.selectOptions(selects()[0]!, 'npm');
  expect(document.querySelector('code')!.innerHTML.replaceAll('"', '')).toBe(before);
});

test('the visible command is copied', async () => {
  const user = userEvent.setup();
  open();
  await user.selectOptions(selects()[0]!, 'yarn');
  await user.click(screen.getAllByRole('button', { name: 'Copy' })[0]!);
  expect(await navigator.clipboard.readText()).toBe('yarn add pg');
});
