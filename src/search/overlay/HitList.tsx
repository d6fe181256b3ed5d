import { navigate, withPrefix } from 'gatsby';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { MouseEvent } from 'react';
import { readErrorRow } from '../../lib/error-row';
import { groupBy } from '../../lib/group-by';
import { BEST_HITS, HITS_PER_GROUP } from '../../lib/limits';
import { ERROR_CATALOG } from '../../lib/paths';
import { HIT_LIST_TEXT } from '../../lib/strings/search';
import { showHashTarget } from '../../page/places';
import type { Hit } from '../engine/hit';
import { hitTitle, MARK, withoutMarks } from '../engine/hit';
import type { SearchIconName } from '../SearchIcon';
import { SearchIcon } from '../SearchIcon';

/** A hit in a group. */
export interface Row {
  hit: Hit;
  /** True if the hit's page is also a hit in the group. */
  isChild: boolean;
  /** True for the last child of a page. */
  isLastChild: boolean;
  /** The area of a hit that isn't in the group of its area. */
  area?: string | null;
}

/** The rows of one area of the site. */
export interface Group {
  /** The name of the area, or of the library version. */
  name: string;
  rows: Row[];
}

/**
 * Groups hits by area, with at most `HITS_PER_GROUP` hits per area. Hits on the same page are next
 * to each other. If the best hits wouldn't be the first rows, because they're in several areas, they're a group of
 * their own. If nothing matches well (`isWeak`), they're the only group.
 */
export function groupHits(hits: readonly Hit[], isWeak = false): Group[] {
  const groups = groupByArea(hits);
  const best = hits.slice(0, BEST_HITS);
  const rows = best.map((hit): Row => {
    return { hit, isChild: false, isLastChild: false, area: hit.hierarchy.lvl0 };
  });
  if (isWeak) return rows.length > 0 ? [{ name: HIT_LIST_TEXT.closest, rows }] : [];
  const first = groups.flatMap(({ rows }) => rows.map(({ hit }) => hit)).slice(0, BEST_HITS);
  const isOneArea = best.every(({ hierarchy }) => hierarchy.lvl0 === best[0]!.hierarchy.lvl0);
  if (isOneArea || best.every((hit) => first.includes(hit))) return groups;
  return [{ name: HIT_LIST_TEXT.best, rows }, ...groupByArea(hits.slice(BEST_HITS))];
}

function groupByArea(hits: readonly Hit[]): Group[] {
  return [...groupBy(hits, ({ hierarchy }) => hierarchy.lvl0 ?? '')].map(([name, inArea]) => {
    const pages = groupBy(inArea.slice(0, HITS_PER_GROUP), ({ hierarchy }) => hierarchy.lvl1);
    const rows = [...pages.values()].flatMap((onPage) => {
      const hasPage = onPage.some(({ type }) => type === 'lvl1');
      return onPage.map((hit, index): Row => {
        const isChild = hasPage && hit.type !== 'lvl1';
        const next = onPage[index + 1];
        return { hit, isChild, isLastChild: isChild && (!next || next.type === 'lvl1') };
      });
    });
    return { name, rows };
  });
}

/**
 * Returns hits, and a function that keeps their order from now on: once the reader has chosen a row, better results
 * only change what rows say. A new `key`, of the search that found the hits, ends that.
 */
export function useSteadyHits(hits: Hit[], key: string): [Hit[], () => void] {
  const [held, setHeld] = useState<{ key: string; hits: Hit[] }>();
  const order = held?.key === key ? held.hits : undefined;
  const shown = useMemo(
    () =>
      order?.map((hit) => hits.find(({ objectID }) => objectID === hit.objectID) ?? hit) ?? hits,
    [hits, order],
  );
  return [shown, () => !order && hits.length > 0 && setHeld({ key, hits })];
}

interface RowsOptions {
  hits: readonly Hit[];
  /** When this value changes, the first row becomes active, unless nothing matches well. */
  resetKey: string;
  isWeak: boolean;
  onVisit: (hit: Hit) => void;
  /** The reader has selected a row. */
  onChoose: () => void;
  onClose: () => void;
  /** The search field, whose keys select and open rows. */
  field: HTMLInputElement;
  listId: string;
}

interface RowState {
  resetKey: string;
  /** The row that the reader has selected. */
  active?: number;
  byKey: boolean;
}

/** The state and the event handlers of the rows. */
export type Rows = ReturnType<typeof useRows>;

