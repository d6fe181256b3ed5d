/** A path has the level of its longest matching prefix. */
const PREFIXES: Record<string, string[]> = {
  home: ['/'],
  gettingstarted: ['/guides', '/guides/getting-started'],
  database: ['/guides/database', '/guides/api'],
  auth: ['/guides/auth', '/learn'],
  functions: ['/guides/functions'],
  realtime: ['/guides/realtime'],
  storage: ['/guides/storage'],
  platform: ['/guides/platform'],
  resources: ['/guides/resources', '/guides/cli', '/guides/migrations', '/guides/hosting'],
  integrations: ['/guides/integrations'],
};

/** Levels with a menu file, in the order of `PREFIXES`. */
export const GUIDE_LEVELS = Object.keys(PREFIXES);

const TABLE = Object.entries(PREFIXES)
  .flatMap(([level, prefixes]) => prefixes.map((prefix) => ({ prefix, level })))
  .sort((a, b) => b.prefix.length - a.prefix.length);

export interface ReferenceArea {
  library: string;
  versions: readonly string[];
  /** Libraries with the same level share a menu. */
  level?: string | undefined;
}

export function referenceLevel(
  { library, level = `reference_${library}` }: ReferenceArea,
  version: string,
): string {
  return version ? `${level}_${version}` : level;
}

/** `path` has no base path: `/learn/x` is in `auth`. */
export function menuLevel(path: string, areas: readonly ReferenceArea[]): string {
  const [, folder, name, version = ''] = path.split('/');
  const area = folder === 'reference' ? areas.find(({ library }) => library === name) : undefined;
  if (area) {
    const { versions } = area;
    return referenceLevel(area, versions.includes(version) ? version : (versions[0] ?? ''));
  }
  const covers = (prefix: string) =>
    prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);
  return TABLE.find(({ prefix }) => covers(prefix))!.level;
}

/** Their menus come from the section trees. */
export function isReferenceLevel(level: string): boolean {
  return level.startsWith('reference_');
}
