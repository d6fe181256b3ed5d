import { SITE } from '../../../src/lib/site';

/** Replaces Gatsby's function in the client's bundle. */
export const withPrefix = (path: string) => SITE.prefix + path;
