import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offerMarkdown } from '../../../src/layout/page/copy-section';
import { H2, H3 } from '../../../src/mdx/Heading';

const MARKDOWN = `# Page

## Notes

First.

### \`select()\`

Below.

## Notes

Second.
`;

const links = () => screen.getAllByRole('link', { name: 'Link to this section' });
const button = () => screen.getByRole('button', { name: 'Copy section as Markdown' });
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
  offerMarkdown(links()[index]!);
  await user.click(button());
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(section);
});

test('only one heading has the button, and its name stays the same', () => {
  offerMarkdown(links()[0]!);
  offerMarkdown(links()[0]!);
  offerMarkdown(links()[2]!);
  expect(button().parentElement!.id).toBe('notes-1');
  expect(document.getElementById('notes')!.textContent).toBe('Notes');
});

test('a section that cannot be loaded is not copied', async () => {
  isOnline = false;
  offerMarkdown(links()[0]!);
  await userEvent.click(button());
  expect(await screen.findByRole('button', { name: 'Failed to copy' })).toBeTruthy();
});
