/**
 * Attribute of the template that contains a page's scripts. Scripts in a template don't load until they
 * are moved to the document.
 */
export const CODE_ATTRIBUTE = 'data-code';
/** Attribute of components that need code before the reader does anything. It loads with their page. */
export const EAGER_ATTRIBUTE = 'data-eager';

/**
 * Loads the page's code when the reader first moves the pointer, touches or clicks the page, scrolls, types,
 * or moves the focus. Screen readers can click without any other event. Until then, the page is only HTML
 * and CSS, so it appears earlier, and readers who leave right away don't download the rest. A URL with a
 * hash loads the code immediately, because the hash can select a tab. It's part of the first script.
 */
export const LOAD_CODE_SCRIPT =
  '{const d=document,a=["pointermove","pointerdown","touchstart","click","wheel","scroll","keydown","input","focusin"],' +
  `l=()=>{const t=d.querySelector("[${CODE_ATTRIBUTE}]");t?.replaceWith(t.content)},` +
  'f=()=>{a.map(n=>removeEventListener(n,f,true));' +
  'd.readyState=="loading"?addEventListener("DOMContentLoaded",l):l()};' +
  'a.map(n=>addEventListener(n,f,{capture:true,passive:true}));if(location.hash)f()}';

/**
 * Scrolls the side menu to the current page before the first paint, if the window is wide enough to show the
 * menu. It's part of the first script, because the code that does this after navigations
 * (`useActiveInView`) loads later. It runs in the first frame, so the page's layout is only computed once.
 */
export const SHOW_CURRENT_SCRIPT =
  'addEventListener("DOMContentLoaded",()=>matchMedia("(min-width:1024px)").matches&&' +
  'requestAnimationFrame(()=>{const m=document.getElementById("menu"),' +
  'c=m?.querySelector("[aria-current=page]");if(c){' +
  'const i=c.getBoundingClientRect(),f=m.getBoundingClientRect();' +
  'if(i.top<f.top||i.bottom>f.bottom)m.scrollTop+=i.top-f.top-(f.height-i.height)/2}}),{once:true});';
