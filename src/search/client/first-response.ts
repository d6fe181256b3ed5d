import { STALLED_MS } from '../../lib/limits';
import { RetryError } from './search-client';

/** Statuses that mean the key is rejected or the quota is used up. */
const REFUSED_STATUSES = [401, 402, 403, 429];

/**
 * Returns the host's response, or the fallback's if the host can't be reached, returns one of
 * `REFUSED_STATUSES` or invalid data, or is stalled and slower than the fallback.
 *
 * Throws the host's error if the request is invalid, and a `RetryError` if both fail.
 */
export async function firstResponse<T>(
  host: () => Promise<T>,
  fallback: () => Promise<T>,
): Promise<T> {
  const hosted = host();
  const stalled = new Promise<'stalled'>((resolve) => {
    setTimeout(resolve, STALLED_MS, 'stalled');
  });
  try {
    const first = await Promise.race([hosted, stalled]);
    if (first !== 'stalled') return first;
  } catch (error) {
    if (isInvalidRequest(error)) throw error;
  }
  try {
    return await Promise.any([hosted, fallback()]);
  } catch {
    throw await hosted.then(
      () => new RetryError(),
      (error: unknown) => (isInvalidRequest(error) ? error : new RetryError(String(error))),
    );
  }
}

function isInvalidRequest(error: unknown): boolean {
  const { name, status } = error as { name?: string; status?: number };
  return name === 'ApiError' && status !== undefined && !REFUSED_STATUSES.includes(status);
}
