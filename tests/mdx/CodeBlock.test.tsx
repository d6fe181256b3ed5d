import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBlock } from '../../src/mdx/CodeBlock';
import { GlobalStyles } from '../../src/theme/GlobalStyles';
import { stopLinks } from '../fixtures/stop-links';

beforeAll(stopLinks);
beforeEach(() => void render(<GlobalStyles />));

test.each([
  ['sql', undefined, 'SQL'],
  ['bash', undefined, 'Terminal'],
  ['ts', 'client.ts', 'client.ts'],
])('a block in %s with the title %s has the heading %s', (language, title, shown) => {
  render(<CodeBlock language={language} html="a" {...(title ? { title } : {})} />);
  expect(screen.getByRole('figure').querySelector('figcaption span')?.textContent).toBe(shown);
});

const VERIFIED_BY = { proof: 'names', by: 'supabase_flutter 2.17.2' } as const;

test.each([
  [{ proof: 'runs', by: 'Postgres 18' }, 'Runs', 'This example ran with Postgres 18.'],
  [
    { proof: 'runs', by: 'Postgres 18', day: 'May 4, 2026' },
    'Runs',
    'This example ran on May 4, 2026, with Postgres 18.',
  ],
  [
    { proof: 'typed', by: 'tsc 6' },
    'Type-checked',
    "This code was checked against tsc 6. It wasn't run.",
  ],
  [
    VERIFIED_BY,
    'Names checked',
    "The names in this code were found in supabase_flutter 2.17.2. It wasn't run.",
  ],
  [
    { proof: 'runs', by: 'Postgres 18', returns: true },
    'Runs',
    'This example ran with Postgres 18, and returned the response below.',
  ],
  [
    { proof: 'parsed', by: 'the syntax', day: 'May 4, 2026', returns: true },
    'Parsed',
    "The syntax was checked on May 4, 2026, but the code wasn't run.",
  ],
  [
    { proof: 'runs', by: 'Postgres 18', noRun: 'It needs a cron job.' },
    'Runs',
    'This example ran with Postgres 18. It needs a cron job.',
  ],
  [{ unproven: 'needs a phone' }, 'Not verified', "This code wasn't verified: needs a phone."],
] as const)('the label of %j is "%s", and its details are "%s"', (props, label, details) => {
  render(<CodeBlock language="sql" html="a" {...props} />);
  const proof = screen.getByRole('figure').querySelector('.proof')!;
  expect(proof.querySelector('summary')!.textContent).toBe(label);
  expect(proof.querySelector('p')!.firstChild!.textContent).toBe(details);
});

test('only code that was not verified has a visible label', () => {
  render(<CodeBlock language="dart" html="a" {...VERIFIED_BY} />);
  render(<CodeBlock language="dart" html="a" unproven="needs a phone" />);
  expect(screen.getByText('Names checked').className).toBe('hidden-visually');
  expect(screen.getByText('Not verified').className).toBe('');
});

test('a single command has no header, unless it has a title', () => {
  const blocks = [
    <CodeBlock key={1} language="bash" html="npm start" />,
    <CodeBlock key={2} language="bash" html="npm start" title="Terminal" />,
    <CodeBlock key={3} language="bash" html={'npm ci\nnpm start'} />,
    <CodeBlock key={4} language="sql" html="select 1" />,
  ];
  render(<>{blocks}</>);
  const bare = screen.getAllByRole('figure').map(({ dataset }) => dataset['bare']);
  expect(bare).toEqual(['true', undefined, undefined, undefined]);
});

test('a press shows and hides the details of a proof', async () => {
  const user = userEvent.setup();
  render(<CodeBlock language="sql" html="a" proof="runs" by="Postgres 18" />);
  const label = screen.getByText('Runs').parentElement!;
  const details = label.closest('details')!;
  expect(details.open).toBe(false);
  await user.tab();
  expect(document.activeElement).toBe(label);
  await user.click(label);
  expect(details.open).toBe(true);
  await user.unhover(label);
  expect(details.open).toBe(true);
  await user.keyboard('{Escape}');
  expect([details.open, document.activeElement]).toEqual([false, label]);
});

test('the details of a proof link to an issue with the code and the URL of the page', async () => {
  history.replaceState(null, '', '/docs/guides/auth');
  render(
    <div>
      <CodeBlock language="sql" html="select <b>1</b>" proof="runs" by="Postgres" />
      <CodeBlock language="dart" html="eq('a', 1)" proof="names" by="supabase_flutter" />
    </div>,
  );
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  for (const button of screen.getAllByRole('button', { name: 'Report', hidden: true })) {
    fireEvent.click(button);
  }
  const bodies = open.mock.calls.map(([url]) => new URL(String(url)).searchParams.get('body'));
  expect(bodies).toEqual(
    ['select 1', "eq('a', 1)"].map(
      (code) => `http://localhost/docs/guides/auth\n\n\`\`\`\n${code}\n\`\`\``,
    ),
  );
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
