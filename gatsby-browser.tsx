export { onClientEntry, onPreRouteUpdate, onRouteUpdate } from './src/layout/route';
export { replaceHydrateFunction, wrapPageElement, wrapRootElement } from './src/layout/wrap-page';
