export { onPreRenderHTML, onRenderBody } from './src/layout/document';
