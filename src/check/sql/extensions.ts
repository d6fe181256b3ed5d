import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { MISSING_EXTENSIONS } from './not-in-pglite';
import { readData } from '../runner/read-data';
import type { Statement } from './split-statements';

/** Where PGlite looks for the scripts of extensions, in its own file system. */
const SCRIPTS = '/pglite/share/postgresql/extension';

/** A setting of an extension's control file, as the first lines of its declarations have them. */
const SETTING = /^-- (\w+ = .+)$/gm;

/** The declarations of the extensions PGlite lacks, by name. */
export const DECLARED_EXTENSIONS: ReadonlyMap<string, string> = new Map(
  readdirSync(join(__dirname, '../extensions')).map((file) => [
    file.replace(/\.sql$/, ''),
    readData(`extensions/${file}`),
  ]),
);

/** Lets `create extension` make the declared extensions. */
export function provideDeclarations(postgres: PGlite): void {
  for (const [name, script] of DECLARED_EXTENSIONS) {
    const settings = [...script.matchAll(SETTING)].map(([, setting]) => setting!);
    const version = /default_version = '(.+)'/.exec(script)![1]!;
    postgres.Module.FS.writeFile(`${SCRIPTS}/${name}.control`, settings.join('\n'));
    postgres.Module.FS.writeFile(`${SCRIPTS}/${name}--${version}.sql`, script);
  }
}

/** Makes a declared extension where the platform has it. */
export function creationOf(extension: string): string {
  const ownSchema = /^-- schema = /m.test(DECLARED_EXTENSIONS.get(extension)!);
  return `create extension if not exists ${extension}${ownSchema ? '' : ' with schema extensions'}`;
}

/** The extensions that a statement is about. */
export function managedBy({ kind, node }: Statement): string[] {
  const names = (nodes: unknown[]) =>
    (nodes as { String?: { sval: string } }[]).flatMap(({ String }) =>
      String ? [String.sval] : [],
    );
  if (kind === 'CreateExtensionStmt' || kind === 'AlterExtensionStmt') {
    return [node['extname'] as string];
  }
  if (kind === 'AlterObjectSchemaStmt' && node['objectType'] === 'OBJECT_EXTENSION') {
    return names([node['object']]);
  }
  return kind === 'DropStmt' && node['removeType'] === 'OBJECT_EXTENSION'
    ? names(node['objects'] as unknown[])
    : [];
}

/** The declared extensions that a statement is about or whose objects it names. */
export function declaredIn(statement: Statement): string[] {
  const managed = managedBy(statement);
  return [...DECLARED_EXTENSIONS.keys()].filter(
    (name) => managed.includes(name) || MISSING_EXTENSIONS[name]?.test(statement.text),
  );
}
