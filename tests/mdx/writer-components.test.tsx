import '../ui/browser-parts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { renderToString } from 'react-dom/server';
import type { Tree, TreeElement } from '../../src/lib/content-tree';
import { Content } from '../../src/mdx/Content';
import { LazyComponent } from '../../src/mdx/LazyComponent';
import { axeViolations } from '../ui/accessibility';

// jsdom doesn't have these.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const renderTree = (...tree: Tree) => render(<Content tree={tree} />);
// Jest takes a while to transform the components.
beforeAll(async () => {
  await import('../../src/mdx/JwtForm');
  await import('../../src/mdx/TableFilter');
});

const textWithoutScript = (...tree: Tree) => {
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
  const visibleNames = () =>
    screen
      .queryAllByRole('row')
      .flatMap((tableRow) => within(tableRow).queryAllByRole('code'))
      .map((code) => code.textContent);

  test('is complete without JavaScript', () => {
    expect(textWithoutScript(table)).toBe('ExtensionAreapg_cronJobspostgisGeopgroutingGeo');
  });

  test.each([
    ['', ['pg_cron', 'postgis', 'pgrouting'], '3 rows'],
    ['PG_', ['pg_cron'], '1 of 3 rows'],
    ['geo rout', ['pgrouting'], '1 of 3 rows'],
    ['geo', ['postgis', 'pgrouting'], '2 of 3 rows'],
    ['nothing', [], '0 of 3 rows'],
  ])('filtered by "%s" shows %j and the count "%s"', async (query, names, count) => {
    renderTree(table);
    if (query) await userEvent.type(await field(), query);
    expect((await screen.findByRole('status')).textContent).toBe(count);
    expect(visibleNames()).toEqual(names);
  });

  test('has a menu of the values in its column', async () => {
    renderTree(table);
    const menu = await screen.findByRole('combobox', { name: 'Area' });
    const values = within(menu)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(values).toEqual(['Area: All', 'Geo', 'Jobs']);
    await userEvent.selectOptions(menu, 'Geo');
    await userEvent.type(await field(), 'post');
    expect(visibleNames()).toEqual(['postgis']);
    expect(await axeViolations()).toEqual([]);
  });

  test('without a column has no menu', async () => {
    renderTree(['FilterableTable', { label: 'Filter extensions' }, table[2]!]);
    await field();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('a secret', () => {
  const secret: TreeElement = ['SecretInput', { label: 'API key', value: 'abc-123' }];

  test('is visible without JavaScript', () => {
    expect(textWithoutScript(secret)).toBe('API keyabc-123');
  });

  test('is masked until it is revealed', async () => {
    renderTree(secret);
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'API key' });
    expect(document.body.innerHTML).not.toContain('abc-123');
    await userEvent.click(screen.getByRole('button', { name: 'Reveal' }));
    expect(input.value).toBe('abc-123');
    expect(input.readOnly).toBe(true);
  });
});

describe('the JWT generator', () => {
  const generator: TreeElement = ['JwtGenerator', {}, ['p', {}, 'By hand: openssl']];
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const open = async () => {
    renderTree(generator);
    await screen.findByRole('form', { name: 'JWT generator' });
  };
  const SECRET = 'a-secret-of-at-least-thirty-two-characters';
  const payload = () =>
    JSON.parse(atob(box('Token').value.split('.')[1] ?? '')) as Record<string, unknown>;

  test('shows the manual alternative without JavaScript', () => {
    expect(textWithoutScript(generator)).toBe('By hand: openssl');
  });

  test('generates a token from the secret and the role', async () => {
    await open();
    expect(box('Token').value).toBe('');
    await userEvent.type(box('JWT secret'), SECRET);
    await waitFor(() => expect(payload()).toMatchObject({ role: 'anon', iss: 'supabase' }));
    const first = box('Token').value;
    await userEvent.click(screen.getByRole('radio', { name: 'service_role' }));
    await waitFor(() => expect(payload()).toMatchObject({ role: 'service_role' }));
    expect(box('Token').value).not.toBe(first);
  });

  test('signs an edited payload', async () => {
    await open();
    await userEvent.type(box('JWT secret'), SECRET);
    await userEvent.clear(box('Payload'));
    await userEvent.type(box('Payload'), '{{"role":"editor"}');
    await waitFor(() => expect(payload()).toEqual({ role: 'editor' }));
  });

  test.each([
    ['JWT secret', 'short', 'HS256 requires at least 32 bytes. This secret has 5.'],
    ['Payload', '[[]', 'The payload must be a JSON object.'],
  ])('shows the error of an invalid %s instead of a token', async (name, typed, error) => {
    await open();
    await userEvent.type(box('JWT secret'), SECRET);
    await userEvent.clear(box(name));
    await userEvent.type(box(name), typed);
    expect(screen.getByText(error)).toBeTruthy();
    expect(box('Token').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  test('generates a valid secret, and copies the token', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(screen.getByRole('button', { name: 'Generate a secret' }));
    expect(box('JWT secret').value).toMatch(/^\w{40}$/);
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(box('Token').value);
  });

  test('does not send or store anything', async () => {
    const request = jest.fn();
    Object.assign(globalThis, { fetch: request, XMLHttpRequest: request });
    await open();
    await userEvent.type(box('JWT secret'), `${SECRET}{Enter}`);
    await waitFor(() => expect(box('Token').value).not.toBe(''));
    expect(request).not.toHaveBeenCalled();
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });
});

test('keeps the children of a component that fails to load', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const load = () => Promise.reject(new Error('Loading chunk 7 failed'));
  render(<LazyComponent load={load} props={{}} children="Fallback" />);
  await act(async () => {});
  expect(screen.getByText('Fallback')).toBeTruthy();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a card shows the path data that the build added', () => {
  const card = { title: 'Google', href: '/guides/auth', icon: 'google', drawing: 'M1 1h2' };
  renderTree(['Cards', {}, ['Card', card]]);
  expect(document.querySelector('path')?.getAttribute('d')).toBe('M1 1h2');
});
