import { SEARCH_FOOTER_TEXT } from '../../lib/strings/search';

/** The overlay's footer: the keyboard shortcuts, and a credit if a search host is used. */
export function SearchFooter({ isHosted }: { isHosted: boolean }) {
  return (
    <div className="foot">
      <ul>
        <li>
          <kbd>↵</kbd> {SEARCH_FOOTER_TEXT.open}
        </li>
        <li>
          <kbd>↓</kbd>
          <kbd>↑</kbd> {SEARCH_FOOTER_TEXT.navigate}
        </li>
        <li>
          <kbd>{SEARCH_FOOTER_TEXT.escape}</kbd> {SEARCH_FOOTER_TEXT.close}
        </li>
      </ul>
      {isHosted && (
        <a href="https://www.algolia.com/developers" target="_blank" rel="noopener noreferrer">
          {SEARCH_FOOTER_TEXT.credit}
        </a>
      )}
    </div>
  );
}
