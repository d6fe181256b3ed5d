import { completeCrypto } from './web-crypto';

/** Libraries read them from `process`. */
const SETTINGS = { env: { LITE_AUTH_BCRYPT_COST: '4' }, versions: {} };

/** Libraries look for their files next to the script's URL. */
const NOWHERE = 'https://sandbox.invalid/';

/** The frame's policy blocks `fetch`, so requests for libraries' files return 404. */
async function fetchNothing(input: RequestInfo | URL): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  if (url.startsWith(NOWHERE)) return new Response(undefined, { status: 404 });
  throw new TypeError("Examples in the page can't send requests to the network.");
}

// Libraries print warnings and the emails that they would send.
const silent = () => undefined;
Object.assign(console, { log: silent, info: silent, warn: silent, error: silent, debug: silent });
Object.assign(globalThis, { process: SETTINGS, fetch: fetchNothing });
completeCrypto(crypto);
