import { css } from '@emotion/react';
import { Link } from 'gatsby';

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 1rem;
  margin-top: 3rem;
  a {
    border: 1px solid var(--border);
    border-radius: var(--radius);
    padding: 0.875rem 1.125rem;
    color: var(--text);
    font-weight: 550;
    text-decoration: none;
    &:hover {
      border-color: var(--accent);
    }
  }
  span {
    display: block;
    color: var(--text-muted);
    font-size: 0.8125rem;
    font-weight: 400;
  }
  [rel='next'] {
    grid-column: -2 / -1;
    text-align: right;
  }
  @media (max-width: 639px) {
    [rel='next'] {
      grid-column: auto;
    }
  }
  @media print {
    display: none;
  }
`;

interface Neighbour {
  name: string;
  url: string;
}

/** Links to the pages before and after this one in the menu. */
export function Neighbours({
  previous,
  next,
}: {
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}) {
  if (!previous && !next) return null;
  return (
    <nav css={style} aria-label="Previous and next page">
      {previous && (
        <Link to={previous.url} rel="prev">
          <span>Previous</span>
          {previous.name}
        </Link>
      )}
      {next && (
        <Link to={next.url} rel="next">
          <span>Next</span>
          {next.name}
        </Link>
      )}
    </nav>
  );
}
