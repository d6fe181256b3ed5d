import type { GatsbyNode } from 'gatsby';

/** What Gatsby and Emotion bring along for features that the site does not use. */
const UNUSED = [
  'gatsby-script',
  './utils/inject-partytown-snippet',
  'hoist-non-react-statics',
  './register-service-worker',
];

/** Leaves out of the browser's scripts what no page uses. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage !== 'build-javascript') return;
  const alias = Object.fromEntries(UNUSED.map((name) => [name, false]));
  actions.setWebpackConfig({ resolve: { alias } });
};
