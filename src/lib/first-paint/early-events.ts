/** Events that the page can't handle yet because its code is still loading. */
declare global {
  interface Window {
    /** Clicks and keys in order, until `replayEarlyEvents` runs. */
    earlyEvents?: (MouseEvent | KeyboardEvent)[] | undefined;
  }
}

/**
 * Records clicks on buttons, the keys that open search, and what's typed after them. It's part of
 * the first script, so it works before the page's code has loaded. Links and other native controls
 * work without code and aren't recorded.
 */
export const EARLY_EVENTS_SCRIPT =
  '{const q=window.earlyEvents=[],f=e=>{if(!window.earlyEvents)return;' +
  'const k=e.key,m=e.ctrlKey||e.metaKey,s=q.some(e=>e.key);' +
  'if(k?m&&/^k$/i.test(k)||k==="/"&&!m&&!e.target.closest?.("input,textarea,select")||s&&k.length===1&&!m:' +
  'e.target.closest?.("button"))q.push(e),k&&e.preventDefault()};' +
  'addEventListener("click",f,true);addEventListener("keydown",f,true)}';

/** Dispatches the recorded events again and stops recording. Call it once the page is interactive. */
export function replayEarlyEvents(): void {
  const events = window.earlyEvents ?? [];
  window.earlyEvents = undefined;
  for (const event of events) {
    const EventType = event.constructor as new (type: string, init: EventInit) => Event;
    event.target?.dispatchEvent(new EventType(event.type, event));
  }
}
