import { SITE } from '../../../src/lib/site';

/** Replaces Gatsby's function in the bundle of the client. */
export const withPrefix = (path: string) => SITE.prefix + path;
