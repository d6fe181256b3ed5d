import { errorPath, knownErrorPath } from '../../src/lib/error-catalog';

test.each([
  ['PGRST116', 'auth', 'data-api#pgrst116'],
  ['42P01', 'storage', 'data-api#42p01'],
  ['NoSuchKey', 'storage', 'storage#nosuchkey'],
  ['WORKER_LIMIT', 'functions', 'functions#worker_limit'],
  ['PrivateOnly', 'realtime', 'realtime#privateonly'],
  ['otp_expired', 'auth-admin', 'auth#otp_expired'],
])('%s of %s is explained at %s', (code, product, path) => {
  expect(errorPath(code, product)).toBe(`/reference/errors/${path}`);
});

test.each([
  ['42703', 'data-api#42703'],
  ['otp_expired', 'auth#otp_expired'],
])('%s is recognizable without its product', (code, path) => {
  expect(knownErrorPath(code)).toBe(`/reference/errors/${path}`);
});

test.each(['404', 'InvalidKey', ''])('%j is not', (code) => {
  expect(knownErrorPath(code)).toBeUndefined();
});
