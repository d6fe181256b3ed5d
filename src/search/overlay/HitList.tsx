import { readErrorRow } from '../../lib/error-row';
import { ERROR_CATALOG } from '../../lib/paths';
import { HIT_LIST_TEXT } from '../../lib/strings/search';
import type { Group, Row } from './groups';
import { hitTitle, MARK } from '../client/hit';
import type { Hit } from '../client/hit';
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
  return (
    <a className="row" data-child={isChild} data-last={isLastChild} {...rows.propsOf(index)}>
      <span className="icon">
        <SearchIcon name={iconOf(hit)} />
      </span>
      <HitWords row={row} isFirst={index === 0} />
      <span className="go">
        <SearchIcon name="go" size={18} />
      </span>
    </a>
  );
}

/** The title and the text of a hit. */
export function HitWords({ row, isFirst }: { row: Row; isFirst: boolean }) {
  return (
    <span className="words">
      <span className="title">
        <Marked text={firstLine(row)} />
        {row.area && <span className="area">{row.area}</span>}
      </span>
      <HitText row={row} isFirst={isFirst} />
    </span>
  );
}

/**
 * The text of a hit: an excerpt, or an error with its cause. The best hit also shows the fix, or the entire text if
 * it's in the catalog of errors.
 */
function HitText({ row, isFirst }: { row: Row; isFirst: boolean }) {
  const { content, isCode, path } = row.hit;
  const answer = isCode ? undefined : readErrorRow(content);
  if (answer) {
    return (
      <>
        <span className="below">{answer.error}</span>
        <span className={isFirst ? 'answer' : 'below'}>
          <b>{HIT_LIST_TEXT.cause}</b> {answer.cause}
        </span>
        {isFirst && (
          <span className="answer">
            <b>{HIT_LIST_TEXT.fix}</b> {answer.fix}
          </span>
        )}
      </>
    );
  }
  if (isFirst && content && path.startsWith(`${ERROR_CATALOG}/`)) {
    return <span className="answer">{content}</span>;
  }
  const below = secondLine(row);
  if (isCode) {
    return (
      <code className="below">
        <Marked text={below} />
      </code>
    );
  }
  return (
    below && (
      <span className="below">
        <Marked text={below} />
      </span>
    )
  );
}

function pageOf({ hierarchy, marked }: Hit): string {
  return marked.lvl1 ?? hierarchy.lvl1 ?? '';
}

/** Returns where a row leads: the page and the heading, or only the heading below a row for its page. */
function firstLine({ hit, isChild }: Row): string {
  const [page, heading] = [pageOf(hit), hitTitle(hit)];
  return isChild || heading === page ? heading : `${page} › ${heading}`;
}

/** Returns an excerpt, or the name of the page if there's none and the first line doesn't contain it. */
function secondLine({ hit, isChild }: Row): string {
  if (hit.snippet !== '') return hit.snippet;
  return isChild && hitTitle(hit) !== pageOf(hit) ? pageOf(hit) : '';
}

function iconOf({ type }: Hit): SearchIconName {
  if (type === 'lvl1') return 'page';
  return type === 'content' ? 'text' : 'heading';
}

const MARKED = new RegExp(`${MARK.before}([^${MARK.after}]*)${MARK.after}?`);
const STRAY = new RegExp(`[${MARK.before}${MARK.after}]`, 'g');

/** Renders a title or an excerpt as plain text, with `mark` elements for the highlighted words. */
function Marked({ text }: { text: string }) {
  // The capturing group puts the highlighted words at the odd indexes.
  const parts = text.split(MARKED).map((part) => part.replace(STRAY, ''));
  return parts.map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
}
