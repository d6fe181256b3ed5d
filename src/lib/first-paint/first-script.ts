import { EARLY_EVENTS_SCRIPT } from '../early-events';
import { THEME_KEY } from '../site';
import { MENU_KEY } from './menu-groups';
import { TABS_KEY } from './tab-choices';

/** Storage key of the switch that wraps long lines of code. */
export const WRAP_KEY = 'supabaseWrapCode';

/**
 * Selects the tabs that the reader chose before, and opens the menu groups that were open, while the
 * browser parses the page, so nothing flashes or moves: an observer's callback runs before the browser
 * paints what was added. `t` contains the choices (see `chosenTab`), `n` the names of the tabs in a
 * list (see `tabName`), and `g` the open groups (see `groupName`).
 */
const RESTORE_PAGE =
  'const l=new URLSearchParams(location.search).get("lang"),' +
  `t=((l?l.toLowerCase()+",* ":"")+(localStorage.getItem("${TABS_KEY}")||""))` +
  '.split(" ").map(c=>c.split(",")),' +
  `g=(sessionStorage.getItem("${MENU_KEY}")||"").split("\\n");` +
  'if(t[0][1]||g[0]){const o=new MutationObserver(()=>{' +
  'for(const a of document.querySelectorAll("main [role=tablist]")){' +
  'const b=[...a.children],' +
  'n=b.map(e=>e.textContent.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu,"-")),' +
  'c=t.find(([s,...r])=>n.includes(s)?r.some(e=>e=="*"||n.includes(e)):0);' +
  'if(c)b.forEach((e,i)=>{const s=n[i]==c[0];e.setAttribute("aria-selected",s);' +
  'const p=document.getElementById(e.getAttribute("aria-controls"));if(p)p.dataset.active=s})}' +
  'for(const s of document.querySelectorAll("#menu summary"))' +
  'if(g.includes(s.closest("#menu").dataset.level+" "+s.textContent))s.parentNode.open=true});' +
  'o.observe(d,{childList:true,subtree:true});' +
  'addEventListener("DOMContentLoaded",()=>o.disconnect())}';

/**
 * Runs before the first paint. It marks Apple devices, for keyboard hints, and browsers that save
 * data, applies the theme and the
 * wrapping of code, and restores tabs and the menu. Pages are built with the `dark` class because dark is the
 * default. Local storage comes last, because reading it can throw. Then
 * it starts to record what readers do before the page's code has loaded.
 */
export const FIRST_SCRIPT =
  'try{const d=document.documentElement,n=navigator;' +
  'if(/Mac|iP(hone|ad|od)/.test(n.platform))d.dataset.mac="";' +
  'if(n.connection?.saveData)d.dataset.saves="";' +
  `const m=localStorage.getItem("${THEME_KEY}");` +
  'if(m==="system"?matchMedia("(prefers-color-scheme:light)").matches:m==="false")d.className="";' +
  `if(localStorage.getItem("${WRAP_KEY}")==="true")d.dataset.wrap="";` +
  RESTORE_PAGE +
  '}catch{}' +
  EARLY_EVENTS_SCRIPT;
