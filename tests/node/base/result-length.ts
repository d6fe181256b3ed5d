/** Length of a result that's larger than the buffer between two processes, so it waits for the other one. */
export const RESULT_LENGTH = 8_000_000;
