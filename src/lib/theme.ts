/** Theme preference (specification, sections 3 and 4): "true" or "false"; anything else is dark. */
export const THEME_KEY = 'supabaseDarkMode';

/**
 * Runs before the first paint: takes the dark class from a page that is to be light. Pages are
 * written dark, which is the default and what readers without JavaScript get.
 */
export const THEME_SCRIPT = `try{if(localStorage.getItem("${THEME_KEY}")==="false")document.documentElement.className=""}catch(e){}`;
