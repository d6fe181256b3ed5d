import type { GatsbyBrowser } from 'gatsby';
import { sendPageView } from './telemetry';

/** Time a new page has to set its title, in milliseconds. */
const TITLE_MS = 100;

/** After a change of page (not the first view): the page view is counted, if it may be. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const { pathname } = location;
  const referrer = window.location.origin + prevLocation.pathname;
  setTimeout(() => {
    const view = { referrer, title: document.title, route: pathname };
    void sendPageView(process.env['GATSBY_API_URL'], view);
  }, TITLE_MS);
};
