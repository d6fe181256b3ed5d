import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { NOT_FOUND_TEXT } from '../lib/strings/frame';
import { useLoaded } from '../ui/useLoaded';

const style = css`
  /* Enough for five suggestions, so the footer doesn't move when they appear. */
  min-height: 14.5rem;
  small {
    margin-left: 0.25rem;
    color: var(--text-muted);
  }
`;

/**
 * Suggestions for the current URL, which doesn't exist. They load after the page, and nothing appears if the
 * search fails or finds nothing.
 */
export function ClosestPages() {
  const pages = useLoaded('', () =>
    Promise.all([import('./engine/closest-pages'), import('./client/embedded')])
      .then(([{ closestPages }, { embeddedBackend }]) =>
        closestPages(location.pathname, embeddedBackend().search),
      )
      .catch(() => []),
  );
  return (
    <div aria-live="polite" css={style}>
      {pages && pages.length > 0 && (
        <>
          <h2>{NOT_FOUND_TEXT.closest}</h2>
          <ul>
            {pages.map(({ objectID, url, hierarchy }) => (
              <li key={objectID}>
                <Link to={url.split('#', 1)[0]!}>{hierarchy.lvl1}</Link>{' '}
                <small>{hierarchy.lvl0}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
