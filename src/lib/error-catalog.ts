const PAGES: Record<string, string> = {
  database: 'data-api',
  storage: 'storage',
  functions: 'functions',
  realtime: 'functions',
};

/** PostgREST and Postgres: `PGRST116`, `42P01`. */
const DATABASE_CODE = /^(?:PGRST[\dX]\d\d|[\dA-Z]{5})$/;

/** Auth: `otp_expired`. */
const AUTH_CODE = /^[a-z\d]+(?:_[a-z\d]+)+$/;

/**
 * Returns the path of a code in the error catalog: `/reference/errors/auth#otp_expired`. `product` only
 * matters for codes that aren't from the database.
 */
export function errorPath(code: string, product: string): string {
  const page = DATABASE_CODE.test(code) ? 'data-api' : (PAGES[product] ?? 'auth');
  return `/reference/errors/${page}#${code.toLowerCase()}`;
}

/** Returns the path of a code whose shape shows which product it's from. */
export function knownErrorPath(code: string): string | undefined {
  return DATABASE_CODE.test(code) || AUTH_CODE.test(code) ? errorPath(code, '') : undefined;
}
