import { onClick } from './events';
import { typedText } from './copy';

/** Maximum length of quoted text in an issue, so the URL isn't too long for GitHub (8 KB). */
const MAX_QUOTE = 1000;

/**
 * Adds to links with `data-report` what the reader is looking at: the URL and the code of the block around the
 * link, or the text that's selected on the page.
 */
export function startReports(): void {
  onClick('a[data-report]', (element) => {
    const link = element as HTMLAnchorElement;
    const url = new URL(link.href);
    const { searchParams } = url;
    const code = link.closest('figure')?.querySelector('code');
    const selected = getSelection()?.toString().trim().replace(/\s+/g, ' ') ?? '';
    const quote = code
      ? `\`\`\`\n${cut(published(code))}\n\`\`\``
      : selected && `> ${cut(selected)}`;
    const body = link.dataset['body'] ?? (link.dataset['body'] = searchParams.get('body') ?? '');
    searchParams.set('body', [body || window.location.href, quote].filter(Boolean).join('\n\n'));
    link.href = url.href;
  });
}

/** Returns a block's code as published, without the values of the reader's project. */
function published(code: Element): string {
  const block = document.createElement('code');
  block.innerHTML = code.getAttribute('data-published') ?? code.innerHTML;
  return typedText(block);
}

/** A lone half of a surrogate pair can't be part of a URL. */
function cut(text: string): string {
  return text.slice(0, MAX_QUOTE).replace(/[\uD800-\uDFFF]/gu, '');
}
