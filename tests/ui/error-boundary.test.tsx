import { useEffect } from 'react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary';

const hydrated: string[] = [];
afterEach(() => {
  hydrated.length = 0;
  document.body.replaceChildren();
});

function Part({ name }: { name: string }) {
  useEffect(() => void hydrated.push(name), [name]);
  return <button type="button">{name}</button>;
}

const page = ['First', 'Second', 'Third'].map((name) => (
  <ErrorBoundary key={name}>
    <Part name={name} />
  </ErrorBoundary>
));

/** As the server rendered it. */
function showPage(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  return container;
}

test('what the reader presses hydrates before the rest', () => {
  const container = showPage();
  hydrateRoot(container, page);
  container.querySelectorAll('button')[1]!.click();
  expect(hydrated).toEqual(['Second']);
});

test('if a translator has changed a part, the others keep their elements', async () => {
  const container = showPage();
  const [first, second] = container.querySelectorAll('button');
  first!.textContent = 'Erste';
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(onRecoverableError).toHaveBeenCalled();
  expect(container.textContent).toBe('FirstSecondThird');
  expect(container.contains(second!)).toBe(true);
  expect(container.contains(first!)).toBe(false);
});
