import { createHash } from 'node:crypto';

/** Returns the hash of an inline script or style in the format that a policy uses. */
export function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
