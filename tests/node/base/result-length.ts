/** Larger than the buffer between processes, so the result waits for the other one. */
export const RESULT_LENGTH = 8_000_000;
