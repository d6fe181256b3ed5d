import type { ConfigSource } from './cli/generate-config';
import { generateConfig } from './cli/generate-config';
import { generate as generateCli } from './cli/generate';
import { findCli, helpReader, runCli } from './cli/run-cli';
import { loadClientPackages } from '../runner/client-packages';
import type { DartSource } from './dart/generate-symbols';
import { generateSymbols } from './dart/generate-symbols';
import { generate as generateDart } from './dart/generate';
import type { FactFile } from './fact-files';
import { firstReleases } from './javascript/generate';
import { toReleases, viewReleases, withPackages } from './javascript/npm-packages';
import type { HttpSource } from './http/generate';
import { generate as generateHttp } from './http/generate';
import type { PythonSource } from './python/generate';
import { generate as generatePython } from './python/generate';
import type { SettingsSource } from './self-hosting/generate';
import { generate as generateSettings } from './self-hosting/generate';
import type { Origin } from './sources';
import { describeSource, readSources } from './sources';

/** `path` is from the command line. */
type Generator = (path: string | undefined) => Promise<FactFile[]> | FactFile[];

/**
 * By name in `npm run facts`. JavaScript's only finds when members were added, because checks read
 * the rest from installed packages.
 */
export const GENERATORS: Record<string, Generator> = {
  cli: cliFacts,
  'cli-config': fromFiles(/^cli_config\.json$/, 'cli-config', (data) => {
    const { source, ...more } = data as ConfigSource & { source: Origin[] };
    return [file('cli/config.json', describeSource(source), generateConfig(more))];
  }),
  dart: fromFiles(/^dart.*symbols\.json$/, 'dart', (data) => {
    const facts = data as DartSource & { version: string; docs_version: string };
    const { docs_version: name, version } = facts;
    const { $source, ...table } = generateDart(facts, version.split(' ')[1] ?? '');
    const symbols = file(`dart/${name}-symbols.json`, $source, generateSymbols(facts));
    const names = file(`dart/${name}.json`, $source, table);
    return [names, symbols];
  }),
  javascript: javascriptFacts,
  python: fromFiles(/^python_symbols\.json$/, 'python', (data) => {
    const { versions, v2 } = data as { versions: { v2: string }; v2: PythonSource & PythonHeader };
    const [version] = versions.v2.split(' (');
    return [
      file('python/symbols.json', describeSource(v2.packages[0]!, version), generatePython(v2)),
    ];
  }),
  auth: httpFacts('auth'),
  storage: httpFacts('storage'),
  management: httpFacts('management'),
  'self-hosting': fromFiles(/^self_hosting_config\.json$/, 'self-hosting', (data) => {
    const { source, ...more } = data as SettingsSource & { source: Origin[] };
    const origins = source.filter(({ service = '' }) => service in more && service !== 'docker');
    return [file('self-hosting/settings.json', describeSource(origins), generateSettings(more))];
  }),
};

interface PythonHeader {
  packages: Origin[];
}

async function cliFacts(path = process.env['SUPABASE_CLI'] ?? process.cwd()): Promise<FactFile[]> {
  const binary = findCli(path);
  if (!binary) {
    throw new Error(
      `There is no Supabase CLI in ${path}: run "npm install supabase@<version>" in an empty folder, ` +
        'then "npm run facts -- cli <that folder>". The project doesn\'t install the CLI because it ' +
        'takes up 140 MB',
    );
  }
  const version = (await runCli(binary, ['--version'])).trim();
  const source = { source: `npm package supabase ${version}, supabase --help`, version };
  return [file('cli/commands.json', source, await generateCli(helpReader(binary)))];
}

/** From the latest version's releases, up to the installed one. */
async function javascriptFacts(): Promise<FactFile[]> {
  const [client] = loadClientPackages(process.cwd());
  if (!client) throw new Error("supabase-js isn't installed: run npm install");
  const { name, version, release, major } = client;
  const published = await viewReleases(name, major);
  const releases = toReleases(name, published, release.split(' ')[1]!);
  const since = await withPackages((read) => firstReleases(releases, read));
  const range = `${releases[0]!.version} to ${releases.at(-1)!.version}`;
  const source = {
    source: `npm package ${name} ${range}, with the lowest allowed version of each dependency`,
    version: release,
  };
  return [file(`javascript/${version}-releases.json`, source, { since })];
}

function httpFacts(name: string): Generator {
  return fromFiles(new RegExp(`^${name}_api\\.json$`), name, (data) => {
    const { source, ...more } = data as HttpSource & { source: Origin & { key?: string } };
    const origins = [source].flat().filter(({ key = 'operations' }) => key === 'operations');
    return [file(`http/${name}.json`, describeSource(origins), generateHttp(more))];
  });
}

function fromFiles(
  pattern: RegExp,
  name: string,
  generate: (data: unknown) => FactFile[],
): Generator {
  return (path = process.env['FACTS_SOURCE']) => readSources(path, pattern, name).flatMap(generate);
}

function file(path: string, $source: FactFile['table']['$source'], table: object): FactFile {
  return { path, table: { $source, ...table } };
}
