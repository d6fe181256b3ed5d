import { MANAGER_SEPARATOR, PACKAGE_MANAGERS } from '../lib/package-managers';
import { keepInPlace } from './keep-in-place';
import { readStored, store } from './storage';
import { chosenTab, TABS_KEY, withChoice } from './tab-choices';

const SELECT = 'select.managers';

/** Stored like a tab's choice. */
export function showPackageManager(): void {
  const chosen = chosenTab(PACKAGE_MANAGERS, readStored(TABS_KEY) ?? '') ?? PACKAGE_MANAGERS[0];
  const index = (PACKAGE_MANAGERS as readonly string[]).indexOf(chosen);
  for (const select of document.querySelectorAll<HTMLSelectElement>(SELECT)) select.value = chosen;
  for (const command of document.querySelectorAll<HTMLElement>('[data-managers]')) {
    const text = command.dataset['managers']!.split(MANAGER_SEPARATOR)[index]!;
    if (command.textContent === text) continue;
    // As in highlighted code.
    const program = document.createElement('i');
    const words = program.cloneNode() as HTMLElement;
    program.className = 'f';
    const end = text.indexOf(' ') + 1 || text.length;
    program.textContent = text.slice(0, end);
    words.textContent = text.slice(end);
    command.replaceChildren(program, words);
  }
}

/** The select keeps its place on the screen. */
export function startPackageManagers(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches(SELECT)) return;
    store(TABS_KEY, withChoice(readStored(TABS_KEY) ?? '', target.value, PACKAGE_MANAGERS));
    keepInPlace(target, showPackageManager);
  });
}
