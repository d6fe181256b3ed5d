/**
 * Every menu level and the path prefixes that belong to it. A path has the level of the longest
 * prefix that covers it (specification, section 4, and routes table).
 */
const PREFIXES = {
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
  reference_javascript_v1: ['/reference/javascript/v1'],
  reference_javascript_v2: ['/reference/javascript'],
  reference_dart_v0: ['/reference/dart/v0'],
  reference_dart_v1: ['/reference/dart'],
  reference_python: ['/reference/python'],
  reference_cli: ['/reference/cli'],
  reference_api: ['/reference/management-api'],
  reference_self_hosting_auth: ['/reference/auth', '/reference/self-hosting-auth'],
  reference_self_hosting_storage: ['/reference/storage', '/reference/self-hosting-storage'],
  reference_self_hosting_realtime: ['/reference/realtime', '/reference/self-hosting-realtime'],
} as const;

/** The menu a page belongs to. */
export type MenuLevel = keyof typeof PREFIXES;

/** All levels, in the order of the specification. */
export const MENU_LEVELS = Object.keys(PREFIXES) as MenuLevel[];

const TABLE = Object.entries(PREFIXES)
  .flatMap(([level, prefixes]) =>
    prefixes.map((prefix) => ({ prefix: prefix as string, level: level as MenuLevel })),
  )
  .sort((a, b) => b.prefix.length - a.prefix.length);

/** The level of a page path without base path, e.g. `/learn/auth-deep-dive` → `auth`. */
export function menuLevel(path: string): MenuLevel {
  const covers = (prefix: string) =>
    prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);
  const row = TABLE.find(({ prefix }) => covers(prefix));
  return row ? row.level : 'home';
}

/** True for the levels of the reference areas, whose menus come from the section trees. */
export function isReferenceLevel(level: string): boolean {
  return level.startsWith('reference_');
}
