import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tree } from '../../src/lib/content-tree';
import { AnchorsContext } from '../../src/mdx/anchors';
import { COMPONENTS } from '../../src/mdx/components';
import { Content } from '../../src/mdx/Content';
import { markdownToTree } from '../../src/node/markdown/to-tree';

const renderTree = (...tree: Tree) => render(<Content tree={tree} />);

test('HTML elements are rendered with their text and properties', () => {
  renderTree(['ol', { start: 3 }, ['li', {}, 'a ', ['code', {}, 'b'], ' c']]);
  expect(screen.getByRole('list').getAttribute('start')).toBe('3');
  expect(screen.getByRole('listitem').innerHTML).toBe('a <code>b</code> c');
});

test.each([
  ['within the site', '/guides/auth#x', '/docs/guides/auth#x', null],
  ['within the page', '#x', '#x', null],
  ['to another site', 'https://example.com', 'https://example.com', 'noopener'],
  ['to an email address', 'mailto:a@example.com', 'mailto:a@example.com', 'noopener'],
])('a link %s', (_, href, expected, rel) => {
  renderTree(['p', {}, ['a', { href }, 'A ', ['code', {}, 'link']]]);
  const link = screen.getByRole('link', { name: 'A link' });
  expect(link.getAttribute('href')).toBe(expected);
  expect(link.getAttribute('rel')).toBe(rel);
});

test.each(['h2', 'h3', 'h4', 'h5', 'h6'])('%s has an ID and an anchor link', (name) => {
  renderTree([name, { id: 'sign-in' }, 'Sign in']);
  const heading = screen.getByRole('heading', { level: Number(name[1]) });
  expect(heading.id).toBe('sign-in');
  const link = within(heading).getByRole('link', { name: 'Link to this section' });
  expect(link.getAttribute('href')).toBe('#sign-in');
});

test('a heading contains its former anchors as empty elements', () => {
  const prefixed = { prefix: 'select:', url: '/docs/reference/select' };
  const tree: Tree = [['h2', { id: 'sign-in', aliases: 'login log-in' }, 'Sign in']];
  render(
    <AnchorsContext value={prefixed}>
      <Content tree={tree} />
    </AnchorsContext>,
  );
  renderTree(...tree);
  for (const [index, prefix] of ['select:', ''].entries()) {
    const heading = screen.getAllByRole('heading', { name: 'Sign in Link to this section' })[
      index
    ]!;
    const targets = [...heading.querySelectorAll('span')];
    expect(targets.map(({ id }) => id)).toEqual([`${prefix}login`, `${prefix}log-in`]);
    expect(targets.map(({ outerHTML }) => outerHTML)).toEqual(
      targets.map(({ id }) => `<span id="${id}"></span>`),
    );
    expect(heading.firstChild).toBe(targets[0]);
    expect(heading.hasAttribute('aliases')).toBe(false);
  }
});

test('a table is a group that can be focused and scrolled with the keyboard', () => {
  renderTree([
    'table',
    {},
    ['thead', {}, ['tr', {}, ['th', { className: 'align-right' }, 'A']]],
    ['tbody', {}, ['tr', {}, ['td', { className: 'align-right' }, '1']]],
  ]);
  const group = screen.getByRole('group', { name: 'Table' });
  expect(group.tabIndex).toBe(0);
  expect(within(group).getByRole('columnheader', { name: 'A' }).className).toBe('align-right');
  expect(within(group).getByRole('cell', { name: '1' })).toBeTruthy();
});

test.each([
  ['note', undefined, 'Note'],
  ['tip', undefined, 'Tip'],
  ['caution', undefined, 'Caution'],
  ['danger', undefined, 'Danger'],
  ['note', 'Mind the gap', 'Mind the gap'],
])('an admonition of type %s with the title %s has the heading %s', (type, title, shown) => {
  renderTree(['Admonition', title ? { type, title } : { type }, ['p', {}, 'Text']]);
  const aside = screen.getByRole('note');
  expect([...aside.querySelectorAll('p')].map((p) => p.textContent)).toEqual([shown, 'Text']);
});

