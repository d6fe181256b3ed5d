import { sectionMarkdown } from '../../lib/section-markdown';
import { COPY_FEEDBACK_MS } from '../../lib/limits';
import { COPY_SECTION_TEXT } from '../../lib/strings/copy-section';
import { announce } from '../../page/announce';
import { copyText } from '../../page/copy-text';

const HEADINGS = 'h2, h3, h4, h5, h6';

/** Adds a button after the link of a heading that copies its section as Markdown. Only one heading has it. */
export function offerMarkdown(link: HTMLElement): void {
  document.querySelector('.copy-section')?.remove();
  const heading = link.closest(HEADINGS);
  const article = link.closest('article');
  const file = article?.querySelector<HTMLElement>('[data-copy-page]')?.dataset['copyPage'];
  if (!heading || !article || !file) return;
  const title = heading.textContent.trim();
  const same = [...article.querySelectorAll(HEADINGS)].filter(
    ({ textContent }) => textContent.trim() === title,
  );
  const later = same.length - 1 - same.indexOf(heading);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-section';
  button.textContent = COPY_SECTION_TEXT.label;
  button.onclick = async () => {
    const isCopied = await copySection(file, title, later).catch(() => false);
    button.textContent = isCopied ? COPY_SECTION_TEXT.done : COPY_SECTION_TEXT.failed;
    announce(button.textContent);
    setTimeout(() => (button.textContent = COPY_SECTION_TEXT.label), COPY_FEEDBACK_MS);
  };
  link.after(button);
}

async function copySection(file: string, title: string, later: number): Promise<boolean> {
  const response = await fetch(file);
  const section = response.ok ? sectionMarkdown(await response.text(), title, later) : undefined;
  if (section === undefined) return false;
  await copyText(section);
  return true;
}
