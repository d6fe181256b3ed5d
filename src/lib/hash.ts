/**
 * Returns the ID that a URL's hash refers to: decoded, and without `#`. Returns an empty string if the
 * hash is malformed, like `#%F0`.
 */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
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
