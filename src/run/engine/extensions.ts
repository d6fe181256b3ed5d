import type { PGlite } from '@electric-sql/pglite';
import { MISSING_EXTENSIONS } from './not-in-pglite';
import type { Statement } from './split-statements';
import { DECLARED_EXTENSIONS } from './texts';

/** In PGlite's own file system. */
const SCRIPTS = '/pglite/share/postgresql/extension';

/** The control file's, with which the declarations start. */
const SETTING = /^-- (\w+ = .+)$/gm;

/** So that `create extension` finds them. */
export function provideDeclarations(postgres: PGlite): void {
  for (const [name, script] of DECLARED_EXTENSIONS) {
    const settings = [...script.matchAll(SETTING)].map(([, setting]) => setting!);
    const version = /default_version = '(.+)'/.exec(script)![1]!;
    postgres.Module.FS.writeFile(`${SCRIPTS}/${name}.control`, settings.join('\n'));
    postgres.Module.FS.writeFile(`${SCRIPTS}/${name}--${version}.sql`, script);
  }
}

/** In the same schema as on the platform. */
export function creationOf(extension: string): string {
  const hasSchema = /^-- schema = /m.test(DECLARED_EXTENSIONS.get(extension)!);
  return `create extension if not exists ${extension}${hasSchema ? '' : ' with schema extensions'}`;
}

/** In a syntax tree. */
type Name = { String?: { sval: string } } | undefined;

/** That the statement creates, changes, or drops. */
export function managedBy({ kind, node }: Statement): string[] {
  if (kind === 'CreateExtensionStmt' || kind === 'AlterExtensionStmt') {
    return [node['extname'] as string];
  }
  const { objectType, removeType, object, objects = [object] } = node;
  const isExtension = objectType === 'OBJECT_EXTENSION' || removeType === 'OBJECT_EXTENSION';
  return isExtension ? (objects as Name[]).flatMap((name) => name?.String?.sval ?? []) : [];
}

/** Whose objects the statement manages or names. */
export function declaredIn(statement: Statement): string[] {
  const managed = managedBy(statement);
  return [...DECLARED_EXTENSIONS.keys()].filter(
    (name) => managed.includes(name) || MISSING_EXTENSIONS[name]?.test(statement.text),
  );
}
