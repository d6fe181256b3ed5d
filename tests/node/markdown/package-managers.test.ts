import { codeText, highlight } from '../../../src/node/markdown/highlight';

/** A line's commands for npm, pnpm, Yarn, and Bun. */
function variants(line: string): string[] {
  const html = highlight(`$ ${line}`, 'bash').replace(/<span class=w>(.*?)<\/span>/g, '$1');
  return ['npm', 'pnpm', 'yarn', 'bun'].map((_, index) =>
    codeText(
      html.replace(
        /<span class="prompt">.*?<\/span>|<span data-managers="([^"]*)">.*?<\/span>/g,
        (_part, texts?: string) => texts?.split('|')[index] ?? '',
      ),
    ),
  );
}

test.each([
  ['npm install', 'pnpm install', 'yarn install', 'bun install'],
  ['npm i pg', 'pnpm add pg', 'yarn add pg', 'bun add pg'],
  ['npm install pg', 'pnpm add pg', 'yarn add pg', 'bun add pg'],
  ['npm install -D pg', 'pnpm add -D pg', 'yarn add --dev pg', 'bun add --dev pg'],
  ['npm install --save-dev pg', 'pnpm add --save-dev pg', 'yarn add --dev pg', 'bun add --dev pg'],
  [
    'npm uninstall pg && npm start',
    'pnpm remove pg && pnpm start',
    'yarn remove pg && yarn start',
    'bun remove pg && bun start',
  ],
  ['cd a && npm run dev', 'cd a && pnpm run dev', 'cd a && yarn dev', 'cd a && bun run dev'],
  [
    'npm create vue@latest a -- --ts',
    'pnpm create vue a --ts',
    'yarn create vue a --ts',
    'bunx create-vue a --ts',
  ],
])('other package managers have a counterpart of "%s"', (...texts) => {
  expect(variants(texts[0])).toEqual(texts);
});

test.each([
  ['npx supabase link <project-ref>', 'pnpm exec', 'yarn', 'bunx'],
  ['npx prisma generate > out.txt', 'pnpm exec', 'yarn', 'bunx'],
  ['npx supabase projects create a', 'pnpm exec', 'yarn', 'bunx'],
  ['npx create-next-app@latest a', 'pnpm dlx', 'yarn dlx', 'bun x'],
  ['npx @angular/cli@latest new a', 'pnpm dlx', 'yarn dlx', 'bun x'],
])('"%s" runs the installed package, or one that nobody installs', (line, ...starts) => {
  const texts = ['npx', ...starts].map((start) => line.replace('npx', start));
  expect(variants(line)).toEqual(texts);
});

test('an option that names the package manager changes, too', () => {
  expect(variants('npx sv create a --install npm')).toEqual([
    'npx sv create a --install npm',
    'pnpm dlx sv create a --install pnpm',
    'yarn dlx sv create a --install yarn',
    'bun x sv create a --install bun',
  ]);
});

test.each([
  ...['npm install -g vercel', 'npm ci', 'npm ls pg', 'npm pkg set type=module', 'npm init -y'],
  ...['npm run dev -- --open', 'echo npm install', 'cnpm install', 'npxa', 'pnpm add pg'],
])('"%s" stays as it is', (line) => {
  expect(highlight(`$ ${line}`, 'bash')).not.toContain('data-managers');
});

test('output is not a command, and neither is code in other languages', () => {
  expect(highlight('$ cat a\nnpm install', 'bash')).not.toContain('data-managers');
  expect(highlight('npm install', 'text')).not.toContain('data-managers');
});

test('a mark ends between tokens, and the highlighted text stays the same', () => {
  const html = highlight('$ npm install pg <version>', 'bash');
  expect(codeText(html)).toBe('$ npm install pg <version>');
  expect(html).toMatch(/<i>install <\/i><\/span><i>pg /);
});
