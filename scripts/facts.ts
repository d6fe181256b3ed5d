// `npm run facts -- <name> [path]`. `--check` lists what would change, writes nothing, and fails if
// something differs.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { compareFacts, FACTS_FOLDER, readFacts, withDate } from '../src/check/upstream/fact-files';
import { GENERATORS } from '../src/check/upstream/generators';
import { writeFileAtomic } from '../src/node/base/write-file';

const ROOT = process.cwd();
const TODAY = new Date().toISOString().slice(0, 10);

async function regenerate(name: string, path: string | undefined, isCheck: boolean) {
  const files = await GENERATORS[name]!(path);
  let differs = false;
  for (const generated of files) {
    const before = readFacts(ROOT, generated.path);
    const { table } = withDate(generated, before, TODAY);
    const changes = compareFacts(generated.path, before, table);
    for (const change of changes) console.log(change);
    differs ||= changes.length > 0;
    const file = join(ROOT, FACTS_FOLDER, generated.path);
    if (isCheck) continue;
    const style = { ...(await resolveConfig(file)), parser: 'json' };
    writeFileAtomic(file, await format(JSON.stringify(table), style));
    console.log(`${file} is up to date`);
  }
  return differs;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [name = values.check ? 'all' : '', path] = positionals;
  const names = name === 'all' ? Object.keys(GENERATORS) : [name];
  if (!names.every((item) => item in GENERATORS)) {
    const known = `use all, ${Object.keys(GENERATORS).join(', ')}`;
    console.error(`"${name}" isn't a generator of facts: ${known}`);
    process.exitCode = 1;
    return;
  }
  for (const item of names) {
    try {
      const differs = await regenerate(
        item,
        item === 'cli' && name === 'all' ? undefined : path,
        values.check,
      );
      if (differs && values.check) process.exitCode = 1;
    } catch (error) {
      console.error(`${item}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
}

void main();
