import type { Undocumented } from './listed';

/** Settings that the page that lists a server's settings leaves out, by page. */
export const UNDOCUMENTED_SETTINGS: Record<string, Undocumented[]> = {};
