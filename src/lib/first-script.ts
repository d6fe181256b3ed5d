import { EARLY_EVENTS_SCRIPT } from './early-events';
import { THEME_KEY } from './site';

/**
 * Runs before the first paint. It marks Apple devices, for keyboard hints, and browsers that save
 * data, and removes the `dark` class if the reader chose the light theme. Pages are built with that
 * class because dark is the default. Local storage comes last, because reading it can throw. Then it
 * starts to record what readers do before the page's code has loaded.
 */
export const FIRST_SCRIPT =
  'try{const d=document.documentElement,n=navigator;' +
  'if(/Mac|iP(hone|ad|od)/.test(n.platform))d.dataset.mac="";' +
  'if(n.connection?.saveData)d.dataset.saves="";' +
  `if(localStorage.getItem("${THEME_KEY}")==="false")d.className=""}catch{}` +
  EARLY_EVENTS_SCRIPT;
