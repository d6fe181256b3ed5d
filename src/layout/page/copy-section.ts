import { sectionMarkdown } from '../../lib/section-markdown';
import { COPY_FEEDBACK_MS } from '../../lib/limits';
import { COPY_BUTTON_TEXT, HEADING_TEXT } from '../../lib/strings/frame';
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
  button.textContent = HEADING_TEXT.copySection;
  button.onclick = async () => {
    const isCopied = await copySection(file, title, later).catch(() => false);
    button.textContent = isCopied ? COPY_BUTTON_TEXT.done : COPY_BUTTON_TEXT.failed;
    announce(button.textContent);
    setTimeout(() => (button.textContent = HEADING_TEXT.copySection), COPY_FEEDBACK_MS);
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
