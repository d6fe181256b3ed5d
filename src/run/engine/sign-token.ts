/** Returns a JSON Web Token with these claims, signed with HS256. */
export async function signToken(claims: Record<string, unknown>, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const part = (value: object) => toBase64Url(encoder.encode(JSON.stringify(value)));
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return `${text}.${toBase64Url(new Uint8Array(signature))}`;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
