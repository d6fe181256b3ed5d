import { onClick } from './events';
import { readStored, store } from './storage';

/** In narrow windows, it's a popover, so it works without scripts. */
export const MENU = 'menu';
const GROUPS = `#${MENU} details[data-group]`;

/** The menu, or the list of sections, is next to the text. */
const WIDE = ['(min-width: 1024px)', '(min-width: 1280px)'];

export function openMenuGroups(): void {
  const names = openGroups(readStored(MENU_KEY, 'sessionStorage') ?? '');
  for (const group of document.querySelectorAll<HTMLDetailsElement>(GROUPS)) {
    if (names.includes(group.dataset['group']!)) group.open = true;
  }
}

/** Also shows the name of its group if both fit. */
export function showCurrentPage(): void {
  const menu = document.getElementById(MENU);
  const current = menu?.querySelector('[aria-current=page]');
  if (!menu || !current) return;
  const frame = menu.getBoundingClientRect();
  // On phones, the buttons at the top of the menu cover what's below them.
  const top = frame.top + (menu.firstElementChild as HTMLElement).offsetHeight;
  const item = current.getBoundingClientRect();
  const group = current.closest('[data-group]')?.getBoundingClientRect();
  const hasBoth = group && item.bottom - group.top <= frame.bottom - top;
  const start = hasBoth ? group.top : item.top;
  if (start >= top && item.bottom <= frame.bottom) return;
  menu.scrollTop += start - top - (hasBoth ? 0 : (frame.bottom - top - item.height) / 2);
}

export function closeMenu(): void {
  const menu = document.getElementById(MENU);
  if (menu) hide(menu);
}

function hide(popover: HTMLElement): void {
  // Older browsers have no popovers, and don't know the selector.
  if ('hidePopover' in popover && popover.matches(':popover-open')) popover.hidePopover();
}

/**
 * While the menu is open over the page, nothing else can get the focus. Popovers close when the
 * reader follows a link in them, or when the window gets wide enough.
 */
export function startMenu(): void {
  onClick(`${GROUPS} > summary`, ({ parentElement }) => {
    const { open, dataset } = parentElement as HTMLDetailsElement;
    const stored = readStored(MENU_KEY, 'sessionStorage') ?? '';
    store(MENU_KEY, withGroup(stored, dataset['group']!, !open), 'sessionStorage');
  });
  const closeAll = () => document.querySelectorAll<HTMLElement>('[popover]').forEach(hide);
  onClick('[popover] a[href]', closeAll);
  for (const width of WIDE) window.matchMedia?.(width).addEventListener('change', closeAll);
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
    target.querySelector<HTMLElement>('.menu-close [popovertarget]')?.focus();
  };
  document.addEventListener('beforetoggle', onToggle, true);
  document.addEventListener('toggle', onToggle, true);
}

/** Disclosures don't close on Escape or clicks elsewhere by themselves. */
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

/** Groups have the same names in all references, so one that's open stays open in the others. */
export const MENU_KEY = 'supabaseMenu';

function withGroup(stored: string, label: string, isOpen: boolean): string {
  const others = openGroups(stored).filter((other) => other !== label);
  return (isOpen ? [...others, label] : others).join('\n');
}

export function openGroups(stored: string): string[] {
  return stored.split('\n').filter(Boolean);
}
