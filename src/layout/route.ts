import type { GatsbyBrowser } from 'gatsby';
import { withPrefix } from 'gatsby';
import { useEffect } from 'react';
import type { Place } from '../reading/place';
import { sendPageView } from './telemetry';

/** Time a new page has to set its title, in milliseconds. */
const TITLE_MS = 100;
/** Time after which a reader who has scrolled to an entry is on it and not on the way past it. */
const STAY_MS = 2000;

/** Path of the page the reader is on, as it was counted; with the base path. */
let shown: string | undefined;

/** After a change of page (not the first view): the page view is counted, if it may be. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  const { pathname } = location;
  shown ??= prevLocation?.pathname ?? pathname;
  if (!prevLocation || prevLocation.pathname === pathname) return;
  setTimeout(() => countView(pathname), TITLE_MS);
};

/** Counts an entry that reading on has led to, where no page is changed. */
export function useCountedPlace(place: Place | undefined): void {
  const path = place?.path;
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setTimeout(() => countView(withPrefix(path)), STAY_MS);
    return () => clearTimeout(timer);
  }, [path]);
}

function countView(route: string): void {
  if (route === shown) return;
  const referrer = window.location.origin + (shown ?? '');
  shown = route;
  void sendPageView(process.env['GATSBY_API_URL'], { referrer, title: document.title, route });
}
