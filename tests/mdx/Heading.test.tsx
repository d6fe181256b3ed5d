import { render, screen } from '@testing-library/react';
import { H2 } from '../../src/mdx/Heading';

test('a heading without an ID has no link', () => {
  render(<H2>Sign in</H2>);
  expect(screen.queryByRole('link')).toBeNull();
});
