// Creates the files of a guide, a reference entry, or a library version, with their lines in menus and lists:
//   npm run new -- guide guides/storage/file-types "Restrict uploads by file type"
//   npm run new -- entry javascript/v2/database select-all "selectAll()" "Read all rows"
//   npm run new -- entry management-api/oauth get-profile "GET /v1/profile" "Get your profile"
//   npm run new -- library-version javascript v3
// Changes nothing if a file already exists or an argument is wrong.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { API_RELEASES } from '../src/check/upstream/http/api-releases';
import type { ApiHost } from '../src/check/upstream/http/operation-entry';
import { operationEntry } from '../src/check/upstream/http/operation-entry';
import { nearest } from '../src/lib/diagnostic';
import { menuLevel } from '../src/lib/menu-level';
import { contentPath, specLibrary } from '../src/lib/paths';
import type { Library } from '../src/node/spec/library-schemas';
import { readYaml, writeYaml } from '../src/node/sources/yaml-source';

const LIBRARIES = 'spec/libraries.yml';
/** Too short for a description, so `npm run check` reports it. */
const TODO = 'TODO';

const files = new Map<string, string>();
const read = (file: string): string => {
  if (!existsSync(file)) throw new Error(`${file} doesn't exist`);
  return files.get(file) ?? readFileSync(file, 'utf8');
};
const libraries = () => readYaml(LIBRARIES, read(LIBRARIES)).data as Library[];

function create(file: string, text: string): void {
  if (existsSync(file)) throw new Error(`${file} already exists`);
  files.set(file, text);
}

/** With its indentation. */
function insertAfter(file: string, pattern: RegExp, line: string): void {
  const lines = read(file).split('\n');
  const at = lines.findLastIndex((text) => pattern.test(text));
  if (at < 0) throw new Error(`${file} has no line like ${pattern}: add "${line}" manually`);
  lines.splice(at + 1, 0, /^ */.exec(lines[at]!)![0] + line);
  files.set(file, lines.join('\n'));
}

const PROJECT = { url: 'https://<project-ref>.supabase.co', key: 'apikey: $SUPABASE_SECRET_KEY' };
const HOSTS: Record<string, ApiHost> = {
  'management-api': {
    url: 'https://api.supabase.com',
    headers: ['Authorization: Bearer $SUPABASE_ACCESS_TOKEN'],
  },
  auth: { url: `${PROJECT.url}/auth/v1`, headers: [PROJECT.key] },
  storage: { url: `${PROJECT.url}/storage/v1`, headers: [PROJECT.key] },
};

/**
 * The item of an operation with all of its API's facts. A field, a status, or the token is
 * described as in most of the library's entries.
 */
function operationItem(library: string, id: string, name: string, title: string): string {
  const { operations = [] } = API_RELEASES.find((api) => api.library === library) ?? {};
  const names = operations.map(({ method, path }) => `${method} ${path}`);
  const operation = operations[names.indexOf(name)];
  const host = HOSTS[library];
  if (!operation || !host) {
    const near = nearest(name, names);
    throw new Error(`There is no operation "${name}"${near ? `: write "${near}"` : ''}`);
  }
  const counts = new Map<string, Map<string, number>>();
  const count = (key: string, text: string) => {
    const texts = counts.get(key) ?? new Map<string, number>();
    counts.set(key, texts.set(text, (texts.get(text) ?? 0) + 1));
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { name, status = name, description, authorization } = value as Record<string, unknown>;
    if (status && description) count(String(status), String(description));
    if (authorization) count('authorization', String(authorization).split('\n')[0]!);
    Object.values(value).forEach(visit);
  };
  for (const file of readdirSync(join('spec', library))) {
    visit(readYaml(file, read(join('spec', library, file))).data);
  }
  const describe = (key: string) =>
    [...(counts.get(key) ?? [])].sort(([, a], [, b]) => b - a)[0]?.[0] ?? TODO;
  const entry = operationEntry(operation, { id, title }, host, describe);
  return writeYaml([entry]);
}

