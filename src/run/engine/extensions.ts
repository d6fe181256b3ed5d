import type { PGlite } from '@electric-sql/pglite';
import { MISSING_EXTENSIONS } from './not-in-pglite';
import type { Statement } from './split-statements';
import { DECLARATIONS } from './texts';

/** The folder in PGlite's own file system that Postgres reads extension scripts from. */
const SCRIPTS = '/pglite/share/postgresql/extension';

/** A setting of the control file. The declarations start with these lines. */
const SETTING = /^-- (\w+ = .+)$/gm;

/** SQL declarations that replace the extensions PGlite lacks, by name. */
export const DECLARED_EXTENSIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(DECLARATIONS),
);

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

/** Returns the extensions that a statement creates, changes, or drops. */
export function managedBy({ kind, node }: Statement): string[] {
  if (kind === 'CreateExtensionStmt' || kind === 'AlterExtensionStmt') {
    return [node['extname'] as string];
  }
  const {
    objectType,
    object,
    removeType,
    objects = [object],
  } = node as {
    objectType?: string;
    object?: { String?: { sval: string } };
    removeType?: string;
    objects?: { String?: { sval: string } }[];
  };
  return objectType === 'OBJECT_EXTENSION' || removeType === 'OBJECT_EXTENSION'
    ? objects.flatMap((name) => name?.String?.sval ?? [])
    : [];
}

/** Returns the declared extensions that a statement manages or whose objects it names. */
export function declaredIn(statement: Statement): string[] {
  const managed = managedBy(statement);
  return [...DECLARED_EXTENSIONS.keys()].filter(
    (name) => managed.includes(name) || MISSING_EXTENSIONS[name]?.test(statement.text),
  );
}
