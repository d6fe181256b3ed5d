import { STALLED_MS } from '../../lib/limits';
import { RetryError } from './search-client';

/** Statuses by which a host refuses a key or says that a quota is used up. */
const REFUSALS = [401, 402, 403, 429];

/**
 * The host's answer, or the net's where the host cannot be reached, refuses, answers nonsense, or
 * takes longer than what is called stalled. What the host says about a wrong request is final.
 */
export async function firstAnswer<T>(host: () => Promise<T>, net: () => Promise<T>): Promise<T> {
  const hosted = host();
  const stalled = new Promise<'stalled'>((resolve) => {
    setTimeout(resolve, STALLED_MS, 'stalled');
  });
  try {
    const first = await Promise.race([hosted, stalled]);
    if (first !== 'stalled') return first;
  } catch (error) {
    if (isFinal(error)) throw error;
  }
  try {
    return await Promise.any([hosted, net()]);
  } catch {
    throw await hosted.then(
      () => new RetryError(),
      (error: unknown) => (isFinal(error) ? error : new RetryError(String(error))),
    );
  }
}

function isFinal(error: unknown): boolean {
  const { name, status } = error as { name?: string; status?: number };
  return name === 'ApiError' && status !== undefined && !REFUSALS.includes(status);
}
