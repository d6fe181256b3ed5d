import { stopLinks } from '../fixtures/stop-links';

const ISSUES = 'https://github.com/supabase/docs/issues/new';
const PAGE_LINK = `<a data-report="page" href="${ISSUES}?title=Auth&body=Page%3A%20auth"><b>Report</b></a>`;
const codeBlock = (html: string, published?: string) => {
  const attribute = published === undefined ? '' : ` data-published="${published}"`;
  return `<figure><a data-report="code" href="${ISSUES}">Report</a><pre><code${attribute}>${html}</code></pre></figure>`;
};

beforeAll(stopLinks);
beforeEach(() => {
  window.history.replaceState(null, '', '/docs/guides/auth?lang=sql#sign-in');
  getSelection()!.removeAllRanges();
});

function issue(selector = 'a'): { url: string; title: string | null; body: string | null } {
  document.querySelector<HTMLElement>(selector)!.click();
  const { origin, pathname, searchParams } = new URL(document.querySelector('a')!.href);
  const [title, body] = [searchParams.get('title'), searchParams.get('body')];
  return { url: origin + pathname, title, body };
}

function select(text: string): void {
  const element = document.body.appendChild(document.createElement('p'));
  element.textContent = text;
  getSelection()!.selectAllChildren(element);
}

test.each([
  ['nothing', '', 'Page: auth'],
  ['a text', ' Row\n  Level ', 'Page: auth\n\n> Row Level'],
  ['a long text', 'x'.repeat(5000), `Page: auth\n\n> ${'x'.repeat(1000)}`],
  [
    'a text that would be cut inside a character',
    `${'x'.repeat(999)}\u{1F600}`,
    `Page: auth\n\n> ${'x'.repeat(999)}`,
  ],
])('if %s is selected, an issue about the page quotes it', (_, text, body) => {
  document.body.innerHTML = PAGE_LINK;
  select(text);
  expect(issue('b')).toEqual({ url: ISSUES, title: 'Auth', body });
});

test('each issue quotes what is selected at that time', () => {
  document.body.innerHTML = PAGE_LINK;
  select('one');
  issue();
  select('two');
  expect(issue().body).toBe('Page: auth\n\n> two');
  getSelection()!.removeAllRanges();
  expect(issue().body).toBe('Page: auth');
});

const URL_OF_PAGE = 'http://localhost/docs/guides/auth?lang=sql#sign-in';
test.each([
  ['select <b>1</b>', undefined, 'select 1'],
  ['<span class="prompt">$ </span>ls\n<span class="output">a</span>', undefined, 'ls'],
  // The values of the reader's project are private.
  [
    'URL=https://abc.supabase.co',
    'URL=https://&amp;lt;ref>.supabase.co',
    'URL=https://<ref>.supabase.co',
  ],
  ['x'.repeat(5000), undefined, 'x'.repeat(1000)],
  [`${'x'.repeat(999)}\u{1F600}`, undefined, 'x'.repeat(999)],
])('an issue about the code %s contains it as published, and the URL', (html, published, code) => {
  document.body.innerHTML = codeBlock(html, published);
  select('selected');
  expect(issue().body).toBe(`${URL_OF_PAGE}\n\n\`\`\`\n${code}\n\`\`\``);
  expect(issue().body).toBe(`${URL_OF_PAGE}\n\n\`\`\`\n${code}\n\`\`\``);
});

test('other links to issues stay as they are', () => {
  document.body.innerHTML = `<a href="${ISSUES}?body=a">Issue</a>`;
  select('selected');
  expect(issue().body).toBe('a');
});

test('a button in a code block opens the issue in a new tab', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  document.body.innerHTML =
    '<figure><button data-report>Report</button><pre><code>select 1</code></pre></figure>';
  document.querySelector('button')!.click();
  const [url, target, features] = open.mock.calls[0]!;
  expect(new URL(String(url)).searchParams.get('body')).toContain('select 1');
  expect([target, features]).toEqual(['_blank', 'noopener']);
});
