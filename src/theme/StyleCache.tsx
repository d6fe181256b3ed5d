import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState } from 'react';
import type { ReactNode } from 'react';

/**
 * Returns an Emotion cache that adds rules to a constructed style sheet. By default, Emotion creates
 * `<style>` elements, which the site's Content-Security-Policy doesn't allow. The build lists the
 * IDs of the styles that a page already contains in `data-styles` (see `addStyles`).
 */
function createStyleCache() {
  const cache = createCache({ key: 'css' });
  const styles = new CSSStyleSheet();
  document.adoptedStyleSheets.push(styles);
  cache.sheet.insert = (rule) => {
    try {
      styles.insertRule(rule, styles.cssRules.length);
    } catch {
      // Emotion also creates rules with other browsers' prefixes, which this one rejects.
    }
  };
  const built = document.querySelector<HTMLElement>('style[data-styles]');
  for (const id of built?.dataset['styles']?.split(' ') ?? []) cache.inserted[id] = true;
  return cache;
}

/** Provides a cache for Emotion's styles that creates no `<style>` elements for components. */
export function StyleCache({ children }: { children: ReactNode }) {
  const [cache] = useState(createStyleCache);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
