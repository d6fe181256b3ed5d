import { ERROR_TEXT } from '../lib/strings/frame';
import { onClick, tellPage } from './events';

/** They wait for the app with `aria-busy`. */
const BUTTONS = '[data-late]';
const LIVE = 'data-live';

/** For when React starts to hydrate: from then on, it handles clicks itself. */
export function goLive(): void {
  document.documentElement.setAttribute(LIVE, '');
  tellPage('page:live');
}

function isLive(): boolean {
  return document.documentElement.hasAttribute(LIVE);
}

/** For when React has hydrated the button. */
export function pressIfWaiting(button: HTMLElement): void {
  if (button.getAttribute('aria-busy') !== 'true') return;
  button.removeAttribute('aria-busy');
  button.click();
}

/** Shows which buttons wait for the app, and says so if it can't arrive. */
export function startLateButtons(): void {
  let isBroken = false;
  const report = () => {
    const waiting = document.querySelectorAll(`${BUTTONS}[aria-busy=true]`);
    if (!isBroken || waiting.length === 0) return;
    waiting.forEach((button) => button.removeAttribute('aria-busy'));
    showFailure();
  };
  onClick(BUTTONS, (button) => {
    if (isLive()) return;
    button.setAttribute('aria-busy', 'true');
    report();
  });
  onClick('[data-reload]', () => window.location.reload());
  window.addEventListener(
    'error',
    ({ target }) => {
      // A live app handles its parts' failures.
      if (!(target instanceof HTMLScriptElement) || isLive()) return;
      isBroken = true;
      document.documentElement.setAttribute('data-broken', '');
      report();
    },
    true,
  );
}

function showFailure(): void {
  document.querySelector('.late-failure')?.remove();
  const message = document.createElement('p');
  message.className = 'late-failure';
  message.setAttribute('role', 'alert');
  const reload = document.createElement('button');
  reload.textContent = ERROR_TEXT.reload;
  reload.dataset['reload'] = '';
  message.append(`${ERROR_TEXT.cannotLoad} `, reload);
  document.body.append(message);
}
