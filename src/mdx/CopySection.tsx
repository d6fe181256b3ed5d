import type { MouseEvent } from 'react';
import { COPY_BUTTON_TEXT, HEADING_TEXT } from '../lib/strings/frame';
import { sectionMarkdown } from '../lib/section-markdown';
import { announce } from '../page/announce';
import { copyText } from '../page/copy-text';
import { useBrief } from '../ui/useBrief';

const HEADINGS = 'h2, h3, h4, h5, h6';

/** Inside a heading. */
export default function CopySection() {
  const [result, showResult] = useBrief<string>(HEADING_TEXT.copySection);
  const copy = async ({ currentTarget }: MouseEvent) => {
    const isCopied = await copySection(currentTarget.closest(HEADINGS)!).catch(() => false);
    const text = isCopied ? COPY_BUTTON_TEXT.done : COPY_BUTTON_TEXT.failed;
    announce(text);
    showResult(text);
  };
  return (
    <button type="button" className="copy-section" onClick={(event) => void copy(event)}>
      {result}
    </button>
  );
}

async function copySection(heading: Element): Promise<boolean> {
  const article = heading.closest('article');
  const file = article?.querySelector<HTMLElement>('[data-copy-page]')?.dataset['copyPage'];
  if (!article || !file) return false;
  const title = titleOf(heading);
  const same = [...article.querySelectorAll(HEADINGS)].filter((item) => titleOf(item) === title);
  const response = await fetch(file);
  if (!response.ok) return false;
  const later = same.length - 1 - same.indexOf(heading);
  const section = sectionMarkdown(await response.text(), title, later);
  if (section === undefined) return false;
  await copyText(section);
  return true;
}

function titleOf(heading: Element): string {
  const parts = [...heading.childNodes].filter((node) => node.nodeName !== 'BUTTON');
  return parts
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}