/** Lets users select a row with the arrow keys or the mouse, and open it with Enter or a click. */
export function useRows(options: RowsOptions) {
  const { hits, resetKey, isWeak, onVisit, onChoose, onClose, field, listId } = options;
  const count = hits.length;
  const [state, setState] = useState<RowState>({ resetKey, byKey: false });
  if (state.resetKey !== resetKey) setState({ resetKey, byKey: false });
  const active = Math.min(state.active ?? (isWeak ? -1 : 0), Math.max(count - 1, 0));
  const idOf = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (state.byKey)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, state.byKey, listId]);

  const visit = (index: number, event: KeyboardEvent | MouseEvent, isKey: boolean) => {
    const hit = hits[index];
    if (!hit || event.altKey) return;
    onVisit(hit);
    if (wantsNewTab(event)) {
      // After a click, the browser opens the tab itself.
      if (isKey) openNewTab(withPrefix(hit.url), event);
      return;
    }
    event.preventDefault();
    onClose();
    openHit(hit.url);
  };
  const move = (step: number) => {
    onChoose();
    const from = active < 0 && step < 0 ? 0 : active;
    setState({ resetKey, active: (from + step + count) % count, byKey: true });
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, keyCode } = event;
    // During text composition, the keys control the input method.
    if (isComposing || keyCode === 229 || count === 0) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter') visit(active, event, true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    field.addEventListener('keydown', listener);
    return () => field.removeEventListener('keydown', listener);
  }, [field]);

  return {
    listId,
    /** The ID of the active row if it was selected with the keyboard. */
    announcedId: count > 0 && state.byKey ? idOf(active) : undefined,
    /** Returns the props of a row's link. */
    propsOf: (index: number) => ({
      id: idOf(index),
      role: 'option',
      href: withPrefix(hits[index]?.url ?? '/'),
      tabIndex: -1,
      'aria-selected': index === active,
      onClick: (event: MouseEvent) => visit(index, event, false),
      onMouseMove: () => {
        onChoose();
        if (index !== active) setState({ resetKey, active: index, byKey: false });
      },
      // A press would move the focus out of the input.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    }),
  };
}

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** True if the modifier keys ask the browser for a new tab or window. */
export function wantsNewTab({ ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** Opens a path of the site. If it's already the URL, scrolls to its anchor again. */
function openHit(path: string): void {
  const { pathname, hash } = window.location;
  if (withPrefix(path) === pathname.replace(/\/$/, '') + hash) showHashTarget();
  else void navigate(path);
}

/** Opens a URL in a new tab, or in a new window if Shift is pressed. */
function openNewTab(href: string, { shiftKey }: Modifiers): void {
  window.open(href, '_blank', shiftKey ? 'noopener,popup=0,width=1200,height=800' : 'noopener');
}

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
  const { content = '', isCode, url } = row.hit;
  const answer = isCode ? undefined : readErrorRow(content);
  if (answer) {
    return (
      <>
        <code className="below">{answer.error}</code>
        <span className={isFirst ? 'answer' : 'below'}>
          <b>{HIT_LIST_TEXT.cause}</b> <Formatted text={answer.cause} />
        </span>
        {isFirst && (
          <span className="answer">
            <b>{HIT_LIST_TEXT.fix}</b> <Formatted text={answer.fix} />
          </span>
        )}
      </>
    );
  }
  const below = secondLine(row);
  if (isCode) {
    return (
      <code className="below">
        <Marked text={below} />
      </code>
    );
  }
  const isEntire = isFirst && url.startsWith(`${ERROR_CATALOG}/`);
  return (
    below && (
      <span className={isEntire ? 'answer' : 'below'}>
        <Formatted text={isEntire ? withoutMarks(below) : below} />
      </span>
    )
  );
}

function pageOf({ hierarchy, marked = {} }: Hit): string {
  return marked.lvl1 ?? hierarchy.lvl1 ?? '';
}

/** Returns where a row leads: the page and the heading, or only the heading below a row for its page. */
function firstLine({ hit, isChild }: Row): string {
  const [page, heading] = [pageOf(hit), hitTitle(hit)];
  return isChild || heading === page ? heading : `${page} › ${heading}`;
}

/** Returns an excerpt, or the name of the page if there's none and the first line doesn't contain it. */
function secondLine({ hit, isChild }: Row): string {
  if (hit.snippet) return hit.snippet;
  return isChild && hitTitle(hit) !== pageOf(hit) ? pageOf(hit) : '';
}

function iconOf({ type }: Hit): SearchIconName {
  if (type === 'lvl1') return 'page';
  return type === 'content' ? 'text' : 'heading';
}

/** An excerpt can start or end inside of code. */
const CODE = /(?<=^|[\s([/"…])`([^`]+)(?:`|$)/;

/** Renders what's between backticks as code. */
function Formatted({ text }: { text: string }) {
  return text.split(CODE).map((part, index) => {
    const marked = <Marked key={index} text={part.replaceAll('`', '')} />;
    return index % 2 === 1 ? <code key={index}>{marked}</code> : marked;
  });
}

const MARKED = new RegExp(`${MARK.before}([^${MARK.after}]*)${MARK.after}?`);

/** Renders a title or an excerpt as plain text, with `mark` elements for the highlighted words. */
function Marked({ text }: { text: string }) {
  // The capturing group puts the highlighted words at the odd indexes.
  const parts = text.split(MARKED).map(withoutMarks);
  return parts.map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
}
