import { render, screen } from '@testing-library/react';
import { GlobalStyles } from '../../src/theme/GlobalStyles';
import { H2 } from '../../src/mdx/Heading';

test('a heading has a link to it, whose sign is not part of a copied heading', () => {
  render(
    <>
      <GlobalStyles />
      <article className="article">
        <H2 id="sign-in">Sign in</H2>
      </article>
    </>,
  );
  const link = screen.getByRole('link', { name: 'Link to this section' });
  expect(link.getAttribute('href')).toBe('#sign-in');
  expect(screen.getByRole('heading').textContent).toBe('Sign in');
});

test('former anchors are inside the heading', () => {
  render(
    <H2 id="sign-in" aliases="login log-in">
      Sign in
    </H2>,
  );
  const heading = screen.getByRole('heading');
  for (const id of ['login', 'log-in']) {
    expect(heading.contains(document.getElementById(id))).toBe(true);
  }
});

test('a heading without an ID has no link', () => {
  render(<H2>Sign in</H2>);
  expect(screen.queryByRole('link')).toBeNull();
});
