/**
 * The reader's client, a client with the secret key, and that of a second user, Ben. Names that an
 * example assigns don't have to be here.
 */
export const CLIENT_NAMES: ReadonlySet<string> = new Set(['supabase', 'admin', 'ben']);
