import type { Check } from './check';
import { sources } from './sources';

/** All checks, in the order of the report. */
export const CHECKS: Check[] = [sources];
