import { HIT_LIST_TEXT } from '../../lib/strings/search';
import type { Group, Row } from './groups';
import { hitTitle } from '../client/hit';
import type { Hit } from '../client/hit';
import { Marked } from './Marked';
import { SearchIcon } from '../SearchIcon';
import type { SearchIconName } from '../SearchIcon';
import type { Rows } from './useRows';

/** The grouped hits, as a list box for the search field. */
export function HitList({ groups, rows }: { groups: Group[]; rows: Rows }) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + group.rows.length, 0),
  );
  return (
    <div role="listbox" id={rows.listId} aria-label={HIT_LIST_TEXT.label}>
      {groups.map((group, index) => (
        <div role="group" key={group.name} aria-labelledby={`${rows.listId}-group-${index}`}>
          <p className="group" role="presentation" id={`${rows.listId}-group-${index}`}>
            {group.name}
          </p>
          {group.rows.map((row, offset) => (
            <HitRow key={row.hit.objectID} row={row} index={starts[index]! + offset} rows={rows} />
          ))}
        </div>
      ))}
    </div>
  );
}

function HitRow({ row, index, rows }: { row: Row; index: number; rows: Rows }) {
  const { hit, isChild, isLastChild } = row;
  const below = secondLine(hit);
  return (
    <a className="row" data-child={isChild} data-last={isLastChild} {...rows.propsOf(index)}>
      <span className="icon">
        <SearchIcon name={iconOf(hit)} />
      </span>
      <span className="words">
        <span className="title">
          <Marked text={showsExcerpt(hit) ? hit.snippet : hitTitle(hit)} />
        </span>
        {below && (
          <span className="below">
            <Marked text={below} />
          </span>
        )}
      </span>
      <span className="go">
        <SearchIcon name="go" size={18} />
      </span>
    </a>
  );
}

/** True if the row's first line is an excerpt. Until the text is loaded, it's the heading. */
function showsExcerpt({ type, snippet }: Hit): boolean {
  return type === 'content' && snippet !== '';
}

/** Returns a row's second line: the hit's location, or an excerpt if the hit is a page. */
function secondLine(hit: Hit): string {
  const { type, hierarchy, marked, snippet } = hit;
  const page = marked.lvl1 ?? hierarchy.lvl1 ?? '';
  if (type === 'lvl1') return snippet;
  if (!showsExcerpt(hit)) return hitTitle(hit) === page ? '' : page;
  const heading = hitTitle(hit);
  return heading === page ? page : `${page} › ${heading}`;
}

function iconOf({ type }: Hit): SearchIconName {
  if (type === 'lvl1') return 'page';
  return type === 'content' ? 'text' : 'heading';
}
