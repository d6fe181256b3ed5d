import type { OfflineSection } from '../lib/offline/manifest';
import { fileUrl } from './store';

/** What only makes sense on an article's own page. */
const LEFT_OUT = 'nav, [data-page-only]';

/**
 * Adds the articles of a section's pages in menu order, without IDs, because several pages use the
 * same ones. `onProgress` gets the number of loaded pages. Throws if a page can't be loaded.
 */
export async function collectSection(
  { pages }: OfflineSection,
  into: HTMLElement,
  onProgress: (count: number) => void,
): Promise<void> {
  const articles: Element[] = [];
  for (const path of pages) {
    const response = await fetch(fileUrl(path));
    if (!response.ok) throw new Error(`${path}: status ${response.status}`);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const article = page.querySelector('main .article');
    if (article) {
      article.querySelectorAll(LEFT_OUT).forEach((element) => element.remove());
      article.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
      articles.push(document.adoptNode(article));
    }
    onProgress(articles.length);
  }
  into.replaceChildren(...articles);
}
