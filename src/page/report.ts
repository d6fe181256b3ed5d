import { SITE } from '../lib/site';
import { onClick } from './events';
import { typedText } from './copy';

/** GitHub limits the URL to 8 KB. */
const MAX_QUOTE = 1000;

/** With the selected text, or for a button in a code block, the URL and the code. */
export function startReports(): void {
  onClick('[data-report]', (element) => {
    const link = element instanceof HTMLAnchorElement ? element : undefined;
    const url = new URL(link?.href ?? `${SITE.repository}/issues/new`);
    const { searchParams } = url;
    const code = element.closest('figure')?.querySelector('code');
    const selected = getSelection()?.toString().trim().replace(/\s+/g, ' ') ?? '';
    const quote = code
      ? `\`\`\`\n${cut(published(code))}\n\`\`\``
      : selected && `> ${cut(selected)}`;
    element.dataset['body'] ??= searchParams.get('body') ?? '';
    const { body } = element.dataset;
    searchParams.set('body', [body || window.location.href, quote].filter(Boolean).join('\n\n'));
    if (link) link.href = url.href;
    else window.open(url.href, '_blank', 'noopener');
  });
}

/** Without the values of the reader's project. */
function published(code: Element): string {
  const block = document.createElement('code');
  block.innerHTML = code.getAttribute('data-published') ?? code.innerHTML;
  return typedText(block);
}

/** Half of a surrogate pair can't be part of a URL. */
function cut(text: string): string {
  return text.slice(0, MAX_QUOTE).replace(/[\uD800-\uDFFF]/gu, '');
}
