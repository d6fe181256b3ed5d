import { Link } from 'gatsby';
import { START_SCREEN_TEXT } from '../../lib/strings/search';
import { SearchIcon } from '../SearchIcon';
import type { SearchIconName } from '../SearchIcon';
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

/** The screen for an empty query: recent and favorite searches, or popular pages if there are none. */
export function StartScreen({ stored, rows, onChange, onClose }: StartScreenProps) {
  const { recent, favorite } = stored;
  if (recent.length + favorite.length === 0) {
    return (
      <>
        <p className="empty">{START_SCREEN_TEXT.empty}</p>
        <div className="popular">
          <p className="group">{START_SCREEN_TEXT.popular}</p>
          {START_SCREEN_TEXT.popularPages.map(({ name, url }) => (
            <Link key={url} to={url} onClick={(event) => wantsNewTab(event) || onClose()}>
              {name}
            </Link>
          ))}
        </div>
      </>
    );
  }
  return (
    <div className="stored">
      <div role="listbox" id={rows.listId} aria-label={START_SCREEN_TEXT.label}>
        <StoredGroup
          name={START_SCREEN_TEXT.recent}
          icon="recent"
          hits={recent}
          first={0}
          rows={rows}
        />
        <StoredGroup
          name={START_SCREEN_TEXT.favorites}
          icon="star"
          hits={favorite}
          first={recent.length}
          rows={rows}
        />
      </div>
      <div className="actions">
        <Actions hits={recent} canPromote onChange={onChange} />
        <Actions hits={favorite} canPromote={false} onChange={onChange} />
      </div>
    </div>
  );
}

interface StoredGroupProps {
  name: string;
  icon: SearchIconName;
  hits: Hit[];
  /** The index of the group's first row in the list. */
  first: number;
  rows: Rows;
}

function StoredGroup({ name, icon, hits, first, rows }: StoredGroupProps) {
  if (hits.length === 0) return null;
  const id = `${rows.listId}-${icon}`;
  return (
    <div role="group" aria-labelledby={id}>
      <p className="group" role="presentation" id={id}>
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
  );
}

interface ActionsProps {
  hits: Hit[];
  canPromote: boolean;
  onChange: (change: StoredChange) => void;
}

/** The buttons for each row. They're next to the list because options can't contain buttons. */
function Actions({ hits, canPromote, onChange }: ActionsProps) {
  if (hits.length === 0) return null;
  return (
    <ul>
      {hits.map((hit) => (
        <li key={hit.objectID}>
          {canPromote && (
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
            title={
              canPromote
                ? START_SCREEN_TEXT.removeFromHistory
                : START_SCREEN_TEXT.removeFromFavorites
            }
            aria-label={START_SCREEN_TEXT.removeSearch(hitTitle(hit))}
            onClick={() => onChange({ kind: 'remove', objectID: hit.objectID })}
          >
            <SearchIcon name="remove" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function locationOf(hit: Hit): string {
  return titlesOf(hit)
    .slice(0, 2)
    .filter((title) => title !== hitTitle(hit))
    .join(' › ');
}
