/**
 * Members whose names differ between versions of supabase-js. The outer key is the example's
 * version, and the inner key is the member's name in another version.
 */
export const RENAMED_MEMBERS: Record<string, Record<string, string>> = {
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
    signIn: 'signInWithPassword, signInWithOAuth, or signInWithOtp',
    session: 'getSession',
    user: 'getUser',
    update: 'updateUser',
    api: 'auth.admin',
    setAuth: 'setSession',
    foreignTable: 'referencedTable',
    returning: 'select() after the call',
    removeSubscription: 'removeChannel',
    removeAllSubscriptions: 'removeAllChannels',
  },
};
