import { createHash } from 'node:crypto';

/** Returns a script's or style's hash as a Content-Security-Policy names it. */
export function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
