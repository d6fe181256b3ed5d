// Replaces `react-instantsearch` in the build for browsers, so everything that the overlay imports from it has
// to be here. From the whole package, webpack would compile 200 more modules, only to remove them again.
export { InstantSearch } from '../../../node_modules/react-instantsearch-core/dist/es/components/InstantSearch.js';
export { useConfigure } from '../../../node_modules/react-instantsearch-core/dist/es/connectors/useConfigure.js';
export { useHits } from '../../../node_modules/react-instantsearch-core/dist/es/connectors/useHits.js';
export { useSearchBox } from '../../../node_modules/react-instantsearch-core/dist/es/connectors/useSearchBox.js';
export { useInstantSearch } from '../../../node_modules/react-instantsearch-core/dist/es/hooks/useInstantSearch.js';
