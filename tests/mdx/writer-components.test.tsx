import '../ui/browser-parts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { renderToString } from 'react-dom/server';
import type { Tree, TreeElement } from '../../src/lib/content-tree';
import { Content } from '../../src/mdx/Content';
import { LazyComponent } from '../../src/mdx/LazyComponent';
import { diagnostics } from '../ui/accessibility';

// jsdom has neither of these.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const draw = (...tree: Tree) => render(<Content tree={tree} />);
// The first to fetch them would have to wait for the translation of all they are made of.
beforeAll(async () => {
  await import('../../src/mdx/JwtForm');
  await import('../../src/mdx/TableFilter');
});

/** The text of the page as readers without JavaScript get it. */
const plain = (...tree: Tree) => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Content tree={tree} />);
  page.querySelectorAll('style').forEach((style) => style.remove());
  return page.textContent;
};

describe('a filterable table', () => {
  const row = (name: string, area: string): TreeElement => [
    'tr',
    {},
    ['td', {}, ['code', {}, name]],
    ['td', {}, area],
  ];
  const table: TreeElement = [
    'FilterableTable',
    { label: 'Filter extensions', column: 'Area' },
    [
      'table',
      {},
      ['thead', {}, ['tr', {}, ['th', {}, 'Extension'], ['th', {}, 'Area']]],
      ['tbody', {}, row('pg_cron', 'Jobs'), row('postgis', 'Geo'), row('pgrouting', 'Geo')],
    ],
  ];
  const field = () => screen.findByRole('searchbox', { name: 'Filter extensions' });
  const left = () =>
    screen
      .getAllByRole('row')
      .flatMap((line) => within(line).queryAllByRole('code'))
      .map((code) => code.textContent);

  test('is whole without JavaScript', () => {
    expect(plain(table)).toBe('ExtensionAreapg_cronJobspostgisGeopgroutingGeo');
  });

  test.each([
    ['', ['pg_cron', 'postgis', 'pgrouting'], '3 rows'],
    ['PG_', ['pg_cron'], '1 of 3 rows'],
    ['geo rout', ['pgrouting'], '1 of 3 rows'],
    ['geo', ['postgis', 'pgrouting'], '2 of 3 rows'],
    ['nothing', [], '0 of 3 rows'],
  ])('with "%s" typed leaves %j and says "%s"', async (query, names, count) => {
    draw(table);
    if (query) await userEvent.type(await field(), query);
    expect((await screen.findByRole('status')).textContent).toBe(count);
    expect(left()).toEqual(names);
  });

  test('offers the values of its column', async () => {
    draw(table);
    const choice = await screen.findByRole('combobox', { name: 'Area' });
    const values = within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(values).toEqual(['Area: all', 'Geo', 'Jobs']);
    await userEvent.selectOptions(choice, 'Geo');
    await userEvent.type(await field(), 'post');
    expect(left()).toEqual(['postgis']);
    expect(await diagnostics()).toEqual([]);
  });

  test('announces its count', async () => {
    draw(table);
    expect((await screen.findByRole('status')).getAttribute('aria-live')).toBe('polite');
  });

  test('without a column has no choice', async () => {
    draw(['FilterableTable', { label: 'Filter extensions' }, table[2]!]);
    await field();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('a secret', () => {
  const secret: TreeElement = ['SecretInput', { label: 'API key', value: 'abc-123' }];

  test('shows without JavaScript', () => {
    expect(plain(secret)).toBe('API keyabc-123');
  });

  test('shows on demand', async () => {
    draw(secret);
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'API key' });
    expect(document.body.innerHTML).not.toContain('abc-123');
    await userEvent.click(screen.getByRole('button', { name: 'Reveal' }));
    expect(input.value).toBe('abc-123');
    expect(input.readOnly).toBe(true);
  });
});

describe('the generator of keys', () => {
  const generator: TreeElement = ['JwtGenerator', {}, ['p', {}, 'By hand: openssl']];
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const open = async () => {
    draw(generator);
    await screen.findByRole('form', { name: 'JWT generator' });
  };
  const SECRET = 'a-secret-of-at-least-thirty-two-characters';
  const payload = () =>
    JSON.parse(atob(box('Token').value.split('.')[1] ?? '')) as Record<string, unknown>;

  test('says without JavaScript how to do it by hand', () => {
    expect(plain(generator)).toBe('By hand: openssl');
  });

  test('makes a token of secret and role, which changes with them', async () => {
    await open();
    expect(box('Token').value).toBe('');
    await userEvent.type(box('JWT secret'), SECRET);
    await waitFor(() => expect(payload()).toMatchObject({ role: 'anon', iss: 'supabase' }));
    const first = box('Token').value;
    await userEvent.click(screen.getByRole('radio', { name: 'service_role' }));
    await waitFor(() => expect(payload()).toMatchObject({ role: 'service_role' }));
    expect(box('Token').value).not.toBe(first);
  });

  test('signs the payload as edited', async () => {
    await open();
    await userEvent.type(box('JWT secret'), SECRET);
    await userEvent.clear(box('Payload'));
    await userEvent.type(box('Payload'), '{{"role":"editor"}');
    await waitFor(() => expect(payload()).toEqual({ role: 'editor' }));
  });

  test.each([
    ['JWT secret', 'short', 'HS256 needs at least 32 characters; this has 5'],
    ['Payload', '[[]', 'The payload must be a JSON object'],
  ])('objects to a wrong %s and makes no token', async (name, typed, diagnostic) => {
    await open();
    await userEvent.type(box('JWT secret'), SECRET);
    await userEvent.clear(box(name));
    await userEvent.type(box(name), typed);
    expect(screen.getByText(diagnostic)).toBeTruthy();
    expect(box('Token').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    expect(await diagnostics()).toEqual([]);
  });

  test('makes a secret that will do, and the token can be copied', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(screen.getByRole('button', { name: 'Make a secret' }));
    expect(box('JWT secret').value).toMatch(/^\w{40}$/);
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(box('Token').value);
  });

  test('sends and stores nothing', async () => {
    const request = jest.fn();
    Object.assign(globalThis, { fetch: request, XMLHttpRequest: request });
    await open();
    await userEvent.type(box('JWT secret'), `${SECRET}{Enter}`);
    await waitFor(() => expect(box('Token').value).not.toBe(''));
    expect(request).not.toHaveBeenCalled();
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });
});

test('what cannot be fetched leaves the page as it was written', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const load = () => Promise.reject(new Error('Loading chunk 7 failed'));
  render(<LazyComponent load={load} props={{}} children="As written" />);
  await act(async () => {});
  expect(screen.getByText('As written')).toBeTruthy();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a card shows the drawing that the build gave it', () => {
  const card = { title: 'Google', href: '/guides/auth', icon: 'google', drawing: 'M1 1h2' };
  draw(['Cards', {}, ['Card', card]]);
  expect(document.querySelector('path')?.getAttribute('d')).toBe('M1 1h2');
});
