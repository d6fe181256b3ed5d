import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler, Configuration, FileCacheOptions, RuleSetRule } from 'webpack';
import { collectGarbage } from './collect-garbage';
import { digestFolders } from '../site/source-files';

/** What Gatsby and Emotion bring along for features that the site does not use. */
const UNUSED = [
  'gatsby-script',
  './utils/inject-partytown-snippet',
  'hoist-non-react-statics',
  './register-service-worker',
];

/** What only a browser runs, after the page is there: rendering pages needs none of it. */
const BROWSER_ONLY = ['react-instantsearch', 'algoliasearch/lite', 'minisearch'];

/** What Node loads by itself while pages are rendered. */
const LOADED_BY_NODE = /^(react|react-dom|@emotion\/react|radix-ui)(\/.*)?$/;

/** Modules with page queries, which Gatsby's Babel takes out of them. */
const WITH_QUERIES = /[\\/]src[\\/](pages|templates)[\\/]/;

/** What SWC writes: ECMAScript 2022, which browsers have known for more than 30 months, and Emotion's JSX. */
const SWC_OPTIONS = {
  configFile: false,
  swcrc: false,
  isModule: 'unknown',
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
  },
};

/**
 * Lets SWC do what Babel and Terser take several times as long for, leaves out of both bundles what
 * they do not need, and lets the lock file void their caches.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
}) => {
  const leaveOut = (names: string[]) =>
    actions.setWebpackConfig({
      resolve: { alias: Object.fromEntries(names.map((name) => [name, false])) },
    });
  const config = getConfig() as Configuration;
  if (stage.startsWith('build-')) {
    collectGarbage();
    compileWithSwc(config);
  }
  if (config.cache) {
    config.cache = cacheByLockFile(config.cache as FileCacheOptions);
    config.plugins?.push({ apply: forgetBuildDependencies });
  }
  if (stage === 'build-javascript') minifyWithSwc(config);
  actions.replaceWebpackConfig(config);
  if (stage === 'build-javascript') leaveOut(UNUSED);
  if (stage === 'build-html') {
    leaveOut(BROWSER_ONLY);
    actions.setWebpackConfig({ externalsType: 'commonjs', externals: [LOADED_BY_NODE] });
  }
};

/**
 * SWC in place of Babel, for modules without queries. Gatsby has two rules that both hand TypeScript
 * to Babel, one after the other: the first does for all modules, the second is left out.
 */
function compileWithSwc({ module }: Configuration): void {
  const rules = (module?.rules ?? []) as RuleSetRule[];
  const scripts = rules.find(({ test }) => String(test) === String(/\.(js|mjs|jsx|ts|tsx)$/));
  const typescript = rules.find(({ test }) => String(test) === String(/\.tsx?$/));
  if (!scripts?.test || !scripts.include || !typescript) {
    throw new Error("Gatsby's rules for scripts are others now: see src/node/gatsby/webpack.ts");
  }
  const { test, include } = scripts;
  const use = [{ loader: 'swc-loader', options: SWC_OPTIONS }];
  module!.rules = [
    ...rules.filter((rule) => rule !== scripts && rule !== typescript),
    { ...scripts, include: { and: [include, WITH_QUERIES] } },
    { test, include, exclude: WITH_QUERIES, type: 'javascript/auto', use },
  ];
}

/** SWC in place of Terser: in half the time, and one part in a hundred smaller. */
function minifyWithSwc({ optimization }: Configuration): void {
  const others = (optimization?.minimizer ?? []).filter(
    (minimizer) => minimizer?.constructor.name !== TerserPlugin.name,
  );
  const terserOptions = { compress: { passes: 2 }, format: { comments: false } };
  const swc = new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions });
  optimization!.minimizer = [...others, swc];
}

/**
 * Webpack follows every `require` of Gatsby and of itself to learn when its cache is void, which takes
 * a third of a first build. The lock file and our own build code say the same.
 */
function cacheByLockFile(cache: FileCacheOptions): FileCacheOptions {
  const ours = ['src/node', 'src/lib', 'babel.config.json', 'package-lock.json'];
  const version = digestFolders(process.cwd(), ours);
  return { ...cache, version, buildDependencies: { defaultWebpack: [] } };
}

/** The loaders are written down as such dependencies, whatever the configuration says. */
function forgetBuildDependencies(compiler: Compiler): void {
  compiler.hooks.done.tap('forget-build-dependencies', ({ compilation }) =>
    compilation.buildDependencies.clear(),
  );
}
