import type { GatsbyBrowser } from 'gatsby';
import { withPrefix } from 'gatsby';
import { useEffect } from 'react';
import { decodableHash } from '../lib/hash';
import { tellPage } from '../page/events';
import { prefersReducedData } from '../ui/reduced-data';
import { sendPageView } from './telemetry';

/** In milliseconds, for the title of the new page. */
const TITLE_MS = 100;
/** In milliseconds. An entry in view for less is scrolled past, not read. */
const READ_MS = 2000;

/** Of the last page view, with the base path. */
let lastRoute: string | undefined;

type GatsbyWindow = Window & { ___loader?: { hovering(path: string): void } };

/**
 * Pointing at a link must not load its page for readers who save data: Gatsby only respects that
 * when it prefetches visible links. In the preview, shows errors in the content. The built site
 * lacks that code.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (process.env['NODE_ENV'] === 'development') {
    void import('./preview/PreviewErrors').then(({ showErrors }) => showErrors());
  }
  const { ___loader: loader } = window as GatsbyWindow;
  if (loader && prefersReducedData()) loader.hovering = () => undefined;
};

/** Gatsby's scroll handler later decodes the same location's hash outside of any error boundary. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) tellPage('page:leave');
  const hash = decodableHash(location.hash);
  if (hash !== location.hash) location.hash = hash;
};

/** The page's script scrolls (see `src/page/places.ts`). */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

/** Loading the first page isn't a page view. In the preview, that's when its content appears. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation || process.env['NODE_ENV'] === 'development') tellPage('page:show');
  const { pathname } = location;
  lastRoute ??= prevLocation?.pathname ?? pathname;
  if (!prevLocation || prevLocation.pathname === pathname) return;
  setTimeout(() => reportView(pathname), TITLE_MS);
};

/** Scrolling to an entry isn't a navigation. */
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
