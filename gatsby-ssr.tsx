export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/layout/document';
export { wrapPageElement } from './src/layout/wrap-page';
export { wrapInStyles as wrapRootElement } from './src/theme/StyleCache';
