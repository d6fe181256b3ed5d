/** Storage key of the theme (specification, sections 3 and 4). Only the value "false" means light. */
export const THEME_KEY = 'supabaseDarkMode';
