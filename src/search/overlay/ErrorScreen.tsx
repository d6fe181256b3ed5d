import { SearchIcon } from '../SearchIcon';

/** The search failed: what the search host says, or that the network may be gone. */
export function ErrorScreen({ failure, onRetry }: { failure: string; onRetry: () => void }) {
  return (
    <div className="message">
      <SearchIcon name="offline" size={40} />
      <p className="headline">Unable to fetch results</p>
      <p>{failure || 'You might want to check your network connection.'}</p>
      <button type="button" className="widen" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
