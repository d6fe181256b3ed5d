import { Link, withPrefix } from 'gatsby';
import { memo } from 'react';
import { Contents } from '../layout/contents/Contents';
import { listedSections } from '../layout/contents/sections';
import { Examples } from '../layout/Examples';
import { OlderVersion } from '../layout/OlderVersion';
import type { FeedAttributes } from '../layout/PageHead';
import { PageBar } from '../layout/page/PageBar';
import { PageEnd } from '../layout/page/PageEnd';
import { Pagination } from '../layout/Pagination';
import { PreviousEntry } from '../layout/PreviousEntry';
import { availabilityText } from '../lib/availability';
import type { Tree } from '../lib/content-tree';
import { atFirstHeading } from '../lib/content-tree';
import { pageCrumbs } from '../lib/crumbs';
import { adjacentPages } from '../lib/menu';
import { entryTitle } from '../lib/page-title';
import { idScope, setupPathOf } from '../lib/paths';
import { CONTENTS_TEXT } from '../lib/strings/frame';
import { ENTRY_TEXT } from '../lib/strings/reference';
import { AnchorsContext } from '../mdx/anchors';
import { Content } from '../mdx/Content';
import { ImagesContext } from '../mdx/images-context';
import type { EntryMeta } from '../reading/continuous-scroll';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { entryColumns } from './entry-columns';
import { pageImages } from './page-images';

export interface EntryContext {
  modified: string;
  feeds?: FeedAttributes[];
  /** In the spec file. */
  line?: number;
  /** The same entry in the latest version. */
  canonical?: string;
  newer?: { of: string; name: string; path: string; isSame: boolean };
}

/** For the page's own entry or an added one. */
export interface EntryJson {
  data: Queries.ReferenceQuery;
  pageContext: EntryContext;
}

interface EntryProps extends EntryJson {
  /** Of the page that contains the entry. */
  pagePath: string;
  hasEntryAbove: boolean;
  isOneOfSeveral: boolean;
  onShowPrevious: () => void;
}

/**
 * What it does, its examples, and the details. In wide windows, the examples are next to the rest.
 */
export const Entry = memo(function Entry({
  data,
  pageContext,
  pagePath,
  hasEntryAbove,
  isOneOfSeveral,
  onShowPrevious,
}: EntryProps) {
  const { page, menu } = data;
  if (!page) return null;
  const { path, title, tree, file } = page;
  const documentation = documentationOf(data);
  const examples = documentation?.examples ?? [];
  const isAdded = path !== pagePath;
  const call = documentation?.title ?? title;
  const sections = 'sections' in page ? listedSections(page, 'reference') : [];
  const availability = 'availability' in page ? page.availability : undefined;
  const entryTitle = isAdded ? call : undefined;
  const { previous, next } = adjacentPages(menu.groups, path);
  const { modified, line } = pageContext;
  const info = { path, title: call, file, line, modified, version: menu.title };
  const [head, details] = atFirstHeading(tree as unknown as Tree);
  const anchors = {
    prefix: isAdded ? idScope(path) : '',
    url: isOneOfSeveral ? withPrefix(path) : '',
  };
  return (
    <ImagesContext value={pageImages(page.images)}>
      <AnchorsContext value={anchors}>
        <div
          className="columns"
          css={entryColumns}
          data-entry={path}
          data-examples={examples.length > 0}
          data-contents={sections.length > 0 || undefined}
          data-separated={hasEntryAbove || undefined}
        >
          <article>
            <div className="head">
              <PreviousEntry entry={previous} onShow={onShowPrevious} />
              <div className="page-head">
                <div className="heading">
                  <h1>{call}</h1>
                  {call !== title && <p className="subtitle">{title}</p>}
                </div>
                <PageBar
                  {...{ page: info, level: menu.level, title: call, entryTitle }}
                  crumbs={pageCrumbs(menu, path)}
                  hasContents={sections.length > 0}
                />
              </div>
              {documentation?.since && (
                <p className="note">{ENTRY_TEXT.since(documentation.since)}</p>
              )}
              {availability && <p className="note">{availabilityText(availability)}</p>}
              {pageContext.newer && (
                <OlderVersion
                  {...{ newer: pageContext.newer, change: documentation?.change, entryTitle }}
                />
              )}
              {documentation ? (
                <div className="lead">
                  <Content tree={documentation.lead as unknown as Tree} />
                </div>
              ) : (
                <p className="lead">{page.description}</p>
              )}
            </div>
            {examples.length > 0 && (
              <Examples {...{ examples, entryTitle, setupPath: setupPathOf(path) }} />
            )}
            <div className="details">
              {documentation && (
                <div className="signature">
                  <Content tree={head} />
                </div>
              )}
              {documentation && documentation.libs.length > 1 && (
                <p className="libs">
                  {ENTRY_TEXT.alsoIn}
                  {documentation.libs
                    .filter((lib) => lib.path !== path)
                    .map((lib) => (
                      <Link key={lib.path} to={lib.path}>
                        {lib.name}
                      </Link>
                    ))}
                </p>
              )}
              <Content tree={documentation ? details : (tree as unknown as Tree)} />
            </div>
            <div className="end">
              <PageEnd {...{ page: info, entryTitle }} />
              <Pagination {...{ previous, next, entryTitle }} hasKeys />
            </div>
          </article>
          {sections.length > 0 && (
            <ErrorBoundary name={CONTENTS_TEXT.part}>
              <Contents {...{ sections, entryTitle }} />
            </ErrorBoundary>
          )}
        </div>
      </AnchorsContext>
    </ImagesContext>
  );
});

export function documentationOf({ page }: Queries.ReferenceQuery) {
  return page && 'documentation' in page ? page.documentation : undefined;
}

export function documentTitle(data: Queries.ReferenceQuery): string {
  return entryTitle(documentationOf(data)?.title, data.page?.title ?? '', data.menu.title);
}

/** For the frame. Undefined if the entry doesn't exist. */
export function describeEntry({ data }: EntryJson): EntryMeta | undefined {
  if (!data.page) return undefined;
  const otherVersions = documentationOf(data)?.libs ?? [];
  return { title: documentTitle(data), otherVersions };
}