const COMMANDS: Record<string, { usage: string; run: (...args: string[]) => void }> = {
  guide: {
    usage: '<path> "<title>"',
    run: (name = '', title = '') => {
      const path = contentPath(`${name.replace(/^\/|\.mdx$/g, '')}.mdx`);
      if (!/^\/(?:guides|learn)(?:\/[a-z0-9-]+)+$/.test(path)) {
        throw new Error(`"${name}" isn't a path such as guides/storage/file-types`);
      }
      const text = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${TODO}\n---\n\n${TODO}\n`;
      create(`content${path}.mdx`, text);
      const menu = `content/menus/${menuLevel(path, [])}.yml`;
      const item = `- { name: ${JSON.stringify(title)}, url: ${path} }`;
      const isNear = read(menu).includes(`url: ${dirname(path)}/`);
      insertAfter(menu, new RegExp(`^ +- \\{.*url: ${isNear ? `${dirname(path)}/` : ''}`), item);
    },
  },
  entry: {
    usage: '<library>/[<version>/]<part> <id> "<call>" "<title>"',
    run: (part = '', id = '', call = '', title = '') => {
      if (!/^[a-z0-9-]+$/.test(id)) throw new Error(`"${id}" isn't an ID such as select-all`);
      const file = `spec/${part.replace(/\.yml$/, '')}.yml`;
      const { library, version } = specLibrary(file.slice('spec/'.length));
      const folder = join('spec', library, version);
      const known = libraries().find((item) => item.library === library);
      if (!known) throw new Error(`${LIBRARIES} has no library "${library}"`);
      const used = readdirSync(folder).find((name) => idsIn(join(folder, name)).includes(id));
      if (used) throw new Error(`${join(folder, used)} already has an entry "${id}"`);
      const tree = `spec/sections/${known.sections}.yml`;
      const after = new RegExp(`^ +- \\{ id: ${idsIn(file).at(-1)!},`);
      const previous =
        read(tree)
          .split('\n')
          .find((line) => after.test(line)) ?? '';
      const [, type = 'function'] = /type: ([a-z-]+)/.exec(previous) ?? [];
      const fields = {
        function: 'signature: TODO\n  parameters: []',
        'cli-command': `usage: ${JSON.stringify(`${call} [flags]`)}`,
      }[type];
      const head = `- id: ${id}\n  title: ${JSON.stringify(call)}\n  description: ${TODO}\n`;
      const text =
        type === 'operation'
          ? operationItem(library, id, call, title)
          : `${head}  ${fields}\n  examples: []\n`;
      files.set(file, `${read(file).trimEnd()}\n\n${text}`);
      if (new RegExp(`\\bid: ${id}\\b`).test(read(tree))) return;
      const item = `- { id: ${id}, title: ${JSON.stringify(title)}, type:`;
      insertAfter(tree, after, previous.replace(/^.*?\btype:/, item));
    },
  },
  'library-version': {
    usage: '<library> <version>',
    run: (library = '', version = '') => {
      const previous = libraries().find((item) => item.library === library)?.versions?.[0];
      if (!previous) throw new Error(`${LIBRARIES} has no library "${library}" with versions`);
      if (!/^v\d+$/.test(version)) throw new Error(`"${version}" isn't a version such as v3`);
      const names = readdirSync(`spec/${library}/${previous}`);
      for (const name of names) {
        create(`spec/${library}/${version}/${name}`, read(`spec/${library}/${previous}/${name}`));
      }
      const changes = names
        .flatMap((name) => idsIn(`spec/${library}/${previous}/${name}`))
        .map((id) => `- id: ${id}\n  verdict: same\n  by: [${id}]\n`);
      create(`spec/changes/${library}-${previous}.yml`, changes.join(''));
      // Paths without a version are those of the latest one.
      const pages = `content/reference/${library}`;
      for (const name of readdirSync(pages).filter((item) => item.endsWith('.mdx'))) {
        create(`${pages}/${previous}/${name}`, read(`${pages}/${name}`));
      }
      const line = new RegExp(`(- library: ${library}\\n(?:  .*\\n)*?  versions: \\[)`);
      files.set(LIBRARIES, read(LIBRARIES).replace(line, `$1"${version}", `));
    },
  },
};

const idsIn = (file: string) => [...read(file).matchAll(/^- id: (\S+)/gm)].map(([, id]) => id!);

const [kind = '', ...args] = process.argv.slice(2);
const command = COMMANDS[kind];
try {
  if (!command || args.length !== command.usage.split(/(?<=>"?) /).length) {
    const all = Object.entries(COMMANDS).filter(([name]) => !command || name === kind);
    throw new Error(all.map(([name, { usage }]) => `npm run new -- ${name} ${usage}`).join('\n'));
  }
  command.run(...args);
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(file);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
