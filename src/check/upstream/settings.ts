import { CONFIG_TYPES } from './cli/config-corrections';
import { CONFIG_PAGE } from './cli/config-settings';
import settings from './self-hosting/settings.json';

/** By page. Other names follow a `|`. */
export const SETTINGS: Record<string, string[]> = {
  'content/reference/self-hosting-auth/config.mdx': settings.auth,
  'content/reference/self-hosting-storage/config.mdx': settings.storage,
  'content/reference/self-hosting-realtime/config.mdx': settings.realtime,
  [CONFIG_PAGE]: Object.keys(CONFIG_TYPES),
};
