import type { GatsbyBrowser } from 'gatsby';
import { withPrefix } from 'gatsby';
import { useEffect } from 'react';
import { decodableHash } from '../lib/hash';
import { tellPage } from '../page/events';
import { prefersReducedData } from '../ui/reduced-data';
import { sendPageView } from './telemetry';

/** How long to wait for the title of the new page, in milliseconds. */
const TITLE_MS = 100;
/** How long an entry must stay in view to count as read instead of scrolled past. */
const READ_MS = 2000;

/** Path of the last page view, with the base path. */
let lastRoute: string | undefined;

type GatsbyWindow = Window & { ___loader?: { hovering(path: string): void } };

/**
 * Gatsby loads the page that a link leads to when the
 * reader points at the link. Unlike its prefetching of visible links, it also does this for readers who want to save
 * data. In the preview, also shows errors in the content. The built site doesn't contain that code.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (process.env['NODE_ENV'] === 'development') {
    void import('./preview/PreviewErrors').then(({ showErrors }) => showErrors());
  }
  const { ___loader: loader } = window as GatsbyWindow;
  if (loader && prefersReducedData()) loader.hovering = () => undefined;
};

/**
 * Makes sure that the hash can be decoded. Gatsby later passes the same location to its scroll
 * handler, which decodes the hash outside of any error boundary.
 */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) tellPage('page:leave');
  const hash = decodableHash(location.hash);
  if (hash !== location.hash) location.hash = hash;
};

/** Gatsby doesn't scroll: the page's script does (see `src/page/places.ts`). */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

/**
 * Scrolls to what the URL refers to, and sends a page view after every navigation. Loading the first page doesn't
 * count. In the preview, that's when its content appears.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation || process.env['NODE_ENV'] === 'development') tellPage('page:show');
  const { pathname } = location;
  lastRoute ??= prevLocation?.pathname ?? pathname;
  if (!prevLocation || prevLocation.pathname === pathname) return;
  setTimeout(() => reportView(pathname), TITLE_MS);
};

/**
 * Sends a page view for an entry that the reader scrolls to, because scrolling isn't a navigation.
 */
export function useEntryPageView(path: string | undefined): void {
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setTimeout(() => reportView(withPrefix(path)), READ_MS);
    return () => clearTimeout(timer);
  }, [path]);
}

function reportView(route: string): void {
  if (route === lastRoute) return;
  const referrer = window.location.origin + (lastRoute ?? '');
  lastRoute = route;
  void sendPageView(process.env['GATSBY_API_URL'], { referrer, title: document.title, route });
}
