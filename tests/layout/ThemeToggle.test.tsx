import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ThemeToggle } from '../../src/layout/ThemeToggle';
import { tellPage } from '../../src/page/events';

function renderToggles(count = 1) {
  render(
    <>
      {Array.from({ length: count }, (_, key) => (
        <ThemeToggle key={key} />
      ))}
    </>,
  );
  tellPage('page:show');
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = 'dark';
});
afterEach(() => jest.restoreAllMocks());

test('the theme is not stored before the first press', () => {
  renderToggles();
  expect(localStorage.length).toBe(0);
});

test('the built HTML has no pressed state, because the theme is unknown', () => {
  expect(renderToString(<ThemeToggle />)).not.toContain('aria-pressed');
});
