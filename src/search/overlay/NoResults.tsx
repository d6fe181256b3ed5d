import { NO_RESULTS_TEXT } from '../../lib/strings/search';
import { reportUrl } from '../../lib/query-text';
import type { SearchBackend } from '../client/embedded';
import { useLoaded } from '../../ui/useLoaded';
import { PopularPages } from './StartScreen';

interface NoResultsProps {
  backend: SearchBackend;
  query: string;
  onQuery: (query: string) => void;
  /** Defined if the search is limited to a library. */
  onWiden: (() => void) | undefined;
  onClose: () => void;
}

/** The screen for a query without results. Suggests other queries and popular pages, and links to a report form. */
export function NoResults({ backend, query, onQuery, onWiden, onClose }: NoResultsProps) {
  const texts = useLoaded(query, () => backend.suggest(query)) ?? [];
  return (
    <>
      <div className="message">
        <p className="headline">
          {NO_RESULTS_TEXT.headline}“<strong>{query}</strong>”
        </p>
        {onWiden && (
          <button type="button" className="widen" onClick={onWiden}>
            {NO_RESULTS_TEXT.widen}
          </button>
        )}
        {texts.length > 0 && (
          <div className="suggestions">
            <p>{NO_RESULTS_TEXT.suggestions}</p>
            <ul>
              {texts.map((text) => (
                <li key={text}>
                  <button type="button" onClick={() => onQuery(text)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="report">
          {NO_RESULTS_TEXT.question}
          <a href={reportUrl(query)} target="_blank" rel="noopener noreferrer">
            {NO_RESULTS_TEXT.report}
          </a>
        </p>
      </div>
      <div className="popular">
        <PopularPages onClose={onClose} />
      </div>
    </>
  );
}
