import type { StylisPlugin } from '@emotion/cache';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { GatsbySSR } from 'gatsby';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** Properties that Safari, or Chrome before 2025, only supports with a prefix. */
const PREFIXED = /^(?:mask-image|print-color-adjust|text-decoration|user-select)$/;

/**
 * Adds prefixes to these properties. Emotion's own plugin adds prefixes for browsers from before 2015, which
 * can't run the site, and which would make up a sixth of all styles.
 */
const addPrefix: StylisPlugin = (element) => {
  const isPrefixed = element.type === 'decl' && PREFIXED.test(String(element.props));
  if (isPrefixed) element.return = `-webkit-${element.value}${element.value}`;
};

/** Always the same array, because Emotion remembers the rules that it has created with it on the server. */
const stylisPlugins = [addPrefix];

/**
 * Returns an Emotion cache that adds rules to a constructed style sheet. By default, Emotion creates
 * `<style>` elements, which the site's Content-Security-Policy doesn't allow. The build lists the
 * IDs of the styles that a page already contains in `data-styles` (see `addStyles`).
 */
function createStyleCache() {
  const cache = createCache({ key: 'css', stylisPlugins });
  if (typeof document === 'undefined') return cache;
  const styles = new CSSStyleSheet();
  document.adoptedStyleSheets.push(styles);
  cache.sheet.insert = (rule) => {
    try {
      styles.insertRule(rule, styles.cssRules.length);
    } catch {
      // Some rules have other browsers' prefixes, which this one rejects.
    }
  };
  const built = document.querySelector<HTMLElement>('style[data-styles]');
  for (const id of built?.dataset['styles']?.split(' ') ?? []) cache.inserted[id] = true;
  return cache;
}

/**
 * Provides a cache for Emotion's styles. In the browser, it creates no `<style>` elements for components. The
 * build moves the ones that it creates (see `stripStyles`).
 */
export function StyleCache({ children }: { children: ReactNode }) {
  const [cache] = useState(createStyleCache);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

/** Wraps the whole app while the build renders it. */
export const wrapInStyles: GatsbySSR['wrapRootElement'] = ({ element }) => (
  <StyleCache>{element}</StyleCache>
);
