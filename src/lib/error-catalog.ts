const PAGES: Record<string, string> = {
  database: 'data-api',
  storage: 'storage',
  functions: 'functions',
  realtime: 'realtime',
};

/** PostgREST and Postgres: `PGRST116`, `42P01`. */
const DATABASE_CODE = /^(?:PGRST[\dX]\d\d|[\dA-Z]{5})$/;

/** Auth: `otp_expired`. */
const AUTH_CODE = /^[a-z\d]+(?:_[a-z\d]+)+$/;

/** `/reference/errors/auth#otp_expired`. `product` doesn't matter for codes of the database. */
export function errorPath(code: string, product: string): string {
  const page = DATABASE_CODE.test(code) ? 'data-api' : (PAGES[product] ?? 'auth');
  return `/reference/errors/${page}#${code.toLowerCase()}`;
}

/** For codes whose shape shows the product. */
export function knownErrorPath(code: string): string | undefined {
  return DATABASE_CODE.test(code) || AUTH_CODE.test(code) ? errorPath(code, '') : undefined;
}
