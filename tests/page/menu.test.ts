import { tellPage } from '../../src/page/events';
import { closeMenu, showCurrentPage, startMenu } from '../../src/page/menu';
import { MENU_KEY } from '../../src/page/menu';

const widthListeners: (() => void)[] = [];

beforeAll(() => {
  Object.assign(window, {
    matchMedia: () => ({
      addEventListener: (_: string, listener: () => void) => widthListeners.push(listener),
    }),
  });
  startMenu();
});
afterEach(() => sessionStorage.clear());

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const group = (name: string, content = '') =>
  `<details data-group="${name}"><summary>${name}<svg></svg></summary>${content}</details>`;

describe('groups', () => {
  const MENU = `<div id="menu">${group('Social')}${group('Phone')}<details><summary>Other</summary></details></div>`;
  const openGroups = () =>
    [...document.querySelectorAll('details')]
      .filter(({ open }) => open)
      .map((details) => details.dataset['group']);
  const press = (name: string) => find(`[data-group="${name}"] summary`).click();
  /** As on another page, or after a reload. */
  const renderAgain = () => {
    document.body.innerHTML = MENU;
    tellPage('page:show');
  };

  beforeEach(renderAgain);

  test('that the reader opened are open again, and others are not', () => {
    press('Social');
    find('details:last-child summary').click();
    renderAgain();
    expect(openGroups()).toEqual(['Social']);
    press('Social');
    press('Phone');
    renderAgain();
    expect(openGroups()).toEqual(['Phone']);
  });

  test('are remembered after a press on their icon', () => {
    find('[data-group=Phone] svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(sessionStorage.getItem(MENU_KEY)).toBe('Phone');
  });

  test('that are open because of the current page stay open', () => {
    document.body.innerHTML = MENU.replace('<details', '<details open');
    tellPage('page:show');
    expect(openGroups()).toEqual(['Social']);
  });

  test('outside of the side menu are not remembered', () => {
    document.body.innerHTML = group('Social');
    press('Social');
    expect(sessionStorage.length).toBe(0);
  });

  test.each(['', '\n\n', '{"junk":1}', 'Unknown\nSocial\n'])(
    'with %j stored, only known groups are open',
    (stored) => {
      sessionStorage.setItem(MENU_KEY, stored);
      renderAgain();
      expect(openGroups()).toEqual(stored.includes('Social') ? ['Social'] : []);
    },
  );
});

describe('the current page', () => {
  const box = (from: number, to: number) => () =>
    ({ top: from, bottom: to, height: to - from }) as DOMRect;

  /** The menu is at 0 to 100 px. */
  function scrolledTo(top: number, bottom: number, height = 100): number {
    document.body.innerHTML = '<div id="menu"><a aria-current="page">Here</a></div>';
    find('#menu').getBoundingClientRect = box(0, height);
    find('a').getBoundingClientRect = box(top, bottom);
    showCurrentPage();
    return find('#menu').scrollTop;
  }

  test.each([
    ['below the visible part of the menu', 500, 520, 460],
    ['partly below it', 90, 110, 50],
    ['in view', 40, 60, 0],
  ])('that is %s is shown in the middle', (_, top, bottom, expected) => {
    expect(scrolledTo(top, bottom)).toBe(expected);
  });

  test.each([
    ['below the menu, with both', 70, 120, 70],
    ['in view, and its group starts above it', -30, 60, -30],
    ['in view, and its group is too long for it', -80, 60, 0],
    ['below the menu, and its group is too long for it', -80, 120, 60],
  ])('that is %s', (_, groupTop, bottom, expected) => {
    document.body.innerHTML =
      '<div id="menu"><details data-group="A"><a aria-current="page">Here</a></details></div>';
    find('#menu').getBoundingClientRect = box(0, 100);
    find('details').getBoundingClientRect = box(groupTop, 300);
    find('a').getBoundingClientRect = box(bottom - 20, bottom);
    showCurrentPage();
    expect(find('#menu').scrollTop).toBe(expected);
  });

  test('does not matter while the menu is hidden', () => {
    expect(scrolledTo(0, 0, 0)).toBe(0);
  });

  test.each(['', '<div id="menu"></div>'])('can be missing: %s', (html) => {
    document.body.innerHTML = html;
    expect(showCurrentPage).not.toThrow();
  });
});

describe('the menu over the page', () => {
  const PAGE = `<header data-behind-menu></header>
    <div id="menu" popover><div class="menu-close"><button>Theme</button><button popovertarget="menu">Close</button></div><a href="#x">Page</a></div>
    <main data-behind-menu><a href="#y">Link</a></main>`;
  let isOpen: boolean;

  /** jsdom has no popovers. */
  function toggle(next: boolean): void {
    if (isOpen === next) return;
    isOpen = next;
    const state = { newState: next ? 'open' : 'closed' };
    for (const name of ['beforetoggle', 'toggle']) {
      find('#menu').dispatchEvent(Object.assign(new Event(name), state));
    }
  }
  const inert = () => [...document.querySelectorAll('[inert]')].map(({ localName }) => localName);

  beforeEach(() => {
    document.body.innerHTML = PAGE;
    isOpen = false;
    const { matches } = Element.prototype;
    Object.assign(find('#menu'), {
      hidePopover: () => toggle(false),
      matches(this: Element, selector: string) {
        return selector === ':popover-open' ? isOpen : matches.call(this, selector);
      },
    });
  });

  test('gets the focus, and the rest of the page is inert until it closes', () => {
    expect(inert()).toEqual([]);
    toggle(true);
    expect(inert()).toEqual(['header', 'main']);
    expect(document.activeElement?.textContent).toBe('Close');
    toggle(false);
    expect(inert()).toEqual([]);
  });

  test('starts at the current page', () => {
    const link = find('#menu a');
    link.setAttribute('aria-current', 'page');
    link.getBoundingClientRect = () => {
      const top = 500 - find('#menu').scrollTop;
      return { top, bottom: top + 20, height: 20 } as DOMRect;
    };
    toggle(true);
    expect(find('#menu').scrollTop).toBe(510);
  });

  test.each<[string, boolean, () => void]>([
    ['after a press on a link in it', true, () => find('#menu a').click()],
    ['after a press on a button in it', false, () => find('#menu button').click()],
    ['after a press on another link', false, () => find('main a').click()],
    ['when the window gets wide', true, () => widthListeners.forEach((listener) => listener())],
    ['when the app opens a page', true, closeMenu],
  ])('closes %s: %s', (_, closes, act) => {
    toggle(true);
    act();
    expect(isOpen).toBe(!closes);
  });

  test('other parts of the page that open and close do not matter', () => {
    document.body.insertAdjacentHTML('beforeend', '<details></details>');
    find('details').dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
    expect(inert()).toEqual([]);
  });

  test('can be closed in browsers without popovers', () => {
    document.body.innerHTML = PAGE;
    const matches = (selector: string) => {
      throw new SyntaxError(`${selector} is not a valid selector`);
    };
    Object.assign(find('#menu'), { matches });
    expect(closeMenu).not.toThrow();
  });
});

describe('dropdowns', () => {
  const dropdown = (id: string) =>
    `<details data-dropdown open id="${id}"><summary>${id}</summary>
      <a href="#x">Link</a><button data-closes>Copy</button><p>Text</p></details>`;
  const openIds = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
  const pointerDown = (selector: string) =>
    find(selector).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  const press = (key: string) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true }),
    );

  beforeEach(() => {
    document.body.innerHTML = `${dropdown('one')}${dropdown('two')}<details open id="plain"></details><p id="text"></p>`;
  });

  test.each<[string, () => void, string[]]>([
    ['a press elsewhere', () => pointerDown('#text'), ['plain']],
    ['a press in one of them', () => pointerDown('#one p'), ['one', 'plain']],
    ['a press on its button', () => pointerDown('#one summary'), ['one', 'plain']],
    ['Escape', () => press('Escape'), ['plain']],
    ['another key', () => press('a'), ['one', 'two', 'plain']],
    ['a click on a link in one of them', () => find('#two a').click(), ['plain']],
    ['a click on a button that closes it', () => find('#two button').click(), ['plain']],
    ['a click on its text', () => find('#two p').click(), ['one', 'two', 'plain']],
  ])('after %s', (_, act, ids) => {
    act();
    expect(openIds()).toEqual(ids);
  });

  test.each([
    ['in a dropdown moves to its button', '#one a', '#one summary'],
    ['elsewhere stays', '#plain', '#plain'],
  ])('after Escape, the focus %s', (_, before, after) => {
    find('#plain').tabIndex = 0;
    find(before).focus();
    press('Escape');
    expect(document.activeElement).toBe(find(after));
  });
});
