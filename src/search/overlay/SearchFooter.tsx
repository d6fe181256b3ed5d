/** The overlay's footer: the keyboard shortcuts, and a credit if a search host is used. */
export function SearchFooter({ isHosted }: { isHosted: boolean }) {
  return (
    <div className="foot">
      <ul>
        <li>
          <kbd>↵</kbd> to open
        </li>
        <li>
          <kbd>↓</kbd>
          <kbd>↑</kbd> to navigate
        </li>
        <li>
          <kbd>Esc</kbd> to close
        </li>
      </ul>
      {isHosted && (
        <a href="https://www.algolia.com/developers" target="_blank" rel="noopener noreferrer">
          Search by Algolia
        </a>
      )}
    </div>
  );
}
