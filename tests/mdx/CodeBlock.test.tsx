import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBlock } from '../../src/mdx/CodeBlock';
import { GlobalStyles } from '../../src/theme/GlobalStyles';

beforeEach(() => void render(<GlobalStyles />));

const PROMPT = '<span class="prompt">$ </span>';

test.each([
  ['sql', undefined, 'SQL'],
  ['bash', undefined, 'Terminal'],
  ['ts', 'client.ts', 'client.ts'],
])('a block in %s with the title %s has the heading %s', (language, title, shown) => {
  render(<CodeBlock language={language} html="a" {...(title ? { title } : {})} />);
  expect(screen.getByRole('figure').querySelector('figcaption span')?.textContent).toBe(shown);
});

test.each([
  [{ proof: 'runs', by: 'Postgres in PGlite 0.5.16' }, 'runs with Postgres in PGlite 0.5.16'],
  [{ proof: 'typed', by: 'TypeScript 6.0.3' }, 'type-checked against TypeScript 6.0.3'],
  [
    { proof: 'names', by: 'supabase_flutter 2.17.2' },
    'names checked against supabase_flutter 2.17.2',
  ],
  [{ proof: 'parsed', by: 'yaml 2.9.1' }, 'parsed by yaml 2.9.1'],
  [
    { proof: 'typed', by: 'TypeScript 6.0.3', noRun: "It can't run here." },
    "type-checked against TypeScript 6.0.3. It can't run here.",
  ],
  [{ unproven: 'needs a phone' }, 'not verified: needs a phone'],
] as const)('the label of %j is "%s"', (props, text) => {
  render(<CodeBlock language="sql" html="a" {...props} />);
  const label = screen.getByRole('figure').querySelector('.proof')!;
  expect(label.textContent).toBe(text);
});

test('the release that names were checked against is always visible', () => {
  render(<CodeBlock language="dart" html="a" proof="names" by="supabase_flutter 2.17.2" />);
  const version = screen.getByText('against supabase_flutter 2.17.2');
  expect(getComputedStyle(version).position).not.toBe('absolute');
});

test('a press shows and hides the details of a proof', async () => {
  const user = userEvent.setup();
  render(<CodeBlock language="sql" html="a" proof="runs" by="Postgres 18" />);
  const label = screen.getByRole('button', { name: 'runs with Postgres 18' });
  const details = screen.getByText('with Postgres 18');
  const isHidden = () => getComputedStyle(details).position === 'absolute';
  expect([label.getAttribute('aria-expanded'), isHidden()]).toEqual(['false', true]);
  await user.tab();
  expect(document.activeElement).toBe(label);
  await user.keyboard('{Enter}');
  expect([label.getAttribute('aria-expanded'), isHidden()]).toEqual(['true', false]);
  await user.unhover(label);
  expect(isHidden()).toBe(false);
  await user.click(label);
  expect(label.getAttribute('aria-expanded')).toBe('false');
});

test('the details of a proof link to an issue with the code and the URL of the page', async () => {
  const user = userEvent.setup();
  history.replaceState(null, '', '/docs/guides/auth');
  const long = 'x'.repeat(998) + '\u{1F600}'.repeat(9);
  render(
    <div>
      <CodeBlock language="sql" html="select <b>1</b>" proof="runs" by="Postgres" />
      <CodeBlock language="dart" html="eq('a', 1)" proof="names" by="supabase_flutter" />
      <CodeBlock language="sql" html={long} unproven="It's secret" />
    </div>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  for (const label of screen.getAllByRole('button', { name: /^(runs|names|not verified)/ }))
    await user.click(label);
  const issues = screen
    .getAllByRole('link', { name: 'Report a problem' })
    .map((link) => new URL(link.getAttribute('href')!).searchParams.get('body')!);
  const bodies = ['select 1', "eq('a', 1)"].map(
    (code) => `http://localhost/docs/guides/auth\n\n\`\`\`\n${code}\n\`\`\`\n`,
  );
  expect(issues.slice(0, 2)).toEqual(bodies);
  expect(issues[2]).toContain('x\u{1F600}\n');
});

test('code without a proof has no label', () => {
  render(<CodeBlock language="text" html="a" />);
  expect(screen.getByRole('figure').querySelector('.proof')).toBeNull();
});

test('highlighted code can be scrolled with the keyboard', () => {
  const html = '<span class="k">select </span>1 &lt; 2';
  render(<CodeBlock language="sql" html={html} />);
  const code = screen.getByRole('code');
  expect(code.innerHTML).toBe(html);
  expect(code.parentElement?.tabIndex).toBe(0);
});

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
  [
    'no line numbers',
    '<span class="line" data-n="9">a\n</span><ins><span class="line" data-n="10">b</span></ins>',
    'a\nb',
  ],
])('the button copies %s', async (_, html, text) => {
  const user = userEvent.setup();
  render(<CodeBlock language="bash" html={html} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(text);
  expect(screen.getByRole('code').innerHTML).toBe(html);
});
