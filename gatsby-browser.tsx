export {
  onClientEntry,
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
} from './src/layout/route';
export { replaceHydrateFunction, wrapPageElement, wrapRootElement } from './src/layout/wrap-page';
