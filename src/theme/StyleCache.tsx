import type { StylisPlugin } from '@emotion/cache';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { GatsbySSR } from 'gatsby';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** Needed by Safari, and by Chrome before 2025. A decoration that's only a line doesn't need it. */
const PREFIXED = /^(?:(?:mask-image|print-color-adjust|user-select):|text-decoration:.* )/;

/**
 * Emotion's own plugin adds prefixes for browsers from before 2015, which can't run the site. They
 * would make up a sixth of all styles.
 */
const addPrefix: StylisPlugin = (element) => {
  const isPrefixed = element.type === 'decl' && PREFIXED.test(element.value);
  if (isPrefixed) element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Always the same array, because Emotion remembers the rules that it created with it on the server.
 */
const stylisPlugins = [addPrefix];

/**
 * Adds rules to a constructed style sheet, because the Content-Security-Policy doesn't allow
 * Emotion's `<style>` elements. The build lists the IDs of a page's styles in `data-styles` (see
 * `addStyles`).
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
      // The browser rejects rules with other browsers' prefixes.
    }
  };
  const built = document.querySelector<HTMLElement>('style[data-styles]');
  for (const id of built?.dataset['styles']?.split(' ') ?? []) cache.inserted[id] = true;
  return cache;
}

/**
 * In the browser, components create no `<style>` elements. The build moves its own (see
 * `stripStyles`).
 */
export function StyleCache({ children }: { children: ReactNode }) {
  const [cache] = useState(createStyleCache);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

/** For the build. */
export const wrapInStyles: GatsbySSR['wrapRootElement'] = ({ element }) => (
  <StyleCache>{element}</StyleCache>
);
