import { useEffect } from 'react';

interface StyleProps {
  styles: string;
}

/**
 * Replaces `react-style-singleton`, with which Radix stops the page from scrolling behind a dialog:
 * its `<style>` element violates the site's Content-Security-Policy, unlike a constructed style
 * sheet. Returns a component whose styles apply while at least one instance is mounted.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | undefined;
  let instances = 0;
  return function Style({ styles }: StyleProps) {
    useEffect(() => {
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      instances += 1;
      return () => {
        instances -= 1;
        if (instances > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        sheet = undefined;
      };
      // As in the package, the first instance's styles apply until the last one is gone.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, []);
    return null;
  };
}
