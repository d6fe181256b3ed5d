import { onClick } from './events';
import { MENU_KEY, openGroups, withGroup } from './menu-groups';
import { readStored, store } from './storage';

/** ID of the side menu. In narrow windows, it's a popover, so it opens and closes without scripts. */
export const MENU = 'menu';
/** Groups that stay as the reader left them, by their name in `data-group`. */
const GROUPS = `#${MENU} details[data-group]`;

/** The width from which the menu is next to the page. */
const WIDE = '(min-width: 1024px)';

/** Opens the groups in the side menu that the reader opened before. */
export function openMenuGroups(): void {
  const names = openGroups(readStored(MENU_KEY, 'sessionStorage') ?? '');
  for (const group of document.querySelectorAll<HTMLDetailsElement>(GROUPS)) {
    if (names.includes(group.dataset['group']!)) group.open = true;
  }
}

/** Scrolls the side menu to the current page if that's out of view. */
export function showCurrentPage(): void {
  const menu = document.getElementById(MENU);
  const current = menu?.querySelector('[aria-current=page]');
  if (!menu || !current) return;
  const [item, frame] = [current.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (item.top >= frame.top && item.bottom <= frame.bottom) return;
  menu.scrollTop += item.top - frame.top - (frame.height - item.height) / 2;
}

/** Closes the side menu if it's open over the page. */
export function closeMenu(): void {
  const menu = document.getElementById(MENU);
  // Older browsers have no popovers, and don't know the selector.
  if (menu && 'hidePopover' in menu && menu.matches(':popover-open')) menu.hidePopover();
}

/**
 * Remembers which groups are open. While the menu is open over the page, nothing else can get the focus. It closes
 * when the reader follows a link in it, and when the window gets wide enough to show it next to the page.
 */
export function startMenu(): void {
  onClick(`${GROUPS} > summary`, ({ parentElement }) => {
    const { open, dataset } = parentElement as HTMLDetailsElement;
    const stored = readStored(MENU_KEY, 'sessionStorage') ?? '';
    store(MENU_KEY, withGroup(stored, dataset['group']!, !open), 'sessionStorage');
  });
  onClick(`#${MENU} a[href]`, closeMenu);
  window.matchMedia?.(WIDE).addEventListener('change', closeMenu);
  const onToggle = (event: Event) => {
    const { target, type, newState } = event as ToggleEvent;
    if (!(target instanceof HTMLElement) || target.id !== MENU) return;
    const isOpen = newState === 'open';
    // Before it closes, because the browser then returns the focus to the button behind it.
    if (!isOpen || type === 'toggle') {
      for (const part of document.querySelectorAll('[data-behind-menu]')) {
        part.toggleAttribute('inert', isOpen);
      }
    }
    if (!isOpen || type !== 'toggle') return;
    showCurrentPage();
    target.querySelector<HTMLElement>('.menu-close button')?.focus();
  };
  document.addEventListener('beforetoggle', onToggle, true);
  document.addEventListener('toggle', onToggle, true);
}

/** Closes open dropdowns, which are disclosures, when the reader presses Escape or acts elsewhere. */
export function startDropdowns(): void {
  const close = (stays: (dropdown: Element) => boolean) => {
    for (const dropdown of document.querySelectorAll<HTMLDetailsElement>('[data-dropdown][open]')) {
      if (!stays(dropdown)) dropdown.open = false;
    }
  };
  document.addEventListener('pointerdown', ({ target }) =>
    close((dropdown) => target instanceof Node && dropdown.contains(target)),
  );
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const inside = document.activeElement?.closest('[data-dropdown][open]');
    close(() => false);
    inside?.querySelector('summary')?.focus();
  });
  onClick('[data-dropdown] :is(a, [data-closes])', () => close(() => false));
}
