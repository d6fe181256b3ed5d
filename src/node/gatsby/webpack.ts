import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler, Configuration, FileCacheOptions, RuleSetRule } from 'webpack';
import { pageScript } from '../output/page-script';
import { digestFolders } from '../base/digest-folders';

/** Gatsby and Emotion import them for features that the site doesn't use. */
const UNUSED_MODULES = [
  'gatsby-script',
  './utils/inject-partytown-snippet',
  'hoist-non-react-statics',
  './register-service-worker',
];

/** Replacements for modules that don't work under the site's policy. */
export const REPLACED_MODULES = {
  'react-style-singleton': join(process.cwd(), 'src/ui/overlays/style-singleton.ts'),
};

/** Node.js loads these modules from `node_modules` while it renders pages. */
const NODE_EXTERNALS =
  /^(react|react-dom|@emotion\/(?:cache|react)|radix-ui|common-tags|node-fetch|node-html-parser)(\/.*)?$/;

/** Gatsby's Babel plugin extracts the queries. The last module is the preview's 404 page. */
const WITH_QUERIES = /[\\/](?:src[\\/](?:pages|templates)[\\/]|\.cache[\\/]dev-404-page\.js$)/;

/** webpack can leave these out if nothing uses their exports, such as the global styles. */
const STYLE_MODULES = join(process.cwd(), 'src/theme');

/**
 * Browsers have supported ECMAScript 2022 for more than 30 months. In the preview, a component that
 * changes keeps its state.
 */
const swcOptions = (stage: string) => ({
  configFile: false,
  swcrc: false,
  isModule: 'unknown',
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: {
      react: {
        runtime: 'automatic',
        importSource: '@emotion/react',
        development: stage.startsWith('develop'),
        refresh: stage === 'develop',
      },
    },
  },
});

/**
 * SWC is several times as fast as Babel and Terser. Throws if Gatsby's configuration has changed.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const config = getConfig() as Configuration;
  compileWithSwc(config, stage);
  if (stage === 'develop') removeEslint(config);
  if (config.cache) {
    config.cache = cacheByLockFile(config.cache as FileCacheOptions);
    config.plugins?.push({ apply: clearBuildDependencies });
  }
  if (stage === 'build-javascript') {
    minifyWithSwc(config);
    splitByUse(config);
  }
  actions.replaceWebpackConfig(config);
  if (stage.endsWith('html')) {
    const define = { PAGE_SCRIPT: JSON.stringify(pageScript()) };
    actions.setWebpackConfig({ plugins: [plugins.define(define)] });
  }
  if (stage === 'build-javascript') {
    const unused = Object.fromEntries(UNUSED_MODULES.map((name) => [name, false]));
    actions.setWebpackConfig({
      resolve: { alias: { ...unused, ...REPLACED_MODULES } },
      module: { rules: [{ include: STYLE_MODULES, sideEffects: false }] },
    });
  }
  if (stage === 'build-html') {
    actions.setWebpackConfig({
      externalsType: 'commonjs',
      externals: [NODE_EXTERNALS],
    });
  }
};

/**
 * Gatsby has two rules that pass TypeScript to Babel. The first one covers all modules, so the
 * second one is removed.
 */
function compileWithSwc({ module }: Configuration, stage: string): void {
  const rules = (module?.rules ?? []) as RuleSetRule[];
  const scripts = rules.find(({ test }) => String(test) === String(/\.(js|mjs|jsx|ts|tsx)$/));
  const typescript = rules.find(({ test }) => String(test) === String(/\.tsx?$/));
  if (!scripts?.test || !scripts.include || !typescript) {
    throw new Error("Gatsby's rules for scripts have changed: update src/node/gatsby/webpack.ts");
  }
  const { test, include } = scripts;
  const use = [{ loader: 'swc-loader', options: swcOptions(stage) }];
  module!.rules = [
    ...rules.filter((rule) => rule !== scripts && rule !== typescript),
    { ...scripts, include: { and: [include, WITH_QUERIES] } },
    { test, include, exclude: WITH_QUERIES, type: 'javascript/auto', use },
  ];
}

/**
 * Gatsby lints every module with its own rules before the preview starts. `npm run lint` and
 * editors use this project's rules.
 */
function removeEslint(config: Configuration): void {
  const isEslint = (plugin: unknown) => plugin?.constructor.name === 'ESLintWebpackPlugin';
  if (!config.plugins?.some(isEslint)) {
    throw new Error("Gatsby's plugins have changed: update src/node/gatsby/webpack.ts");
  }
  config.plugins = config.plugins.filter((plugin) => !isEslint(plugin));
}

/** SWC takes half the time of Terser, and its files are 1% smaller. */
function minifyWithSwc({ optimization }: Configuration): void {
  const minimizers = optimization?.minimizer ?? [];
  const others = minimizers.filter((plugin) => plugin?.constructor.name !== TerserPlugin.name);
  if (others.length === minimizers.length) {
    throw new Error("Gatsby's minimizers have changed: update src/node/gatsby/webpack.ts");
  }
  const terserOptions = { compress: { passes: 2 }, format: { comments: false } };
  const swc = new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions });
  optimization!.minimizer = [...others, swc];
}

/**
 * Removes Gatsby's `commons` chunk, which every page loads. It contains every module that's
 * imported by at least as many chunks as there are templates, even if most of those load on demand.
 */
function splitByUse({ optimization }: Configuration): void {
  const { splitChunks } = optimization ?? {};
  if (!splitChunks || !splitChunks.cacheGroups?.['commons']) {
    throw new Error("Gatsby's chunks have changed: update src/node/gatsby/webpack.ts");
  }
  splitChunks.cacheGroups['commons'] = false;
}

/**
 * By default, webpack follows every `require` of Gatsby and of itself to find out when its cache is
 * stale, which takes a third of a cold build.
 */
function cacheByLockFile(cache: FileCacheOptions): FileCacheOptions {
  const sources = ['src/node', 'src/lib', 'src/page', 'package.json', 'package-lock.json'];
  const version = digestFolders(process.cwd(), sources);
  const options = { ...cache, version, buildDependencies: { defaultWebpack: [] } };
  // A build compiles each module once, so only the preview needs the cache in memory.
  return process.env['NODE_ENV'] === 'development'
    ? options
    : { ...options, maxMemoryGenerations: 0 };
}

/** webpack always adds the loaders to the build dependencies. */
function clearBuildDependencies(compiler: Compiler): void {
  compiler.hooks.done.tap('clear-build-dependencies', ({ compilation }) =>
    compilation.buildDependencies.clear(),
  );
}
