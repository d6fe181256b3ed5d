/** What keys do, and whose search it is. */
export function Keys({ isHosted }: { isHosted: boolean }) {
  return (
    <div className="foot">
      <ul>
        <li>
          <kbd>↵</kbd> to open
        </li>
        <li>
          <kbd>↓</kbd>
          <kbd>↑</kbd> to move
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
