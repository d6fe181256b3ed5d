import { editDistance } from '../../lib/diagnostic';

/**
 * Returns the known name that a misspelled one is probably meant to be: at most two letters differ.
 * This is stricter than `nearest()` because an unknown name can be correct here.
 */
export function likelyMeant(name: string, known: Iterable<string>): string | undefined {
  if (name.length < 5) return undefined;
  return [...known].find((other) => other.length > 4 && editDistance(name, other) <= 2);
}
