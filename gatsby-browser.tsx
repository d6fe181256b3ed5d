export { onPreRouteUpdate, onRouteUpdate } from './src/layout/route';
export { wrapPageElement, wrapRootElement } from './src/layout/wrap-page';
