/** `otherwise` is for a malformed text such as `%F0`. */
export function decodeOr(text: string, otherwise: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}

/** Empty if malformed. */
export function decodeHash(hash: string): string {
  return decodeOr(hash.replace(/^#/, ''), '');
}

/** Malformed hashes get escaped percent signs: `#%F0` → `#%25F0`. */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
