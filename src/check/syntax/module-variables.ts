/** Variables that a framework's module reads on its own, by the command that installs the module. */
export const MODULE_VARIABLES: Record<string, string[]> = {
  // The options `url` and `key` of @nuxtjs/supabase 2.0.
  'npm install @nuxtjs/supabase': ['NUXT_PUBLIC_SUPABASE_URL', 'NUXT_PUBLIC_SUPABASE_KEY'],
};
