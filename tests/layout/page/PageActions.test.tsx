import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageActions } from '../../../src/layout/page/PageActions';
import { SITE } from '../../../src/lib/site';
import { PAGE_ACTIONS_TEXT } from '../../../src/lib/strings/frame';
import { stopLinks } from '../../fixtures/stop-links';
import { axeViolations } from '../../ui/accessibility';

const page = {
  ...{ path: '/reference/javascript/select', title: 'select()', line: 12 },
  ...{ file: 'spec/javascript/v2/database.yml', modified: '', version: 'JavaScript v2' },
};
const TWIN = '/docs/reference/javascript/select.md';

const dropdown = () => screen.getByRole<HTMLDetailsElement>('group');
const button = () => dropdown().querySelector('summary')!;
const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
const href = (name: string) => link(name).getAttribute('href')!;
const user = userEvent.setup();

const open = () => user.click(button());

beforeAll(stopLinks);
beforeEach(() => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, text: async () => '# select()' });
});

test('the dropdown links to the Markdown, assistants, a new issue, and the source line', async () => {
  render(<PageActions page={page} level="reference_javascript_v2" />);
  expect(dropdown().open).toBe(false);
  await open();
  expect(dropdown().open).toBe(true);
  const items = [...dropdown().querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items).toEqual([
    ...[PAGE_ACTIONS_TEXT.copy, PAGE_ACTIONS_TEXT.view, PAGE_ACTIONS_TEXT.openInClaude],
    ...[PAGE_ACTIONS_TEXT.openInChatGpt, PAGE_ACTIONS_TEXT.report, PAGE_ACTIONS_TEXT.edit],
    PAGE_ACTIONS_TEXT.offline,
  ]);
  expect(href(PAGE_ACTIONS_TEXT.offline)).toBe('/docs/offline?section=reference_javascript_v2');
  expect(href(PAGE_ACTIONS_TEXT.view)).toBe(TWIN);
  for (const name of [PAGE_ACTIONS_TEXT.openInClaude, PAGE_ACTIONS_TEXT.openInChatGpt]) {
    expect(new URL(href(name)).searchParams.get('q')).toContain(SITE.origin + TWIN);
  }
  expect(href(PAGE_ACTIONS_TEXT.edit)).toMatch(/\/spec\/javascript\/v2\/database\.yml#L12$/);
  expect(await axeViolations()).toEqual([]);
});

test('an issue contains the page, the version, and the selected text', async () => {
  render(
    <>
      <p>Selected text</p>
      <PageActions page={page} level="reference_javascript_v2" />
    </>,
  );
  getSelection()!.selectAllChildren(screen.getByText('Selected text'));
  // Pressing it must not change the selection.
  expect(getComputedStyle(dropdown().parentElement!).userSelect).toBe('none');
  fireEvent.click(button());
  fireEvent.click(link(PAGE_ACTIONS_TEXT.report));
  const { pathname, searchParams } = new URL(href(PAGE_ACTIONS_TEXT.report));
  expect(pathname).toMatch(/\/issues\/new$/);
  expect(searchParams.get('title')).toContain('select()');
  expect(searchParams.get('body')).toContain(
    'https://supabase.com/docs/reference/javascript/select',
  );
  expect(searchParams.get('body')).toContain('JavaScript v2');
  expect(searchParams.get('body')).toContain('> Selected text');
});

test('the buttons of several entries have different names', () => {
  render(<PageActions page={page} level="reference_javascript_v2" entryTitle="select()" />);
  expect(button().getAttribute('aria-label')).toBe(PAGE_ACTIONS_TEXT.labelFor('select()'));
  const copy = screen.getByRole('button', { name: PAGE_ACTIONS_TEXT.copyFor('select()') });
  expect(copy.dataset['copyPage']).toBe(TWIN);
});
