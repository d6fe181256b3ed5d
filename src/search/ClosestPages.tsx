import { css } from '@emotion/react';
import { Link, withPrefix } from 'gatsby';
import { NOT_FOUND_TEXT } from '../lib/strings/frame';
import { START_SCREEN_TEXT } from '../lib/strings/search';
import { useLoaded } from '../ui/useLoaded';
import type { ClosestPage } from './engine/closest-pages';

const style = css`
  /* Enough for five suggestions, so the footer doesn't move when they appear. */
  min-height: clamp(14.5rem, 22rem - 16vw, 18rem);
  h2 {
    margin-top: 0.5rem;
  }
  small {
    margin-left: 0.25rem;
    color: var(--text-muted);
  }
`;

/** Asks search only if no guide has a similar path. */
async function loadPages(): Promise<ClosestPage[]> {
  const { closestPages, pagesWithPath } = await import('./engine/closest-pages');
  const response = await fetch(withPrefix('/llms.txt'));
  const pages = response.ok ? pagesWithPath(location.pathname, await response.text()) : [];
  if (pages.length > 0) return pages;
  const { embeddedBackend } = await import('./client/embedded');
  const hits = await closestPages(location.pathname, embeddedBackend().search);
  return hits.map(({ url, hierarchy: { lvl0, lvl1 } }) => {
    return { url: url.split('#', 1)[0]!, title: lvl1 ?? '', area: lvl0 ?? '' };
  });
}

/** Suggestions for the current URL, which doesn't exist: similar pages, or popular ones. */
export function ClosestPages() {
  const closest = useLoaded('', () => loadPages().catch(() => []));
  const isPopular = closest?.length === 0;
  const pages: Partial<ClosestPage>[] = isPopular
    ? START_SCREEN_TEXT.popularPages.map(({ name, url }) => ({ title: name, url }))
    : (closest ?? []);
  return (
    <div aria-live="polite" css={style}>
      {pages.length > 0 && (
        <>
          <h2>{isPopular ? NOT_FOUND_TEXT.popular : NOT_FOUND_TEXT.closest}</h2>
          <ul>
            {pages.slice(0, 5).map(({ url, title, area }) => (
              <li key={url}>
                <Link to={url!}>{title}</Link> <small>{area}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
