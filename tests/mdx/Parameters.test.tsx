import { render, screen, within } from '@testing-library/react';
import type { Tree, TreeElement, TreeProps } from '../../src/lib/content-tree';
import { Content } from '../../src/mdx/Content';

const parameter = (props: TreeProps, ...children: Tree): TreeElement => [
  'Parameter',
  { id: `parameters-${props['name']}`, type: 'string', ...props },
  ...children,
];

function headOf(...tree: Tree): string[] {
  render(<Content tree={tree} />);
  const head = screen.getAllByRole('listitem')[0]?.firstElementChild;
  return [...(head?.children ?? [])].map(({ textContent }) => textContent ?? '');
}

test.each<[string, TreeProps, string[]]>([
  ['required', { name: 'a', required: true }, ['a', 'string', 'required']],
  ['optional', { name: 'a', optional: true }, ['a', 'string', 'optional']],
  [
    'with a default',
    { name: 'a', optional: true, default: 'false' },
    ['a', 'string', 'optional', 'default false'],
  ],
  ['with a short form', { name: '--all', shorthand: '-a' }, ['-a, --all', 'string']],
  ['in a path', { name: 'ref', in: 'path' }, ['ref', 'string', 'in path']],
  ['without a name', { type: 'boolean' }, ['boolean']],
  [
    'deprecated',
    { name: 'a', optional: true, deprecated: true },
    ['a', 'string', 'optional', 'deprecated'],
  ],
])('the header of a parameter: %s', (_, props, head) => {
  expect(headOf(['Parameters', {}, parameter(props)])).toEqual(head);
});

test('values with a hyphen stay in one piece', () => {
  const type = "'us-east-1' | 'auto' | 'a-value-that-is-too-long-for-a-line' | \"a-b\"";
  render(<Content tree={[['Parameters', {}, parameter({ name: 'region', type })]]} />);
  const code = screen.getByText(/auto/);
  expect(code.textContent).toBe(type);
  expect([...code.children].map(({ textContent }) => textContent)).toEqual(["'us-east-1'"]);
});

test('a parameter has an ID and an anchor link', () => {
  render(<Content tree={[['Parameters', {}, parameter({ name: 'columns' })]]} />);
  const link = screen.getByRole('link', { name: 'columns' });
  expect(link.getAttribute('href')).toBe('#parameters-columns');
  expect(screen.getByRole('listitem').id).toBe('parameters-columns');
});

test('an error links to its code in the catalog, with its status and message', () => {
  const href = '/reference/errors/auth#weak_password';
  const error: TreeElement = [
    'CallError',
    { code: 'weak_password', href, status: 422, message: 'No' },
  ];
  expect(headOf(['Parameters', {}, error])).toEqual(['weak_password', '422', 'No']);
  expect(screen.getByRole('link', { name: 'weak_password' }).getAttribute('href')).toBe(
    `/docs${href}`,
  );
});

test('members are inside their parameter, below its description', () => {
  const members: TreeElement = ['Parameters', {}, parameter({ name: 'count' })];
  const tree: Tree = [
    ['Parameters', {}, parameter({ name: 'options' }, ['p', {}, 'Settings.'], members)],
  ];
  render(<Content tree={tree} />);
  const item = screen.getAllByRole('listitem')[0]!;
  const nested = within(item).getByRole('list');
  expect(within(nested).getByRole('link', { name: 'count' })).toBeTruthy();
  expect(nested.previousElementSibling?.textContent).toBe('Settings.');
});

test('alternative types are introduced with "One of"', () => {
  const variants: TreeElement = [
    'Variants',
    {},
    ['Parameters', {}, parameter({ name: 'text' }), parameter({ name: 'list' })],
  ];
  render(<Content tree={[['Parameters', {}, parameter({ name: 'value' }, variants)]]} />);
  const item = screen.getAllByRole('listitem')[0]!;
  expect(within(item).getByText('One of:')).toBeTruthy();
  expect(within(item).getAllByRole('listitem')).toHaveLength(2);
});
