/** The folder of the screenshots. Their URL in the content starts with `/images/apps/`. */
export const SCREENSHOT_FOLDER = 'content/images/apps';

/** Returns the name of a screenshot's file, such as `with-react-rows.png`. */
export function screenshotFile(page: string, name: string): string {
  const [, base] = /([^/]+)\.mdx$/.exec(page) ?? [];
  const kind = page.includes('/tutorials/') ? 'tutorial-' : '';
  return `${kind}${base}-${name}.png`;
}
