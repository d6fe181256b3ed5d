import { editDistance } from '../../lib/diagnostic';

/**
 * The known name that an unknown one was probably meant to be: two letters off at most. For names
 * of which there are others than those known here.
 */
export function likelyMeant(name: string, known: Iterable<string>): string | undefined {
  if (name.length < 5) return undefined;
  return [...known].find((other) => other.length > 4 && editDistance(name, other) <= 2);
}
