import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import type { PageInfo } from '../../lib/page-info';
import { issueUrl } from '../../lib/page-info';
import { twinPath } from '../../lib/paths';
import { absoluteUrl, editUrl } from '../../lib/site';
import { PAGE_ACTIONS_TEXT } from '../../lib/strings/frame';
import { PAGE_MENU_TEXT } from '../../lib/strings/page-menu';
import { copyText } from '../../ui/copy-text';
import { useBrief } from '../../ui/useBrief';
import { DropdownMenu } from '../../ui/overlays/DropdownMenu';
import type { MenuEntry } from '../../ui/overlays/MenuItems';
import { ActionsButton } from './ActionsButton';

/** URLs of assistants. The question is added at the end. */
const CLAUDE = 'https://claude.ai/new?q=';
const CHAT_GPT = 'https://chatgpt.com/?q=';

export interface PageMenuProps {
  page: PageInfo;
  /** Accessible name of the button, if its text isn't unique on the page. */
  name: string | undefined;
  /** Handlers of the button. */
  events: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown'>;
  /** Returns the text that was selected when the reader opened the menu. */
  selection: () => string;
}

/**
 * The menu of a page, and its button. It's open at first, because it only loads when the reader asks
 * for it.
 */
export function PageMenu({ page, name, events, selection }: PageMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [selected, setSelected] = useState('');
  const [text, setText] = useBrief<string>(PAGE_ACTIONS_TEXT.label);
  useEffect(() => {
    // Has the same effect as pressing the key: it opens the menu and moves the focus to its first
    // item.
    button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }, []);
  const copy = () =>
    copyTwin(page.path).then(
      () => setText(PAGE_MENU_TEXT.copied),
      () => setText(PAGE_MENU_TEXT.notCopied),
    );
  return (
    <DropdownMenu
      trigger={
        <ActionsButton {...events} ref={button} text={text} aria-label={name} aria-live="polite" />
      }
      items={entries(page, selected, () => void copy())}
      onOpenChange={(isOpen) => isOpen && setSelected(selection())}
      align="end"
    />
  );
}

/** Copies a page's Markdown. Throws if it can't be loaded or copied. */
async function copyTwin(path: string): Promise<void> {
  const response = await fetch(withPrefix(twinPath(path)));
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  await copyText(await response.text());
}

function entries(page: PageInfo, selection: string, onCopy: () => void): MenuEntry[] {
  const { path, file, line } = page;
  const prompt = encodeURIComponent(PAGE_MENU_TEXT.prompt(absoluteUrl(twinPath(path))));
  return [
    { type: 'item', label: PAGE_MENU_TEXT.copy, onSelect: onCopy },
    { type: 'link', label: PAGE_MENU_TEXT.view, href: withPrefix(twinPath(path)) },
    { type: 'separator' },
    { type: 'link', label: PAGE_MENU_TEXT.openInClaude, href: CLAUDE + prompt, opensTab: true },
    { type: 'link', label: PAGE_MENU_TEXT.openInChatGpt, href: CHAT_GPT + prompt, opensTab: true },
    { type: 'separator' },
    { type: 'link', label: PAGE_MENU_TEXT.report, href: issueUrl(page, selection), opensTab: true },
    { type: 'link', label: PAGE_MENU_TEXT.edit, href: editUrl(file, line), opensTab: true },
  ];
}
