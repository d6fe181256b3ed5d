import { SITE } from '../../../src/lib/site';

/** Instead of Gatsby's function. */
export const withPrefix = (path: string) => SITE.prefix + path;
