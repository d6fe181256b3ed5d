// The parts of `react-instantsearch` that the overlay uses, and that replace the package in the build for
// browsers. From the whole package, webpack would compile 200 more modules, and then remove them again.
export { InstantSearch } from '../../../node_modules/react-instantsearch-core/dist/es/components/InstantSearch.js';
export { useConfigure } from '../../../node_modules/react-instantsearch-core/dist/es/connectors/useConfigure.js';
export { useHits } from '../../../node_modules/react-instantsearch-core/dist/es/connectors/useHits.js';
export { useSearchBox } from '../../../node_modules/react-instantsearch-core/dist/es/connectors/useSearchBox.js';
export { useInstantSearch } from '../../../node_modules/react-instantsearch-core/dist/es/hooks/useInstantSearch.js';
