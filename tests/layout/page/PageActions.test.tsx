import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageActions } from '../../../src/layout/page/PageActions';
import { SITE } from '../../../src/lib/site';
import { PAGE_ACTIONS_TEXT } from '../../../src/lib/strings/frame';
import { PAGE_MENU_TEXT } from '../../../src/lib/strings/page-menu';

const page = {
  ...{ path: '/reference/javascript/select', title: 'select()', line: 12 },
  ...{ file: 'spec/javascript/v2/database.yml', modified: '', version: 'JavaScript v2' },
};
const TWIN = '/docs/reference/javascript/select.md';

const button = (name: string = PAGE_ACTIONS_TEXT.label) => screen.getByRole('button', { name });
const href = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href')!;
const user = userEvent.setup();

async function openMenu(): Promise<void> {
  await user.click(button());
  await screen.findByRole('menu');
}

beforeEach(() => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, text: async () => '# select()' });
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
});

test('the menu links to the Markdown, assistants, a new issue, and the source line', async () => {
  render(<PageActions page={page} />);
  expect(screen.queryByRole('menu')).toBeNull();
  await openMenu();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...[PAGE_MENU_TEXT.copy, PAGE_MENU_TEXT.view, PAGE_MENU_TEXT.openInClaude],
    ...[PAGE_MENU_TEXT.openInChatGpt, PAGE_MENU_TEXT.report, PAGE_MENU_TEXT.edit],
  ]);
  expect(href(PAGE_MENU_TEXT.view)).toBe(TWIN);
  for (const name of [PAGE_MENU_TEXT.openInClaude, PAGE_MENU_TEXT.openInChatGpt]) {
    expect(new URL(href(name)).searchParams.get('q')).toContain(SITE.origin + TWIN);
  }
  expect(href(PAGE_MENU_TEXT.edit)).toMatch(/\/spec\/javascript\/v2\/database\.yml#L12$/);
});

test('the first item has the focus, and the keys work', async () => {
  render(<PageActions page={page} />);
  await openMenu();
  const [first, second] = screen.getAllByRole('menuitem');
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test('copies the Markdown, and the button shows the result', async () => {
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<PageActions page={page} />);
  await openMenu();
  await user.click(screen.getByRole('menuitem', { name: PAGE_MENU_TEXT.copy }));
  await screen.findByRole('button', { name: PAGE_MENU_TEXT.copied });
  expect(fetch).toHaveBeenCalledWith(TWIN);
  expect(copy).toHaveBeenCalledWith('# select()');
});

test('says if the Markdown could not be loaded', async () => {
  jest.mocked(fetch).mockResolvedValue({ ok: false, status: 404 } as Response);
  render(<PageActions page={page} />);
  await openMenu();
  await user.click(screen.getByRole('menuitem', { name: PAGE_MENU_TEXT.copy }));
  await screen.findByRole('button', { name: PAGE_MENU_TEXT.notCopied });
});

test('an issue contains the page, the version, and the selected text', async () => {
  render(
    <>
      <p>Selected text</p>
      <PageActions page={page} />
    </>,
  );
  getSelection()!.selectAllChildren(screen.getByText('Selected text'));
  fireEvent.pointerDown(button());
  getSelection()!.removeAllRanges();
  fireEvent.click(button());
  await screen.findByRole('menu');
  const { pathname, searchParams } = new URL(href(PAGE_MENU_TEXT.report));
  expect(pathname).toMatch(/\/issues\/new$/);
  expect(searchParams.get('title')).toContain('select()');
  expect(searchParams.get('body')).toContain(
    'https://supabase.com/docs/reference/javascript/select',
  );
  expect(searchParams.get('body')).toContain('JavaScript v2');
  expect(searchParams.get('body')).toContain('> Selected text');
});

test('the buttons of several entries have different names', () => {
  render(<PageActions page={page} entryTitle="select()" />);
  expect(button(PAGE_ACTIONS_TEXT.labelFor('select()'))).toBeTruthy();
});
