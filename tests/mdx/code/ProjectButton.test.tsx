import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CodeBlock } from '../../../src/mdx/CodeBlock';
import { PROJECT_KEY } from '../../../src/mdx/code/placeholders';
import { stopLinks } from '../../fixtures/stop-links';

const REF = 'abcdefghijklmnopqrst';
const KEY = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';
const URL_CODE = 'URL=https://&lt;project-ref>.supabase.co';

const block = (html: string) => <CodeBlock language="bash" html={html} proof="parsed" by="Bash" />;
const code = () => document.querySelector('pre code')?.textContent;
const button = () => screen.getByRole('button', { name: 'Use my project' });

beforeAll(stopLinks);
afterEach(() => localStorage.clear());

test('only code with a placeholder has the button, which is part of the HTML', () => {
  expect(renderToString(block(URL_CODE))).toContain('Use my project');
  expect(renderToString(block('URL=http://127.0.0.1:54321'))).not.toContain('Use my project');
});

test('saved values appear in all code blocks, and are removed again', async () => {
  const user = userEvent.setup();
  render(
    <>
      {block(URL_CODE)}
      <CodeBlock language="bash" html="KEY=sb_publishable_..." />
    </>,
  );
  const codes = () => [...document.querySelectorAll('pre code')].map((node) => node.textContent);
  await user.click(screen.getAllByRole('button', { name: 'Use my project' })[0]!);
  await user.type(
    await screen.findByRole('textbox', { name: 'Project URL or ref' }),
    `https://${REF}.supabase.co`,
  );
  await user.type(screen.getByRole('textbox', { name: 'Publishable key' }), KEY);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(codes()).toEqual([`URL=https://${REF}.supabase.co`, `KEY=${KEY}`]));
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getAllByRole('button', { name: '✓ My project' })[0]!);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /ref/ })).value).toBe(REF);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(codes()).toEqual(['URL=https://<project-ref>.supabase.co', 'KEY=sb_publishable_...']);
  expect(localStorage.getItem(PROJECT_KEY)).toBe('');
});

test('a secret key is rejected and not stored', async () => {
  const user = userEvent.setup();
  render(block(URL_CODE));
  await user.click(button());
  const field = await screen.findByRole('textbox', { name: 'Publishable key' });
  await user.type(field, 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/bypasses Row Level Security/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(localStorage.length).toBe(0);
});

test('copied code contains the values, and a reported problem does not', async () => {
  localStorage.setItem(PROJECT_KEY, `${REF} ${KEY}`);
  const user = userEvent.setup();
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  render(block(URL_CODE));
  await waitFor(() => expect(code()).toBe(`URL=https://${REF}.supabase.co`));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copied).toEqual([`URL=https://${REF}.supabase.co`]);
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  fireEvent.click(screen.getByRole('button', { name: 'Report', hidden: true }));
  const report = new URL(String(open.mock.calls[0]![0])).searchParams.get('body');
  expect(report).toContain('<project-ref>');
  expect(report).not.toContain(REF);
});

test('code that changes while values are shown gets the values, too', async () => {
  localStorage.setItem(PROJECT_KEY, `${REF} `);
  const { rerender, unmount } = render(block(URL_CODE));
  await waitFor(() => expect(code()).toContain(REF));
  rerender(block('NEW=https://&lt;project-ref>.supabase.co'));
  await waitFor(() => expect(code()).toBe(`NEW=https://${REF}.supabase.co`));
  act(() => localStorage.clear());
  unmount();
});
