import { COPY_FEEDBACK_MS } from '../../src/lib/limits';
import { COPY_BUTTON_TEXT, HEADING_TEXT } from '../../src/lib/strings/frame';
import { typedText } from '../../src/page/copy';

let copied: string[];
let isAllowed: boolean;
/** Hosts without HTTPS have no clipboard. */
let hasClipboard: boolean;

const clipboard = {
  writeText: (text: string) =>
    isAllowed ? Promise.resolve(void copied.push(text)) : Promise.reject(new Error('denied')),
};
beforeAll(() => {
  Object.defineProperty(navigator, 'clipboard', {
    get: () => (hasClipboard ? clipboard : undefined),
  });
});
beforeEach(() => {
  jest.useFakeTimers();
  copied = [];
  isAllowed = true;
  hasClipboard = true;
});
afterEach(() => {
  jest.useRealTimers();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const result = (selector: string) => find(selector).dataset['result'];
const status = () => find('[role=status]').textContent;

async function press(selector: string): Promise<void> {
  find(selector).click();
  // A text is announced a moment later.
  await wait(100);
}

const BUTTON = (text = '') => `<button data-copy="${text}"><span>Copy</span></button>`;
const BLOCK = (html: string, edited = '') =>
  `<figure${edited}><figcaption>${BUTTON()}</figcaption><pre><code>${html}</code></pre></figure>`;
const PROMPT = '<span class="prompt">$ </span>';

test.each([
  [
    'text without markup',
    '<span class="k">select </span>1 &lt; 2 &amp;&amp; 3',
    'select 1 < 2 && 3',
  ],
  ['commands without prompts', `${PROMPT}npm i\n${PROMPT}npm start`, 'npm i\nnpm start'],
  [
    'commands without output',
    `${PROMPT}ls\n<span class="output">a b\n</span>${PROMPT}pwd\n<span class="output">/tmp</span>`,
    'ls\npwd',
  ],
  ['highlighted lines', `a\n<span class="hl">  b\n</span>c`, 'a\n  b\nc'],
  ['a shell variable', 'echo $HOME', 'echo $HOME'],
  ['added lines, but no removed ones', 'a\n<del>b\n</del><ins>c\n</ins><del>d</del>', 'a\nc'],
  ['one line break less at the end', 'npm start\n', 'npm start'],
  [
    'no line numbers',
    '<span class="line" data-n="9">a\n</span><ins><span class="line" data-n="10">b</span></ins>',
    'a\nb',
  ],
])('the button of a block copies %s', async (_, html, text) => {
  document.body.innerHTML = BLOCK(html);
  const before = find('code').innerHTML;
  await press('button');
  expect(copied).toEqual([text]);
  expect(typedText(find('code'))).toBe(text);
  expect(find('code').innerHTML).toBe(before);
});

test.each([
  ['edited', ' data-edited="select 2"', 'select 2'],
  ['deleted', ' data-edited=""', ''],
  ['not edited', '', 'select 1'],
])('code that was %s is copied as it is', async (_, edited, text) => {
  document.body.innerHTML = BLOCK('select 1', edited);
  await press('button');
  expect(copied).toEqual([text]);
});

test.each(['ref', ''])('a button outside of a block copies its own text "%s"', async (text) => {
  document.body.innerHTML = BUTTON(text);
  await press('button');
  expect(copied).toEqual([text]);
  expect(result('button')).toBe('Copied');
});

test('a press on a part of the button counts, and on another button does not', async () => {
  document.body.innerHTML = `${BUTTON('a')}<button id="other"></button>`;
  await press('button span');
  await press('#other');
  expect(copied).toEqual(['a']);
});

test.each([
  [true, COPY_BUTTON_TEXT.done],
  [false, COPY_BUTTON_TEXT.failed],
])('if the browser allows copying: %s, the button says so for a time', async (allowed, text) => {
  isAllowed = allowed;
  document.body.innerHTML = BUTTON('a');
  await press('button');
  expect([result('button'), status()]).toEqual([text, text]);
  await wait(COPY_FEEDBACK_MS - 101);
  expect(result('button')).toBe(text);
  await wait(1);
  expect(result('button')).toBeUndefined();
});

test('another press starts the time again', async () => {
  document.body.innerHTML = BUTTON('a');
  await press('button');
  await wait(COPY_FEEDBACK_MS - 1000);
  await press('button');
  await wait(COPY_FEEDBACK_MS - 1000);
  expect(result('button')).toBe('Copied');
  await wait(1000);
  expect(result('button')).toBeUndefined();
});

test('two buttons do not share their states', async () => {
  document.body.innerHTML = `<p>${BUTTON('a')}</p><p id="two">${BUTTON('b')}</p>`;
  await press('button');
  await press('#two button');
  await wait(COPY_FEEDBACK_MS - 150);
  expect([result('button'), result('#two button')]).toEqual([undefined, 'Copied']);
});

test('if the browser refuses to copy code, the code is selected', async () => {
  isAllowed = false;
  document.body.innerHTML = BLOCK('let <b>a</b>') + BLOCK('let b');
  await press('button');
  expect(getSelection()!.toString()).toBe('let a');
});

test.each([
  ['on hosts without a clipboard', true, 'Copied'],
  ['on hosts without a clipboard or the command', false, 'Failed to copy'],
])('%s, a selection is copied with a command, and the focus returns', async (_, works, text) => {
  hasClipboard = false;
  let selected: string | undefined;
  let parent: Element | null = null;
  Object.assign(document, {
    execCommand: () => {
      const field = document.activeElement as HTMLTextAreaElement;
      selected = field.value.slice(field.selectionStart, field.selectionEnd);
      parent = field.parentElement;
      return works;
    },
  });
  document.body.innerHTML = `<dialog open>${BUTTON('select\n2')}</dialog>`;
  find('button').focus();
  await press('button');
  expect([selected, result('button')]).toEqual(['select\n2', text]);
  // A modal dialog would take the focus back from a field outside of it.
  expect(parent).toBe(find('dialog'));
  expect(document.activeElement).toBe(find('button'));
  expect(document.querySelector('textarea')).toBeNull();
  delete (document as Partial<Document>).execCommand;
});

describe('the Markdown of a page', () => {
  const PAGE = `<details><summary><span>Page actions</span></summary>
    <button data-copy-page="/docs/a.md"></button></details>`;

  test.each<[string, () => Promise<unknown>, boolean, string[], string]>([
    ['is copied', async () => ({ ok: true, text: async () => '# A' }), true, ['# A'], 'Copied'],
    [
      'does not exist',
      async () => ({ ok: false, status: 404, text: async () => 'Not found' }),
      true,
      [],
      'Failed to copy',
    ],
    ['cannot be loaded', () => Promise.reject(new Error('down')), true, [], 'Failed to copy'],
    [
      'cannot be copied',
      async () => ({ ok: true, text: async () => '# A' }),
      false,
      [],
      'Failed to copy',
    ],
  ])('%s, and the dropdown shows and announces it', async (_, response, allowed, texts, text) => {
    isAllowed = allowed;
    const fetch = jest.fn(response);
    Object.assign(globalThis, { fetch });
    document.body.innerHTML = PAGE;
    await press('button');
    expect(fetch).toHaveBeenCalledWith('/docs/a.md');
    expect(copied).toEqual(texts);
    expect([result('summary'), status()]).toEqual([text, text]);
    await wait(COPY_FEEDBACK_MS);
    expect(result('summary')).toBeUndefined();
  });

  test('is copied by a button outside of the dropdown, which shows it', async () => {
    isAllowed = true;
    const response = { ok: true, text: async () => '# A' };
    Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue(response) });
    document.body.innerHTML = '<button data-copy-page="/docs/a.md"></button>';
    await press('button');
    expect([copied, result('button')]).toEqual([['# A'], 'Copied']);
  });
});

describe('a link to a heading', () => {
  const HEADING = '<h2 id="sign-in">Sign in<a class="anchor" href="#sign-in"></a></h2>';

  beforeEach(() => {
    window.history.replaceState(null, '', '/docs/a?lang=sql');
    document.body.innerHTML = `<div role="status"></div>${HEADING}`;
  });

  test('is copied as a URL, says so for a time, and is followed', async () => {
    await press('a');
    expect(copied).toEqual(['http://localhost/docs/a?lang=sql#sign-in']);
    expect(result('a')).toBe(HEADING_TEXT.copied);
    expect(document.body.lastElementChild!.textContent).toBe(HEADING_TEXT.copied);
    expect(window.location.hash).toBe('#sign-in');
    await wait(COPY_FEEDBACK_MS);
    expect(result('a')).toBeUndefined();
  });

  test('still works if the browser refuses to copy', async () => {
    isAllowed = false;
    await press('a');
    expect(result('a')).toBeUndefined();
    expect(window.location.hash).toBe('#sign-in');
  });
});
