import { Link } from 'gatsby';
import { START_SCREEN_TEXT } from '../../lib/strings/search';
import { Icon } from '../../ui/controls/Icon';
import { SearchIcon } from '../SearchIcon';
import type { Hit } from '../engine/hit';
import { hitTitle, titlesOf } from '../engine/hit';
import type { Rows } from './HitList';
import { wantsNewTab } from './HitList';
import type { StoredChange, StoredSearches } from './stored-searches';

interface StartScreenProps {
  stored: StoredSearches;
  rows: Rows;
  onChange: (change: StoredChange) => void;
  onClose: () => void;
}

export function PopularPages({ onClose }: Pick<StartScreenProps, 'onClose'>) {
  return (
    <>
      <p className="group">{START_SCREEN_TEXT.popular}</p>
      {START_SCREEN_TEXT.popularPages.map(({ name, url, icon }) => (
        <Link
          className="row"
          key={url}
          to={url}
          onClick={(event) => wantsNewTab(event) || onClose()}
        >
          <span className="icon">
            <Icon name={icon} />
          </span>
          <span className="title">{name}</span>
        </Link>
      ))}
    </>
  );
}

/** The screen for an empty query: recent and favorite searches, or popular pages if there are none. */
export function StartScreen({ stored, rows, onChange, onClose }: StartScreenProps) {
  const { recent, favorite } = stored;
  if (recent.length + favorite.length === 0) {
    return (
      <div className="popular">
        <PopularPages onClose={onClose} />
        <p className="empty">{START_SCREEN_TEXT.empty}</p>
      </div>
    );
  }
  const groups = [
    {
      name: START_SCREEN_TEXT.recent,
      icon: 'recent' as const,
      hits: recent,
      first: 0,
      remove: START_SCREEN_TEXT.removeFromHistory,
    },
    {
      name: START_SCREEN_TEXT.favorites,
      icon: 'star' as const,
      hits: favorite,
      first: recent.length,
      remove: START_SCREEN_TEXT.removeFromFavorites,
    },
  ];
  const shown = groups.filter(({ hits }) => hits.length > 0);
  return (
    <div className="stored">
      <div role="listbox" id={rows.listId} aria-label={START_SCREEN_TEXT.label}>
        {shown.map(({ name, icon, hits, first }) => (
          <div role="group" key={icon} aria-labelledby={`${rows.listId}-${icon}`}>
            <p className="group" role="presentation" id={`${rows.listId}-${icon}`}>
              {name}
            </p>
            {hits.map((hit, index) => (
              <a className="row" key={hit.objectID} {...rows.propsOf(first + index)}>
                <span className="icon">
                  <SearchIcon name={icon} />
                </span>
                <span className="words">
                  <span className="title">{hitTitle(hit)}</span>
                  <span className="below">{locationOf(hit)}</span>
                </span>
              </a>
            ))}
          </div>
        ))}
      </div>
      {/* Next to the list, because options can't contain buttons. */}
      <div className="actions">
        {shown.map(({ icon, hits, remove }) => (
          <ul key={icon}>
            {hits.map((hit) => (
              <li key={hit.objectID}>
                {icon === 'recent' && (
                  <button
                    type="button"
                    title={START_SCREEN_TEXT.save}
                    aria-label={START_SCREEN_TEXT.saveSearch(hitTitle(hit))}
                    onClick={() => onChange({ kind: 'promote', hit })}
                  >
                    <SearchIcon name="star" size={18} />
                  </button>
                )}
                <button
                  type="button"
                  title={remove}
                  aria-label={START_SCREEN_TEXT.removeSearch(hitTitle(hit))}
                  onClick={() => onChange({ kind: 'remove', objectID: hit.objectID })}
                >
                  <SearchIcon name="remove" size={18} />
                </button>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

function locationOf(hit: Hit): string {
  return titlesOf(hit)
    .slice(0, 2)
    .filter((title) => title !== hitTitle(hit))
    .join(' › ');
}
