import type { Undocumented } from '../coverage-listed';

/** Operations of the Auth server without an entry. */
export const UNDOCUMENTED_AUTH: Undocumented[] = [];

/** Operations of the Storage server without an entry. */
export const UNDOCUMENTED_STORAGE: Undocumented[] = [];
