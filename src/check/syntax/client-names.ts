/**
 * The names that examples give the client: the reader's own, one with the secret key, and the one of a
 * second user, Ben. Names that an example assigns itself don't have to be here.
 */
export const CLIENT_NAMES: ReadonlySet<string> = new Set(['supabase', 'admin', 'ben']);
