import { readdirSync, readFileSync } from 'node:fs';
import { isSpecFile, specLibrary } from '../../../src/lib/paths';
import { librariesSchema } from '../../../src/node/spec/library-schemas';
import { latestVersion } from '../../../src/node/spec/versions';
import { readYaml } from '../../../src/node/sources/yaml-source';

const read = (file: string) => readYaml(file, readFileSync(file, 'utf8')).data;
const latest = new Map(
  librariesSchema
    .parse(read('spec/libraries.yml'))
    .map((item) => [item.library, latestVersion(item)]),
);
const rows = readFileSync('content/guides/platform/breaking-changes.mdx', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '));

interface Item {
  id?: string;
  name?: string;
  deprecated?: boolean | string;
}

function deprecatedIn(value: unknown): Item[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'deprecated' in value && value.deprecated ? [value as Item] : [];
  return [...own, ...Object.values(value).flatMap(deprecatedIn)];
}

const deprecated = (readdirSync('spec', { recursive: true }) as string[])
  .filter((file) => file.endsWith('.yml') && isSpecFile(`spec/${file}`))
  .filter((file) => latest.get(specLibrary(file).library) === specLibrary(file).version)
  .flatMap((file) =>
    (read(`spec/${file}`) as Item[]).flatMap((entry) =>
      deprecatedIn(entry).map(({ name = '' }) => ({
        path: `/reference/${specLibrary(file).library}/${entry.id!}`,
        name,
      })),
    ),
  );

test('the page about breaking changes lists everything that the latest versions deprecate', () => {
  expect(deprecated.length).toBeGreaterThan(30);
  const missing = deprecated.filter(
    ({ path, name }) =>
      !rows.some((row) => {
        const where = path.startsWith('/reference/auth/') ? '/reference/auth/' : `${path})`;
        return row.includes(where) && (!name || new RegExp(`[.\`]${name}\``).test(row));
      }),
  );
  expect(missing).toEqual([]);
});
