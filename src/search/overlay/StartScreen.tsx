import { Link } from 'gatsby';
import { START_SCREEN_TEXT } from '../../lib/strings/search';
import { SearchIcon } from '../SearchIcon';
import type { SearchIconName } from '../SearchIcon';
import type { StoredChange, StoredSearch, StoredSearches } from './stored-searches';
import { deepestLevel } from '../client/hit';
import { wantsNewTab } from './open-hit';
import type { Rows } from './useRows';

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
          searches={recent}
          first={0}
          rows={rows}
        />
        <StoredGroup
          name={START_SCREEN_TEXT.favorites}
          icon="star"
          searches={favorite}
          first={recent.length}
          rows={rows}
        />
      </div>
      <div className="actions">
        <Actions searches={recent} canPromote onChange={onChange} />
        <Actions searches={favorite} canPromote={false} onChange={onChange} />
      </div>
    </div>
  );
}

interface StoredGroupProps {
  name: string;
  icon: SearchIconName;
  searches: StoredSearch[];
  /** The index of the group's first row in the list. */
  first: number;
  rows: Rows;
}

function StoredGroup({ name, icon, searches, first, rows }: StoredGroupProps) {
  if (searches.length === 0) return null;
  const id = `${rows.listId}-${icon}`;
  return (
    <div role="group" aria-labelledby={id}>
      <p className="group" role="presentation" id={id}>
        {name}
      </p>
      {searches.map((search, index) => (
        <a className="row" key={search.objectID} {...rows.propsOf(first + index)}>
          <span className="icon">
            <SearchIcon name={icon} />
          </span>
          <span className="words">
            <span className="title">{titleOf(search)}</span>
            <span className="below">{locationOf(search)}</span>
          </span>
        </a>
      ))}
    </div>
  );
}

interface ActionsProps {
  searches: StoredSearch[];
  canPromote: boolean;
  onChange: (change: StoredChange) => void;
}

/** The buttons for each row. They're next to the list because options can't contain buttons. */
function Actions({ searches, canPromote, onChange }: ActionsProps) {
  if (searches.length === 0) return null;
  return (
    <ul>
      {searches.map((search) => (
        <li key={search.objectID}>
          {canPromote && (
            <button
              type="button"
              title={START_SCREEN_TEXT.save}
              aria-label={START_SCREEN_TEXT.saveSearch(titleOf(search))}
              onClick={() => onChange({ kind: 'promote', search })}
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
            aria-label={START_SCREEN_TEXT.removeSearch(titleOf(search))}
            onClick={() => onChange({ kind: 'remove', objectID: search.objectID })}
          >
            <SearchIcon name="remove" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function titleOf({ hierarchy }: StoredSearch): string {
  return hierarchy[deepestLevel(hierarchy)] ?? '';
}

function locationOf({ hierarchy }: StoredSearch): string {
  const { lvl0, lvl1 } = hierarchy;
  return deepestLevel(hierarchy) === 'lvl1' ? (lvl0 ?? '') : `${lvl0} › ${lvl1}`;
}
