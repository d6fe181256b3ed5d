/**
 * Runs before the first paint: marks computers whose command key is ⌘, for key hints, and readers
 * who have asked for less data.
 */
export const PLATFORM_SCRIPT =
  ';try{if(/Mac|iP(hone|ad|od)/.test(navigator.platform))document.documentElement.dataset.mac="";if(navigator.connection&&navigator.connection.saveData||matchMedia("(prefers-reduced-data:reduce)").matches)document.documentElement.dataset.saves=""}catch(e){}';
