import { EARLY_EVENTS_SCRIPT } from './early-events';
import { THEME_KEY } from '../site';
import { MENU_KEY } from './menu-groups';
import { LOAD_CODE_SCRIPT, SHOW_CURRENT_SCRIPT } from './page-code';
import { SHOW_BLOCKS_SCRIPT } from './skipped-blocks';
import { TABS_KEY } from './tab-choices';
import { TEXT_FONT_SCRIPT } from './text-font';

/** Storage key of the switch that wraps long lines of code. */
export const WRAP_KEY = 'supabaseWrapCode';

/**
 * Selects the tabs that the reader chose before, and opens the menu groups that were open, while the
 * browser parses the page. Nothing flashes or moves, because an observer's callback runs before the
 * browser paints the new elements. `t` contains the choices (see `chosenTab`), `x` the names of the
 * tabs in a list, and `g` the open groups. Every page contains this script, so it's as short as
 * possible.
 */
const RESTORE_PAGE =
  'const r=(k,v)=>(k.getItem(v)||"").split("\\n"),' +
  `t=r(s,"${TABS_KEY}"),g=r(sessionStorage,"${MENU_KEY}"),` +
  'q=new URLSearchParams(location.search).get("lang");' +
  'if(q)t.unshift(q.toLowerCase().replaceAll("-"," ")+"|*");' +
  'if(t[0]+g[0]){const a=q=>document.querySelectorAll(q),o=new MutationObserver(()=>{' +
  'a("[role=tablist]").forEach(l=>{' +
  'const b=[...l.children],x=b.map(e=>e.textContent.toLowerCase()),' +
  'c=t.map(c=>c.split("|")).find(([c,...r])=>' +
  'x.includes(c)?r.some(e=>e=="*"||x.includes(e)):0);' +
  'if(c)b.forEach((e,i)=>{const p=document.getElementById(e.getAttribute("aria-controls"));' +
  'e.ariaSelected=x[i]==c[0];if(p)p.dataset.active=x[i]==c[0]})});' +
  'a("#menu summary").forEach(e=>{if(g.includes(e.textContent))e.parentNode.open=true})});' +
  'o.observe(d,{childList:true,subtree:true});' +
  'addEventListener("DOMContentLoaded",()=>o.disconnect())}';

/**
 * Runs before the first paint. It requests the text font. It also marks Apple devices, for keyboard hints,
 * and browsers that save data. It applies the theme and the wrapping of code, and restores tabs and the menu.
 * Pages are built with the `dark` class because dark is the default. The `try` block reads local storage
 * last, because reading it can throw. Then the script waits for the reader's first action to load the page's
 * code, and records what they do until it has loaded.
 */
export const FIRST_SCRIPT =
  TEXT_FONT_SCRIPT +
  'try{const d=document.documentElement,n=navigator;' +
  'if(/Mac|iP(hone|ad|od)/.test(n.platform))d.dataset.mac="";' +
  'if(n.connection?.saveData)d.dataset.saves="";' +
  `const s=localStorage,m=s.getItem("${THEME_KEY}");` +
  'if(m=="system"?matchMedia("(prefers-color-scheme:light)").matches:m=="false")d.className="";' +
  `if(s.getItem("${WRAP_KEY}")=="true")d.dataset.wrap="";` +
  RESTORE_PAGE +
  '}catch{}' +
  SHOW_CURRENT_SCRIPT +
  SHOW_BLOCKS_SCRIPT +
  LOAD_CODE_SCRIPT +
  EARLY_EVENTS_SCRIPT;
