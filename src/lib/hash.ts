/** Decodes a part of a URL. If it's malformed, like `%F0`, returns `otherwise`. */
export function decodeOr(text: string, otherwise: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}

/**
 * Returns the ID that a URL's hash refers to: decoded, and without `#`. Returns an empty string if the
 * hash is malformed, like `#%F0`.
 */
export function decodeHash(hash: string): string {
  return decodeOr(hash.replace(/^#/, ''), '');
}

/**
 * Returns the hash in a form that can be decoded. In a malformed hash, escapes all percent signs:
 * `#%F0` → `#%25F0`.
 */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
