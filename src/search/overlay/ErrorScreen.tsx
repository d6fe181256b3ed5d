import { useState } from 'react';
import { ERROR_TEXT } from '../../lib/strings/frame';
import { SEARCH_ERROR_TEXT } from '../../lib/strings/search';
import { SearchIcon } from '../SearchIcon';

interface ErrorScreenProps {
  /** The search host's message; empty if the network might be down. */
  message: string;
  onRetry: () => void;
}

/** The screen after a failed search. */
export function ErrorScreen({ message, onRetry }: ErrorScreenProps) {
  const [hasRetried, setHasRetried] = useState(false);
  const retry = () => {
    setHasRetried(true);
    onRetry();
  };
  return (
    <div className="message">
      <SearchIcon name="offline" size={40} />
      <p className="headline">{SEARCH_ERROR_TEXT.headline}</p>
      <p>{message || SEARCH_ERROR_TEXT.help}</p>
      {/* After a deployment, the index of an open page is gone, so trying again can't help. */}
      {hasRetried && navigator.onLine ? (
        <button key="reload" type="button" className="widen" data-reload>
          {ERROR_TEXT.reload}
        </button>
      ) : (
        <button key="retry" type="button" className="widen" onClick={retry}>
          {SEARCH_ERROR_TEXT.retry}
        </button>
      )}
    </div>
  );
}
