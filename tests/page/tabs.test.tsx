import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { tellPage } from '../../src/page/events';
import { TABS_KEY } from '../../src/page/tab-choices';
import { prepareTabs, reveal } from '../../src/page/tabs';
import { Tabs } from '../../src/ui/disclosure/Tabs';

const items = (labels: string[]) =>
  labels.map((label) => ({ id: label.toLowerCase(), label, content: <p>{label}</p> }));
const renderTabs = (labels: string[], props = {}) =>
  render(<Tabs label="Examples" isRemembered items={items(labels)} {...props} />);
const selected = () =>
  screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const clickTab = (name: string, index = 0) =>
  userEvent.click(screen.getAllByRole('tab', { name })[index]!);
const goTo = (url: string) => window.history.replaceState(null, '', url);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  goTo('/');
  document.body.innerHTML = '';
});

describe('remembered tabs', () => {
  test('start on the tab that was selected elsewhere if it was preferred to one of theirs', async () => {
    const { unmount } = renderTabs(['One', 'Two']);
    await clickTab('Two');
    unmount();
    renderTabs(['Three', 'One', 'Two']);
    renderTabs(['Three', 'Two']);
    renderTabs(['Three', 'Four']);
    expect(selected()).toEqual(['Two', 'Three', 'Three']);
  });

  test('with the same labels on a page switch together', async () => {
    renderTabs(['One', 'Two', 'Three']);
    renderTabs(['Two', 'One']);
    renderTabs(['Three', 'Four']);
    await clickTab('Three');
    expect(selected()).toEqual(['Three', 'Two', 'Three']);
    await clickTab('One');
    expect(selected()).toEqual(['One', 'One', 'Three']);
  });

  test('give way to the hash of the URL', () => {
    localStorage.setItem(TABS_KEY, 'two|one');
    goTo('/#three');
    renderTabs(['One', 'Two', 'Three']);
    expect(selected()).toEqual(['Three']);
  });

  test.each([
    ['without the option', { isRemembered: false }],
    ['with an initial tab', { active: 'one' }],
  ])('%s are not remembered', async (_, props) => {
    renderTabs(['One', 'Two'], props);
    await clickTab('Two');
    expect(localStorage.length).toBe(0);
  });

  test('are remembered until the page is reloaded if storage is blocked', async () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const { unmount } = renderTabs(['One', 'Two']);
    await clickTab('Two');
    unmount();
    renderTabs(['One', 'Two']);
    expect(selected()).toEqual(['Two']);
  });
});

describe('the lang parameter', () => {
  const open = (url: string) => {
    goTo(url);
    tellPage('page:show');
  };

  test('selects a tab, until the reader selects another one', async () => {
    localStorage.setItem(TABS_KEY, 'two|one');
    open('/a?lang=React-Native');
    renderTabs(['One', 'Two', 'React Native']);
    renderTabs(['Three', 'React Native']);
    renderTabs(['One', 'Two']);
    expect(selected()).toEqual(['React Native', 'React Native', 'Two']);
    await clickTab('One');
    renderTabs(['Two', 'One', 'React Native']);
    expect(selected()).toEqual(['One', 'React Native', 'One', 'One']);
  });

  test('does not overrule what the reader selects later, when they follow a link to an anchor', async () => {
    open('/a?lang=dart');
    const { unmount } = renderTabs(['One', 'Dart']);
    await clickTab('One');
    open('/a?lang=dart#section');
    unmount();
    renderTabs(['One', 'Dart']);
    expect(selected()).toEqual(['One']);
  });

  test.each(['?lang=cobol', '?lang=', '?lang=One%7CTwo', '?lang=%0A%7C%7C'])(
    '%s selects no tab',
    (search) => {
      open(`/b${search}`);
      renderTabs(['One', 'Two']);
      expect(selected()).toEqual(['One']);
    },
  );
});

test('a press on the selected tab is no choice', async () => {
  renderTabs(['One', 'Two']);
  await clickTab('One');
  expect(localStorage.length).toBe(0);
});

test('the tabs keep their position on the screen', async () => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  renderTabs(['One', 'Two']);
  jest
    .spyOn(document.querySelector('[data-tabs]')!, 'getBoundingClientRect')
    .mockReturnValueOnce({ top: 400 } as DOMRect)
    .mockReturnValueOnce({ top: 150 } as DOMRect);
  await clickTab('Two');
  expect(scrollBy.mock.calls).toEqual([[{ top: -250, behavior: 'instant' }]]);
});

