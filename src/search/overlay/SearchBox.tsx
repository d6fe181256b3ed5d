import type { Ref } from 'react';
import { SEARCH_BOX_TEXT } from '../../lib/strings/search';
import { SearchIcon } from '../SearchIcon';

interface SearchBoxProps {
  ref: Ref<HTMLInputElement>;
  text: string;
  status: string;
  isExpanded: boolean;
  listId: string;
  activeId: string | undefined;
  onText: (text: string) => void;
  onClear: () => void;
  onClose: () => void;
}

/** The search field and its buttons. The browser's autocomplete and autocorrect are off. */
export function SearchBox(props: SearchBoxProps) {
  const { ref, text, status, isExpanded, listId, activeId, onText, onClear, onClose } = props;
  return (
    <div className="box" role="search">
      <span className="lens" data-stalled={status === 'stalled'}>
        <SearchIcon name="search" size={22} />
      </span>
      <input
        ref={ref}
        role="combobox"
        aria-label={SEARCH_BOX_TEXT.label}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={SEARCH_BOX_TEXT.placeholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {text && (
        <button type="button" className="clear" onClick={onClear}>
          {SEARCH_BOX_TEXT.clear}
          <span className="hidden-visually">{SEARCH_BOX_TEXT.clearDetails}</span>
        </button>
      )}
      <button type="button" className="close" onClick={onClose}>
        <kbd>{SEARCH_BOX_TEXT.escape}</kbd>
        <span className="cancel">{SEARCH_BOX_TEXT.cancel}</span>
        <span className="hidden-visually">{SEARCH_BOX_TEXT.closeDetails}</span>
      </button>
    </div>
  );
}
