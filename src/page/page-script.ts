import { startCopying } from './copy';
import { markDevice, requestTextFont } from './device';
import { applyWrap, isWrapped, markLongLines, startWrapping } from './long-lines';
import { startEntryKeys, startSettingsKey } from './keys';
import { startLateButtons } from './late-buttons';
import { openMenuGroups, showCurrentPage, startDropdowns, startMenu } from './menu';
import { startPlaces } from './places';
import { showPackageManager, startPackageManagers } from './package-managers';
import { startSearchDialog } from './search-dialog';
import { startReports } from './report';
import { prepareTabs, rememberTabInUrl, showTabInHash, startTabs } from './tabs';
import { markThemeToggles, startTheme } from './theme';

/**
 * Starts what must work from the reader's first action on. Runs before the first paint, and keeps
 * its state in the document, so rendering and hydrating make no difference.
 */
export function startPage(): void {
  startTheme();
  applyWrap(isWrapped());
  startTabs();
  startMenu();
  startDropdowns();
  startSearchDialog();
  startEntryKeys();
  startSettingsKey();
  startCopying();
  startReports();
  startWrapping();
  startPackageManagers();
  startLateButtons();
  // Nothing may flash or move: observers run before the browser paints what it has parsed.
  const parsing = new MutationObserver(() => {
    openMenuGroups();
    prepareTabs(document);
    showPackageManager();
  });
  parsing.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    parsing.disconnect();
    prepare();
    showCurrentPage();
  });
  window.addEventListener('page:content', prepare);
  window.addEventListener('page:show', () => {
    rememberTabInUrl();
    prepare();
    showTabInHash();
  });
  startPlaces();
}

function prepare(): void {
  openMenuGroups();
  prepareTabs(document);
  showPackageManager();
  markThemeToggles();
  applyWrap(isWrapped());
  markLongLines();
  // As an attribute in the HTML, it would take up to 5 KB of a page.
  for (const code of document.querySelectorAll('code')) code.translate = false;
}

export function startInlineScript(): void {
  markDevice();
  requestTextFont((document.currentScript as HTMLScriptElement).dataset['font']!);
  startPage();
}
