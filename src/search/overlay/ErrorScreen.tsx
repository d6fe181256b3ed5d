import { SearchIcon } from '../SearchIcon';

interface ErrorScreenProps {
  /** The search host's message; empty if the network may be down. */
  message: string;
  onRetry: () => void;
}

/** The screen after a failed search. */
export function ErrorScreen({ message, onRetry }: ErrorScreenProps) {
  return (
    <div className="message">
      <SearchIcon name="offline" size={40} />
      <p className="headline">Unable to fetch results</p>
      <p>{message || 'You might want to check your network connection.'}</p>
      <button type="button" className="widen" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
