import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/**
 * Supabase Lite 0.10 signs access tokens with a shared secret, which `@supabase/server` doesn't
 * accept. So functions get tokens that a key pair signs again, and their requests get the original
 * ones.
 */
export class SigningKeys {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly originals = new Map<string, string>();

  /** As Auth publishes them. */
  readonly jwks = {
    keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), ...this.header() }],
  };

  /** With the claims of one of Lite's tokens. */
  signAgain(token: string): string {
    const [, claims = ''] = token.split('.');
    const header = encode({ ...this.header(), typ: 'JWT' });
    const key = { key: this.keys.privateKey, dsaEncoding: 'ieee-p1363' as const };
    const signature = sign('sha256', Buffer.from(`${header}.${claims}`), key).toString('base64url');
    const signed = `${header}.${claims}.${signature}`;
    this.originals.set(signed, token);
    return signed;
  }

  /** In a header such as `Bearer eyJ…`. Other values stay the same. */
  restore(authorization: string): string {
    const [scheme = '', token = ''] = authorization.split(' ');
    const original = this.originals.get(token);
    return original ? `${scheme} ${original}` : authorization;
  }

  private header() {
    const jwk = JSON.stringify(this.keys.publicKey.export({ format: 'jwk' }));
    const kid = createHash('sha256').update(jwk).digest('hex').slice(0, 12);
    return { alg: 'ES256', kid };
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
