// Asks as an assistant does, without a model: the examples for each task must contain the names
// that a correct solution needs.
import { readFileSync } from 'node:fs';
import { twinPath } from '../../../src/lib/paths';
import { DocsSearch } from '../../../src/node/mcp/docs-search';
import { exampleMarkdown, findExamples } from '../../../src/node/mcp/examples';
import { SITE } from '../../../src/lib/site';
import { PUBLIC } from '../built-site';

/** An assistant can spend these on one task's examples. */
const TOKENS = 2000;
const search = new DocsSearch(PUBLIC);

const tasks = readFileSync('tests/build/agents/tasks.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [task = '', symbols = ''] = line.split('\t');
    return { task, symbols: symbols.split(' & ') };
  });

const answer = async ({ task, symbols }: (typeof tasks)[number]) => {
  const examples = await findExamples(search, PUBLIC, { query: task }, TOKENS);
  return { task, symbols, examples, text: examples.map(exampleMarkdown).join('\n\n') };
};
let answers: Awaited<ReturnType<typeof answer>>[] = [];

beforeAll(async () => {
  answers = await Promise.all(tasks.map(answer));
});

test('there are 100 different tasks', () => {
  expect(new Set(tasks.map(({ task }) => task)).size).toBe(100);
});

test('the examples for at least 95 of 100 tasks contain all names of a correct solution', () => {
  const missing = answers.flatMap(({ task, symbols, text }) => {
    const code = text.toLowerCase();
    const absent = symbols.filter((symbol) => !code.includes(symbol.toLowerCase()));
    return absent.length > 0 ? [`${task}: ${absent.join(' ')}`] : [];
  });
  if (missing.length > 0) console.log(missing.join('\n'));
  expect(missing.length).toBeLessThanOrEqual(5);
});

test('the examples stay within the limit', () => {
  expect(answers.filter(({ text }) => text.length > TOKENS * 4 + 100)).toEqual([]);
});

test('every example was run, type-checked, or compared with the product, and none is deprecated', () => {
  const examples = answers.flatMap(({ examples: found }) => found);
  expect(examples.length).toBeGreaterThan(300);
  const wrong = examples.filter(({ url, code, proof }) => {
    const path = url.replace(SITE.origin + SITE.prefix, '').replace(/#.*/, '');
    const twin = readFileSync(PUBLIC + twinPath(path), 'utf8');
    return (
      !/^(?:Runs|Type-checked|Names checked): /.test(proof) ||
      !twin.includes(`*${proof}*`) ||
      /\*\*Caution: Deprecated\*\*|^> This page is for /m.test(twin) ||
      /@supabase\/auth-helpers|\.auth\.(?:api|session\(|user\(|signIn\()/.test(code)
    );
  });
  expect(wrong).toEqual([]);
});
