/** The page of the error catalog with the codes of a product. */
const PAGES: Record<string, string> = {
  database: 'data-api',
  storage: 'storage',
  functions: 'functions',
  realtime: 'functions',
};

/** Codes of PostgREST and Postgres, such as `PGRST116` and `42P01`. */
const DATABASE_CODE = /^(?:PGRST[\dX]\d\d|[\dA-Z]{5})$/;

/** Codes of Auth, such as `otp_expired`. */
const AUTH_CODE = /^[a-z\d]+(?:_[a-z\d]+)+$/;

/**
 * Returns the path of a code's row or section in the error catalog: `/reference/errors/auth#otp_expired`.
 * All products can return the codes of the database. For other codes, pass the product.
 */
export function errorPath(code: string, product: string): string {
  const page = DATABASE_CODE.test(code) ? 'data-api' : (PAGES[product] ?? 'auth');
  return `/reference/errors/${page}#${code.toLowerCase()}`;
}

/** Returns the path of a code in the error catalog if its shape shows which product it's from. */
export function knownErrorPath(code: string): string | undefined {
  return DATABASE_CODE.test(code) || AUTH_CODE.test(code) ? errorPath(code, '') : undefined;
}
