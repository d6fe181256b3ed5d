/**
 * The reader's own client, a client with the secret key, and the client of a second user, Ben. Names that an
 * example assigns don't have to be here.
 */
export const CLIENT_NAMES: ReadonlySet<string> = new Set(['supabase', 'admin', 'ben']);
