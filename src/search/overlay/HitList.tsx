import type { Group, Row } from './groups';
import { hitTitle } from '../client/hit';
import type { Hit } from '../client/hit';
import { Marked } from './Marked';
import { SearchIcon } from '../SearchIcon';
import type { SearchIconName } from '../SearchIcon';
import type { Rows } from './useRows';

/** Hits in their groups: one list of options for the box. */
export function HitList({ groups, rows }: { groups: Group[]; rows: Rows }) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + group.rows.length, 0),
  );
  return (
    <div role="listbox" id={rows.listId} aria-label="Results">
      {groups.map((group, index) => (
        <div role="group" key={group.name} aria-labelledby={`${rows.listId}-group-${index}`}>
          <p className="group" role="presentation" id={`${rows.listId}-group-${index}`}>
            {group.name}
          </p>
          {group.rows.map((row, place) => (
            <HitRow key={row.hit.objectID} row={row} index={starts[index]! + place} rows={rows} />
          ))}
        </div>
      ))}
    </div>
  );
}

function HitRow({ row, index, rows }: { row: Row; index: number; rows: Rows }) {
  const { hit, isChild, isLastChild } = row;
  const below = belowTitle(hit);
  return (
    <a className="row" data-child={isChild} data-last={isLastChild} {...rows.propsOf(index)}>
      <span className="icon">
        <SearchIcon name={iconOf(hit)} />
      </span>
      <span className="words">
        <span className="title">
          <Marked text={isContent(hit) ? hit.snippet : hitTitle(hit)} />
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

/** True where the row leads with a text; until that is there, with the heading above it. */
function isContent({ type, snippet }: Hit): boolean {
  return type === 'content' && snippet !== '';
}

/** What stands below a row's title: where it is, or what a page says. */
function belowTitle(hit: Hit): string {
  const { type, hierarchy, marked, snippet } = hit;
  const page = marked.lvl1 ?? hierarchy.lvl1 ?? '';
  if (type === 'lvl1') return snippet;
  if (!isContent(hit)) return hitTitle(hit) === page ? '' : page;
  const heading = hitTitle(hit);
  return heading === page ? page : `${page} › ${heading}`;
}

function iconOf({ type }: Hit): SearchIconName {
  if (type === 'lvl1') return 'page';
  return type === 'content' ? 'text' : 'heading';
}
