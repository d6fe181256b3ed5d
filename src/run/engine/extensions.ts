import type { PGlite } from '@electric-sql/pglite';
import { MISSING_EXTENSIONS } from './not-in-pglite';
import type { Statement } from './split-statements';
import { DECLARED_EXTENSIONS } from './texts';

/** The folder in PGlite's own file system that Postgres reads extension scripts from. */
const SCRIPTS = '/pglite/share/postgresql/extension';

/** A setting of the control file. The declarations start with these lines. */
const SETTING = /^-- (\w+ = .+)$/gm;

/** Adds the declared extensions to PGlite, so that `create extension` finds them. */
export function provideDeclarations(postgres: PGlite): void {
  for (const [name, script] of DECLARED_EXTENSIONS) {
    const settings = [...script.matchAll(SETTING)].map(([, setting]) => setting!);
    const version = /default_version = '(.+)'/.exec(script)![1]!;
    postgres.Module.FS.writeFile(`${SCRIPTS}/${name}.control`, settings.join('\n'));
    postgres.Module.FS.writeFile(`${SCRIPTS}/${name}--${version}.sql`, script);
  }
}

/** Returns the SQL that creates a declared extension in the same schema as on the platform. */
export function creationOf(extension: string): string {
  const hasSchema = /^-- schema = /m.test(DECLARED_EXTENSIONS.get(extension)!);
  return `create extension if not exists ${extension}${hasSchema ? '' : ' with schema extensions'}`;
}

/** The name of an object in a syntax tree. */
type Name = { String?: { sval: string } } | undefined;

/** Returns the extensions that a statement creates, changes, or drops. */
export function managedBy({ kind, node }: Statement): string[] {
  if (kind === 'CreateExtensionStmt' || kind === 'AlterExtensionStmt') {
    return [node['extname'] as string];
  }
  const { objectType, removeType, object, objects = [object] } = node;
  const isExtension = objectType === 'OBJECT_EXTENSION' || removeType === 'OBJECT_EXTENSION';
  return isExtension ? (objects as Name[]).flatMap((name) => name?.String?.sval ?? []) : [];
}

/** Returns the declared extensions that a statement manages or whose objects it names. */
export function declaredIn(statement: Statement): string[] {
  const managed = managedBy(statement);
  return [...DECLARED_EXTENSIONS.keys()].filter(
    (name) => managed.includes(name) || MISSING_EXTENSIONS[name]?.test(statement.text),
  );
}
