/** Events that the page can't handle yet because its code is still loading. */
declare global {
  interface Window {
    /** Clicks and keys in order, until `replayEarlyEvents` runs. */
    earlyEvents?: (MouseEvent | KeyboardEvent)[] | undefined;
  }
}

/**
 * Records clicks on buttons, and the keys that the page's code handles: the keys that open search and what's
 * typed after them, `?`, the arrow keys on tabs, and the keys that open the next entry. It's part of the
 * first script, so it works before the page's code has loaded. Links and other native controls work
 * without code and aren't recorded. Recorded events don't propagate, because React would also handle them
 * while it hydrates the page.
 */
export const EARLY_EVENTS_SCRIPT =
  '{window.earlyEvents=[];const f=e=>{const q=window.earlyEvents;if(!q)return;' +
  'const k=e.key,m=e.ctrlKey||e.metaKey,s=q.some(e=>/^[/k]$/i.test(e.key)),o=s=>e.target.closest?.(s);' +
  'if(k?m?/^k$/i.test(k):e.altKey?e.shiftKey&&/^Arrow[LR]/.test(k):/^[/?]$/.test(k)&&!o("input,textarea,select")||' +
  's&&k.length==1||o(".search-open")&&/^\\w$/.test(k)||o("[role=tab]")&&/^(Arrow[LR]|Home|End)/.test(k):' +
  'o("button"))q.push(e),e.stopImmediatePropagation(),k&&e.preventDefault()};' +
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
