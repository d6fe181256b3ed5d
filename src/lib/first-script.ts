import { THEME_KEY } from './theme';

/**
 * Runs before the first paint. Marks computers whose command key is ⌘, for key hints, and readers whose
 * browser saves data; takes the dark class from a page that is to be light. Pages are written
 * dark, which is the default and what readers without JavaScript get. The storage comes last: asking
 * for it may throw.
 */
export const FIRST_SCRIPT =
  'try{const d=document.documentElement,n=navigator;' +
  'if(/Mac|iP(hone|ad|od)/.test(n.platform))d.dataset.mac="";' +
  'if(n.connection?.saveData)d.dataset.saves="";' +
  `if(localStorage.getItem("${THEME_KEY}")==="false")d.className=""}catch{}`;