test('cards link to their pages', () => {
  const card = { title: 'Auth', href: '/guides/auth', icon: 'auth' };
  renderTree(['Cards', {}, ['Card', card, ['p', {}, 'Sign in']]]);
  expect(screen.getByRole('link', { name: 'Auth' }).getAttribute('href')).toBe('/docs/guides/auth');
  expect(screen.getByText('Sign in')).toBeTruthy();
});

test('steps are an ordered list whose items have headings', () => {
  const step = (id: string) => ['Step', {}, ['h2', { id }, id], ['p', {}, 'b']] as Tree[number];
  renderTree(['Steps', {}, step('one'), step('two')]);
  const headings = screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading'));
  expect(headings.map(({ id }) => id)).toEqual(['one', 'two']);
  expect(screen.getByRole('list').tagName).toBe('OL');
});

test('tabs in the content have the labels of their panels', () => {
  const tab = (label: string) => ['Tab', { label }, ['p', {}, `Use ${label}`]] as Tree[number];
  renderTree(['Tabs', { label: 'Client' }, tab('Web app'), tab('Phone')]);
  expect(screen.getByRole('tablist', { name: 'Client' })).toBeTruthy();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Web app');
  expect(screen.getByRole('tabpanel', { name: 'Web app' }).textContent).toContain('Use Web app');
  expect(screen.getByText('Use Phone')).toBeTruthy();
});

test('an endpoint shows its method and its path', () => {
  renderTree(['Endpoint', { method: 'GET', route: '/v1/projects' }]);
  expect(screen.getAllByRole('code').map(({ textContent }) => textContent)).toEqual([
    ...['GET', '/v1/projects'],
  ]);
});

test.each([
  [201, 'true'],
  [399, 'true'],
  [400, 'false'],
  [503, 'false'],
])('the status %d is shown as a success: %s', (status, ok) => {
  renderTree(['Response', { status, id: `response-${status}` }, ['p', {}, 'Done']]);
  expect(screen.getByText(String(status)).dataset['ok']).toBe(ok);
  expect(document.getElementById(`response-${status}`)?.textContent).toContain('Done');
});

test('a fold is closed initially', () => {
  renderTree(['Fold', { title: 'Response' }, ['p', {}, 'Body']]);
  const group = screen.getByRole('group') as HTMLDetailsElement;
  expect(group.open).toBe(false);
  expect(group.querySelector('summary')?.textContent).toBe('Response');
  expect(group.textContent).toContain('Body');
});

test('renders the rest of the page if a component throws', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  COMPONENTS['Broken'] = () => {
    throw new Error('no');
  };
  renderTree(['p', {}, 'Before'], ['Broken', {}], ['p', {}, 'After']);
  delete COMPONENTS['Broken'];
  expect(screen.getByText('Before')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain("couldn't be displayed");
  expect(screen.getByText('After')).toBeTruthy();
  error.mockRestore();
});

test('the folders of a file tree are open, and readers can close them with the keyboard', async () => {
  const text = '<FileTree>\n\n- app/ routes\n  - **page.tsx** a page\n- index.ts\n\n</FileTree>';
  renderTree(...markdownToTree(text, { file: 'a.mdx', line: 1, column: 1 }).tree);
  const [tree, folder] = screen.getAllByRole('list');
  expect(within(folder!).getByRole('listitem').textContent).toBe('page.tsx a page');
  expect(within(tree!).getAllByRole('listitem')).toHaveLength(3);
  const details = screen.getByRole('group') as HTMLDetailsElement;
  expect(details.open).toBe(true);
  await userEvent.click(within(details).getByText('app/'));
  expect(details.open).toBe(false);
  expect(tree!.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});
