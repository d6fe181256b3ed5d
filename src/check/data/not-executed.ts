/** Examples that Lite cannot answer as the platform does, by library, version, entry and example. */
export const NOT_EXECUTED: Record<string, string> = {};
