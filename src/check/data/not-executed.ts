/** Examples that Lite cannot answer as the platform does, by library, version, entry and example. */
export const NOT_EXECUTED: Record<string, string> = {
  'javascript/v2/rpc/raised-error':
    'Lite 0.10 answers an exception of a function without its code and hint',
  'javascript/v2/sign-up/phone': 'Lite 0.10 knows no phone sign-up',
};
