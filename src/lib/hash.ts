/** Decodes a part of a URL. Returns `otherwise` if it's malformed, like `%F0`. */
export function decodeOr(text: string, otherwise: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}

/** Returns the decoded ID in a URL's hash, or an empty string if the hash is malformed. */
export function decodeHash(hash: string): string {
  return decodeOr(hash.replace(/^#/, ''), '');
}

/** Escapes the percent signs of a malformed hash: `#%F0` → `#%25F0`. */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
