/** In content, screenshots have URLs that start with `/images/apps/`. */
export const SCREENSHOT_FOLDER = 'content/images/apps';

/** `with-react-rows.png` */
export function screenshotFile(page: string, name: string): string {
  const [, base] = /([^/]+)\.mdx$/.exec(page) ?? [];
  const kind = page.includes('/tutorials/') ? 'tutorial-' : '';
  return `${kind}${base}-${name}.png`;
}