test.each([
  ['{ArrowRight}', true],
  ['{Control>}{ArrowRight}', false],
  ['{Shift>}{ArrowRight}', false],
  ['{Alt>}{ArrowRight}', false],
  ['{Meta>}{ArrowRight}', false],
  ['{ArrowDown}', false],
])('the keys %s select the next tab: %s', async (keys, changes) => {
  renderTabs(['One', 'Two']);
  screen.getByRole('tab', { name: 'One' }).focus();
  await userEvent.keyboard(keys);
  expect(selected()).toEqual([changes ? 'Two' : 'One']);
});

describe('a list of tabs', () => {
  const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Examples' });

  test('shows the panel that the reader chooses, and remembers it', async () => {
    renderTabs(['One', 'Two', 'Three'], { isList: true });
    await userEvent.selectOptions(list(), 'Two');
    expect([list().value, shown()]).toEqual(['two', ['Two']]);
    expect(screen.getByText('2').parentElement!.textContent).toBe('2 of 3');
    renderTabs(['Two', 'One']);
    expect(selected()).toEqual(['Two']);
    await clickTab('One');
    expect([list().value, shown()]).toEqual(['one', ['One', 'One']]);
  });

  test('has buttons that step through the tabs and wrap around', async () => {
    renderTabs(['One', 'Two', 'Three'], { isList: true });
    await userEvent.click(screen.getByRole('button', { name: 'Next tab' }));
    expect([list().value, shown()]).toEqual(['two', ['Two']]);
    await userEvent.click(screen.getByRole('button', { name: 'Previous tab' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous tab' }));
    expect([list().value, shown()]).toEqual(['three', ['Three']]);
  });

  test('opens on the initial tab, and on the one in the hash of the URL', () => {
    renderTabs(['One', 'Two'], { isList: true, active: 'two' });
    expect([list().value, shown()]).toEqual(['two', ['Two']]);
    document.body.innerHTML = '';
    goTo('/#three');
    renderTabs(['One', 'Two', 'Three'], { isList: true });
    expect([list().value, shown()]).toEqual(['three', ['Three']]);
  });
});

const html = (set: ReactElement) => renderToString(set);

const shown = (root: ParentNode = document) =>
  [...root.querySelectorAll('[role=tabpanel]:not([hidden])')].map(
    (panel) => panel.lastElementChild?.textContent,
  );

describe('the hash of the URL', () => {
  test.each([
    ['#two', 'Two'],
    ['#TWO', 'Two'],
    ['#%74wo', 'Two'],
    ['#four', 'One'],
    ['#%E0%A4%A', 'One'],
  ])('%s selects the tab %s, also when it changes', (hash, expected) => {
    document.body.innerHTML = html(<Tabs label="A" items={items(['One', 'Two'])} />);
    prepareTabs(document);
    goTo(`/${hash}`);
    window.dispatchEvent(new Event('hashchange'));
    expect(shown()).toEqual([expected]);
  });

  test('does not select tabs with an initial tab', () => {
    document.body.innerHTML = html(<Tabs label="A" items={items(['One', 'Two'])} active="one" />);
    goTo('/#two');
    prepareTabs(document);
    window.dispatchEvent(new Event('hashchange'));
    expect(shown()).toEqual(['One']);
  });

  test('is not stored as the choice of the reader', () => {
    goTo('/#two');
    renderTabs(['One', 'Two']);
    expect(localStorage.length).toBe(0);
  });
});

describe('something in a hidden panel', () => {
  const inner = (
    <Tabs
      label="Inner"
      items={[
        { id: 'a', label: 'A', content: <p>A</p> },
        {
          id: 'b',
          label: 'B',
          content: (
            <details>
              <summary>More</summary>
              <h3 id="deep">Deep</h3>
            </details>
          ),
        },
      ]}
    />
  );
  const outer = (
    <Tabs
      label="Outer"
      items={[
        { id: 'first', label: 'First', content: <h3 id="shallow">Shallow</h3> },
        { id: 'second', label: 'Second', content: inner },
      ]}
    />
  );
  const chosen = () =>
    [...document.querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent);

  beforeEach(() => {
    document.body.innerHTML = html(outer);
    prepareTabs(document);
  });

  test.each([
    ['deep', ['Second', 'B'], true, true],
    ['shallow', ['First', 'A'], false, false],
  ])('is revealed: %s', (id, tabs, isOpen, wasHidden) => {
    expect(reveal(document.getElementById(id)!)).toBe(wasHidden);
    expect(chosen()).toEqual(tabs);
    expect(document.querySelector('details')!.open).toBe(isOpen);
    expect(reveal(document.getElementById(id)!)).toBe(false);
  });

  test("is shown when the browser's text search finds it, in every panel around it", () => {
    const panel = document.getElementById('deep')!.closest('[role=tabpanel]')!;
    expect(panel.getAttribute('hidden')).toBe('until-found');
    panel
      .parentElement!.closest('[role=tabpanel]')!
      .dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(chosen()).toEqual(['Second', 'A']);
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(chosen()).toEqual(['Second', 'B']);
  });

  test('clicks and keys in an inner set do not change the outer one', () => {
    const tab = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
        ({ textContent }) => textContent === name,
      )!;
    tab('Second').click();
    tab('B').click();
    expect(chosen()).toEqual(['Second', 'B']);
    fireEvent.keyDown(tab('B'), { key: 'Home' });
    expect(chosen()).toEqual(['Second', 'A']);
    expect(document.activeElement).toBe(tab('A'));
    tab('First').click();
    expect(chosen()).toEqual(['First', 'A']);
  });
});

test('a set sends one event when its tab changes, and none otherwise', async () => {
  renderTabs(['One', 'Two']);
  renderTabs(['Two', 'One']);
  const changes: string[] = [];
  for (const [index, set] of [...document.querySelectorAll('[data-tabs]')].entries()) {
    set.addEventListener('tabchange', () => changes.push(`set ${index}`));
  }
  await clickTab('Two');
  expect(changes).toEqual(['set 0']);
  await clickTab('Two');
  await clickTab('Two', 1);
  expect(changes).toEqual(['set 0']);
  await clickTab('One', 1);
  expect(changes).toEqual(['set 0', 'set 1', 'set 0']);
  goTo('/#one');
  window.dispatchEvent(new Event('hashchange'));
  expect(changes).toHaveLength(3);
});

describe('a tab that the reader has selected', () => {
  const onRecoverableError = jest.fn();

  /** The reader acts before hydration. */
  async function hydrate(set: ReactElement, actFirst: () => void) {
    // In development, React reports the attributes that have changed, but keeps them.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    onRecoverableError.mockClear();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html(set);
    prepareTabs(document);
    actFirst();
    const root = await act(() => hydrateRoot(container, set, { onRecoverableError }));
    return { render: (next: ReactElement) => act(() => root.render(next)) };
  }
  const press = (name: string) => () => screen.getByRole('tab', { name }).click();
  const choose = (value: string) => () =>
    void fireEvent.change(screen.getByRole('combobox'), { target: { value } });

  test.each([
    ['tabs', false, press('Two'), press('One')],
    ['a list', true, choose('two'), choose('one')],
  ])('stays when %s are hydrated and rendered again', async (_, isList, second, first) => {
    const onChange = jest.fn();
    const set = (labels: string[]) => (
      <Tabs label="Examples" items={items(labels)} {...{ isList, onChange }} />
    );
    const page = await hydrate(set(['One', 'Two']), second);
    expect(shown()).toEqual(['Two']);
    expect(onRecoverableError).not.toHaveBeenCalled();
    await page.render(set(['One', 'Two']));
    expect(shown()).toEqual(['Two']);
    first();
    expect(shown()).toEqual(['One']);
    expect(onChange.mock.calls).toEqual([['one']]);
  });

  test('gives way to the hash', async () => {
    localStorage.setItem(TABS_KEY, 'two|one');
    goTo('/#one');
    const set = <Tabs label="Examples" isRemembered items={items(['One', 'Two'])} />;
    await hydrate(set, () => undefined);
    expect([selected(), shown()]).toEqual([['One'], ['One']]);
  });

  test('stays when the page renders other content, even if the hash names another one', async () => {
    goTo('/#one');
    const { rerender } = renderTabs(['One', 'Two']);
    await clickTab('Two');
    rerender(<Tabs label="Other" isRemembered items={items(['One', 'Two'])} />);
    tellPage('page:content');
    expect([selected(), shown()]).toEqual([['Two'], ['Two']]);
  });
});
