import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { H2, H3 } from '../../src/mdx/Heading';

const MARKDOWN = `# Page

## Notes

First.

### \`select()\`

Below.

## Notes

Second.
`;

const links = () => screen.getAllByRole('link', { name: 'Link to this section' });
const BUTTON = 'Copy section as Markdown';
let isOnline = true;

beforeEach(() => {
  isOnline = true;
  window.fetch = jest.fn(async (url: string) => ({
    ok: isOnline && url === '/docs/page.md',
    text: async () => MARKDOWN,
  })) as never;
  render(
    <article>
      <button data-copy-page="/docs/page.md">Copy page</button>
      <H2 id="notes">Notes</H2>
      <H3 id="select">
        <code>select()</code>
      </H3>
      <H2 id="notes-1">Notes</H2>
    </article>,
  );
});

test.each([
  [0, '## Notes\n\nFirst.\n\n### `select()`\n\nBelow.'],
  [1, '### `select()`\n\nBelow.'],
  [2, '## Notes\n\nSecond.'],
])('the section of heading %i is copied as Markdown', async (index, section) => {
  const user = userEvent.setup();
  await user.click(links()[index]!);
  await user.click(await screen.findByRole('button', { name: BUTTON }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(section);
});

test('the button belongs to the heading, which keeps its anchor', async () => {
  await userEvent.click(links()[2]!);
  const found = await screen.findByRole('button', { name: BUTTON });
  expect(found.parentElement!.id).toBe('notes-1');
});

test('a section that cannot be loaded is not copied', async () => {
  isOnline = false;
  await userEvent.click(links()[0]!);
  await userEvent.click(await screen.findByRole('button', { name: BUTTON }));
  expect(await screen.findByRole('button', { name: 'Failed to copy' })).toBeTruthy();
});
