import { SEARCH_ERROR_TEXT } from '../../lib/strings/search';
import { SearchIcon } from '../SearchIcon';

interface ErrorScreenProps {
  /** The search host's message; empty if the network might be down. */
  message: string;
  onRetry: () => void;
}

/** The screen after a failed search. */
export function ErrorScreen({ message, onRetry }: ErrorScreenProps) {
  return (
    <div className="message">
      <SearchIcon name="offline" size={40} />
      <p className="headline">{SEARCH_ERROR_TEXT.headline}</p>
      <p>{message || SEARCH_ERROR_TEXT.help}</p>
      <button type="button" className="widen" onClick={onRetry}>
        {SEARCH_ERROR_TEXT.retry}
      </button>
    </div>
  );
}
