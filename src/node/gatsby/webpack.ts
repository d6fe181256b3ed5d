import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler, Configuration, FileCacheOptions, RuleSetRule } from 'webpack';
import { closeBrowserCompiler, collectGarbage, releaseWhenClosed } from './build-memory';
import { pageScript } from '../output/page-script';
import { digestFolders } from '../base/digest-folders';

/** Modules that Gatsby and Emotion import for features that the site doesn't use. */
const UNUSED_MODULES = [
  'gatsby-script',
  './utils/inject-partytown-snippet',
  'hoist-non-react-statics',
  './register-service-worker',
];

/** Replacements for modules that don't work under the site's Content-Security-Policy. */
export const REPLACED_MODULES = {
  'react-style-singleton': join(process.cwd(), 'src/ui/overlays/style-singleton.ts'),
};

/** Replacements for packages of which the site uses few modules. */
const SMALLER_MODULES = {
  'react-instantsearch': join(process.cwd(), 'src/search/overlay/instantsearch.ts'),
};

/**
 * Keeps `import()` in the site's modules as it is. Rendering a page never runs one, and without this rule,
 * webpack would also compile search, the code editor, and everything else that loads in the browser.
 */
const WITHOUT_IMPORTS: RuleSetRule = {
  include: join(process.cwd(), 'src'),
  parser: { import: false },
};

/** Modules that Node loads from `node_modules` while it renders pages. */
const NODE_EXTERNALS =
  /^(react|react-dom|@emotion\/(?:cache|react)|radix-ui|common-tags|node-fetch|node-html-parser)(\/.*)?$/;

/** Modules with page queries, which Gatsby's Babel plugin extracts. The last one is the preview's 404 page. */
const WITH_QUERIES = /[\\/](?:src[\\/](?:pages|templates)[\\/]|\.cache[\\/]dev-404-page\.js$)/;

/** Modules that webpack can leave out if nothing uses their exports, such as the global styles. */
const STYLE_MODULES = join(process.cwd(), 'src/theme');

/**
 * Compiles to ECMAScript 2022, which browsers have supported for more than 30 months. In the preview,
 * the browser replaces a component that has changed without losing its state.
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
 * Replaces Babel and Terser with SWC, which is several times as fast, removes unneeded modules from
 * the bundles, and makes webpack's caches depend on the lock file.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  const config = getConfig() as Configuration;
  if (stage === 'build-html') await closeBrowserCompiler();
  if (stage.startsWith('build-')) {
    const isForBrowser = stage === 'build-javascript';
    if (isForBrowser) collectGarbage();
    config.plugins?.push({ apply: (compiler) => releaseWhenClosed(compiler, isForBrowser) });
  }
  compileWithSwc(config, stage);
  simplifyResolution(config);
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
      resolve: { alias: { ...unused, ...REPLACED_MODULES, ...SMALLER_MODULES } },
      module: { rules: [{ include: STYLE_MODULES, sideEffects: false }] },
    });
  }
  if (stage === 'build-html') {
    actions.setWebpackConfig({
      externalsType: 'commonjs',
      externals: [NODE_EXTERNALS],
      module: { rules: [WITHOUT_IMPORTS] },
    });
  }
};

/**
 * Replaces Babel with SWC for modules without queries. Gatsby has two rules that pass TypeScript to
 * Babel. The first one covers all modules, so the second one is removed. Throws if they change.
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
 * Removes lookups that no import of this site needs: the modules that themes replace, and the targets of
 * symbolic links. They take a tenth of a cold build's time in webpack.
 */
function simplifyResolution({ resolve }: Configuration): void {
  const isShadowing = (plugin: unknown) =>
    plugin?.constructor.name === 'GatsbyThemeComponentShadowingResolverPlugin';
  if (!resolve?.plugins?.some(isShadowing)) {
    throw new Error("Gatsby's resolvers have changed: update src/node/gatsby/webpack.ts");
  }
  resolve.plugins = resolve.plugins.filter((plugin) => !isShadowing(plugin));
  resolve.symlinks = false;
}

/**
 * Removes Gatsby's ESLint, which lints every module with Gatsby's own rules before the preview starts.
 * `npm run lint` and editors use this project's rules.
 */
function removeEslint(config: Configuration): void {
  const isEslint = (plugin: unknown) => plugin?.constructor.name === 'ESLintWebpackPlugin';
  if (!config.plugins?.some(isEslint)) {
    throw new Error("Gatsby's plugins have changed: update src/node/gatsby/webpack.ts");
  }
  config.plugins = config.plugins.filter((plugin) => !isEslint(plugin));
}

/** Replaces Terser with SWC, which takes half the time and produces 1% smaller files. */
function minifyWithSwc({ optimization }: Configuration): void {
  const others = (optimization?.minimizer ?? []).filter(
    (minimizer) => minimizer?.constructor.name !== TerserPlugin.name,
  );
  const terserOptions = { compress: { passes: 2 }, format: { comments: false } };
  const swc = new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions });
  optimization!.minimizer = [...others, swc];
}

/**
 * Removes Gatsby's `commons` chunk, which every page loads. It contains every module that's imported
 * by at least as many chunks as there are templates, even if most of those chunks load on demand.
 */
function splitByUse({ optimization }: Configuration): void {
  const { splitChunks } = optimization ?? {};
  if (!splitChunks || !splitChunks.cacheGroups?.['commons']) {
    throw new Error("Gatsby's chunks have changed: update src/node/gatsby/webpack.ts");
  }
  splitChunks.cacheGroups['commons'] = false;
}

/**
 * Returns cache options with a version that depends on the lock file and on the site's build code.
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

/** Removes the loaders from the build dependencies, because webpack always adds them. */
function clearBuildDependencies(compiler: Compiler): void {
  compiler.hooks.done.tap('clear-build-dependencies', ({ compilation }) =>
    compilation.buildDependencies.clear(),
  );
}
