import { JWT_ERRORS } from './strings/widgets';

export const JWT_ROLES = ['anon', 'service_role'] as const;
export type JwtRole = (typeof JWT_ROLES)[number];

/** In bytes, for HS256 (RFC 7518, section 3.2). */
const MIN_SECRET_BYTES = 32;
const SECRET_LENGTH = 40;
const YEARS = 5;

/** Times are in seconds. */
export function jwtPayload(role: JwtRole, now: Date): Record<string, string | number> {
  const expiry = new Date(now);
  expiry.setUTCFullYear(now.getUTCFullYear() + YEARS);
  return { role, iss: 'supabase', iat: seconds(now), exp: seconds(expiry) };
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/** Undefined if it's valid. */
export function secretError(secret: string): string | undefined {
  const { length } = new TextEncoder().encode(secret);
  if (length >= MIN_SECRET_BYTES) return undefined;
  return JWT_ERRORS.shortSecret(MIN_SECRET_BYTES, length);
}

/** Undefined if it's valid. */
export function payloadError(payload: string): string | undefined {
  try {
    const value: unknown = JSON.parse(payload);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? undefined : JWT_ERRORS.notAnObject;
  } catch (error) {
    return JWT_ERRORS.invalidJson((error as Error).message);
  }
}

/** HS256 in Web Crypto, so nothing leaves the page. */
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

export function randomSecret(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  // Bytes from 248 (4 × 62) would make the first letters more likely.
  const isUnbiased = (byte: number) => byte < letters.length * 4;
  let secret = '';
  while (secret.length < SECRET_LENGTH) {
    const bytes = [...crypto.getRandomValues(new Uint8Array(64))].filter(isUnbiased);
    secret += bytes.map((byte) => letters[byte % letters.length]).join('');
  }
  return secret.slice(0, SECRET_LENGTH);
}
