/** What the other version of supabase-js calls a method or an option, by the version of a sample. */
export const LIBRARY_RENAMES: Record<'v1' | 'v2', Record<string, string>> = {
  v1: {
    signInWithPassword: 'signIn',
    signInWithOAuth: 'signIn',
    signInWithOtp: 'signIn',
    getSession: 'session()',
    getUser: 'user()',
    updateUser: 'update',
    referencedTable: 'foreignTable',
    emailRedirectTo: 'redirectTo in the second argument',
    removeChannel: 'removeSubscription',
  },
  v2: {
    signIn: 'signInWithPassword, signInWithOAuth or signInWithOtp',
    session: 'getSession',
    user: 'getUser',
    update: 'updateUser',
    api: 'auth.admin',
    setAuth: 'setSession',
    foreignTable: 'referencedTable',
    returning: 'select() behind the call',
    removeSubscription: 'removeChannel',
    removeAllSubscriptions: 'removeAllChannels',
  },
};
