/** Roles a key of a self-hosted project can have. */
export const JWT_ROLES = ['anon', 'service_role'] as const;
export type JwtRole = (typeof JWT_ROLES)[number];

/** Shortest secret that HS256 may be used with, in bytes (RFC 7518, section 3.2). */
export const JWT_SECRET_BYTES = 32;

const YEARS = 5;

/** What a key says: who it is for, and from when to when it holds, in seconds. */
export function jwtPayload(role: JwtRole, now: Date): Record<string, string | number> {
  const expiry = new Date(now);
  expiry.setUTCFullYear(now.getUTCFullYear() + YEARS);
  return { role, iss: 'supabase', iat: seconds(now), exp: seconds(expiry) };
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/** What is wrong with a secret, if anything. */
export function secretDiagnostic(secret: string): string | undefined {
  const { length } = new TextEncoder().encode(secret);
  if (length >= JWT_SECRET_BYTES) return undefined;
  return `HS256 needs at least ${JWT_SECRET_BYTES} characters; this has ${length}`;
}

/** What is wrong with a payload, if anything. */
export function payloadDiagnostic(payload: string): string | undefined {
  try {
    const value: unknown = JSON.parse(payload);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? undefined : 'The payload must be a JSON object';
  } catch (error) {
    return `The payload is not JSON: ${(error as Error).message}`;
  }
}

/** Signs a payload (JSON) with HS256, by Web Crypto: nothing leaves the page. */
export async function signJwt(payload: string, secret: string): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const head = base64Url(encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' })));
  const body = base64Url(encode(JSON.stringify(JSON.parse(payload))));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, encode(`${head}.${body}`));
  return `${head}.${body}.${base64Url(new Uint8Array(signature))}`;
}

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A secret of 40 letters and digits from the browser's source of chance. */
export function randomSecret(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  // 248 is the largest multiple of 62 in a byte: larger ones would favour the first letters.
  const even = (byte: number) => byte < letters.length * 4;
  let secret = '';
  while (secret.length < 40) {
    const bytes = [...crypto.getRandomValues(new Uint8Array(64))].filter(even);
    secret += bytes.map((byte) => letters[byte % letters.length]).join('');
  }
  return secret.slice(0, 40);
}
