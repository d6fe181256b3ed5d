/** Theme preference (specification, sections 3 and 4): "true" or "false"; anything else is dark. */
export const THEME_KEY = 'supabaseDarkMode';
