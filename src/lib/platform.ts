/** Runs before the first paint: marks computers whose command key is ⌘, for key hints. */
export const PLATFORM_SCRIPT =
  ';try{if(/Mac|iP(hone|ad|od)/.test(navigator.platform))document.documentElement.dataset.mac=""}catch(e){}';
