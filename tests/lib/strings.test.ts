import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'src/lib/strings';

test('components use every text', async () => {
  const code = (readdirSync('src', { recursive: true }) as string[])
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .join('\n');
  // ProjectDialog reads the texts of project.ts under a shorter name.
  const files = readdirSync(FOLDER).filter((file) => file !== 'project.ts');
  const modules = files.map(
    (file) => import(`../../${FOLDER}/${file}`) as Promise<Record<string, object>>,
  );
  const groups = (await Promise.all(modules)).flatMap((module) => Object.entries(module));
  const unused = groups.flatMap(([group, texts]) =>
    typeof texts === 'object'
      ? Object.keys(texts)
          .map((name) => `${group}.${name}`)
          .filter((name) => !code.includes(name) && !code.includes(`${group}[`))
      : [],
  );
  expect(groups.length).toBeGreaterThan(0);
  expect(unused).toEqual([]);
});
