import { editDistance } from '../../lib/diagnostic';

/**
 * Returns the known name that differs from an unknown name by at most two letters. It's stricter than
 * `nearest()`, because the unknown name might be correct.
 */
export function likelyMeant(name: string, known: Iterable<string>): string | undefined {
  if (name.length < 5) return undefined;
  return [...known].find((other) => other.length > 4 && editDistance(name, other) <= 2);
}
