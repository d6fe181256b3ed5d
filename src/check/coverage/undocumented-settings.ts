import type { Undocumented } from './listed';

/** Settings of data/settings.json that do not stand on the page that lists them all, by page. */
export const UNDOCUMENTED_SETTINGS: Record<string, Undocumented[]> = {};
