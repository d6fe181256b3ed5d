export { onRouteUpdate } from './src/layout/route';
export { wrapPageElement } from './src/layout/wrap-page';
