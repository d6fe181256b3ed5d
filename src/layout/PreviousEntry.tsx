import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { PREVIOUS_ENTRY_TEXT } from '../lib/strings/reference';
import { Icon } from '../ui/controls/Icon';

const style = css`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  width: fit-content;
  margin: -0.5rem 0 0.5rem -0.25rem;
  border-radius: var(--radius-small);
  padding: 0.125rem 0.5rem 0.125rem 0.25rem;
  color: var(--text-muted);
  font-size: var(--text-small);
  text-decoration: none;
  svg {
    flex: none;
    transform: rotate(-90deg);
  }
  @media (pointer: coarse) {
    min-height: 40px;
  }
  &:hover {
    background: var(--hover);
    color: var(--text);
  }
  /* In narrow windows, the example is worth more. The end of the page has the same link. */
  @media print, (max-width: 1279px) {
    display: none;
  }
`;

interface PreviousEntryProps {
  entry: { name: string; url: string } | undefined;
  /** On a plain click, instead of opening the entry's page. */
  onShow: () => void;
}

/** Loads the menu's previous entry above this one. */
export function PreviousEntry({ entry, onShow }: PreviousEntryProps) {
  if (!entry) return null;
  return (
    <Link
      css={style}
      to={entry.url}
      onClick={(event) => {
        const { metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
        if (metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
        event.preventDefault();
        onShow();
      }}
    >
      <Icon name="chevron" size={14} />
      {PREVIOUS_ENTRY_TEXT.link(entry.name)}
    </Link>
  );
}
