import { css } from '@emotion/react';
import { Link, withPrefix } from 'gatsby';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../layout/Breadcrumb';
import { Examples } from '../layout/Examples';
import { Neighbours } from '../layout/Neighbours';
import { OlderVersion } from '../layout/OlderVersion';
import { PreviousEntry } from '../layout/PreviousEntry';
import { SourceNote } from '../layout/SourceNote';
import type { Tree } from '../lib/content-tree';
import { pageCrumbs } from '../lib/crumbs';
import { neighbours } from '../lib/menu';
import { entryTitle } from '../lib/page-title';
import { idScope } from '../lib/paths';
import { AnchorsContext } from '../mdx/anchors';
import { Content } from '../mdx/Content';
import { ImagesContext } from '../mdx/images-context';
import type { EntryMeta } from '../reading/continuous-scroll';
import { pageImages } from './page-images';

/** What a page of the reference gets beside its query. */
export interface EntryContext {
  modified: string;
  newer?: { of: string; name: string; path: string; isSame: boolean };
}

/** What the reference template gets, for its own entry or for one that is added. */
export interface EntryJson {
  data: Queries.ReferenceQuery;
  pageContext: EntryContext;
}

const columns = css`
  max-width: 92rem;
  &[data-follows='true'] {
    margin-top: 4rem;
    border-top: 1px solid var(--border-strong);
    padding-top: 3rem;
  }
  > article {
    max-width: var(--measure);
  }
  h1:focus {
    outline: none;
  }
  .call {
    margin: 0.625rem 0 0;
  }
  .libs {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375rem 0.5rem;
    margin: 0 0 1.5rem;
    color: var(--text-muted);
    font-size: 0.875rem;
    a,
    span {
      border: 1px solid var(--border);
      border-radius: 99px;
      padding: 0.0625rem 0.625rem;
      color: inherit;
      text-decoration: none;
    }
    a:hover {
      border-color: var(--accent);
      color: var(--text);
    }
    [aria-current] {
      border-color: var(--accent);
      color: var(--accent);
    }
  }
  @media (min-width: 1280px) {
    &[data-examples='true'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: 0 3rem;
      .examples {
        position: sticky;
        top: calc(var(--top-bar) + 2rem);
        align-self: start;
        max-height: calc(100vh - var(--top-bar) - 3rem);
        overflow-y: auto;
        scrollbar-width: thin;
      }
    }
  }
`;

interface EntryProps extends EntryJson {
  /** Path of the page that the entry stands on. */
  on: string;
  /** True where another entry stands above. */
  follows: boolean;
  /** True where it shares the page with others. */
  isOneOfSeveral: boolean;
  onPrevious: () => void;
}

/** One entry: its details on the left, its examples on the right. */
export const Entry = memo(function Entry({
  data,
  pageContext,
  on,
  follows,
  isOneOfSeveral,
  onPrevious,
}: EntryProps) {
  const { page, menu } = data;
  if (!page) return null;
  const { path, title, tree, file } = page;
  const documentation = documentationOf(data);
  const examples = documentation?.examples ?? [];
  const isAdded = path !== on;
  const of = isAdded ? title : undefined;
  const { previous, next } = neighbours(menu.groups, path);
  return (
    <Surroundings data={data} isAdded={isAdded} isOneOfSeveral={isOneOfSeveral}>
      <div
        css={columns}
        data-entry={path}
        data-examples={examples.length > 0}
        data-follows={follows || undefined}
      >
        <article>
          <PreviousEntry entry={previous} onChoose={onPrevious} />
          <Breadcrumb crumbs={pageCrumbs(menu, path)} of={of} />
          <h1>{title}</h1>
          {documentation && documentation.title !== title && (
            <p className="call">
              <code>{documentation.title}</code>
            </p>
          )}
          {pageContext.newer && (
            <OlderVersion newer={pageContext.newer} change={documentation?.change} of={of} />
          )}
          {documentation ? (
            <div className="lead">
              <Content tree={documentation.lead as unknown as Tree} />
            </div>
          ) : (
            <p className="lead">{page.description}</p>
          )}
          {documentation && documentation.libs.length > 1 && (
            <p className="libs">
              In{' '}
              {documentation.libs.map((lib) =>
                lib.path === path ? (
                  <span key={lib.path} aria-current="true">
                    {lib.name}
                  </span>
                ) : (
                  <Link key={lib.path} to={lib.path}>
                    {lib.name}
                  </Link>
                ),
              )}
            </p>
          )}
          <Content tree={tree as unknown as Tree} />
          <SourceNote file={file} modified={pageContext.modified} />
          <Neighbours {...{ previous, next, of }} hasKeys />
        </article>
        {examples.length > 0 && <Examples examples={examples} of={of} />}
      </div>
    </Surroundings>
  );
});

interface SurroundingsProps {
  data: Queries.ReferenceQuery;
  isAdded: boolean;
  isOneOfSeveral: boolean;
  children: ReactNode;
}

/** What the parts of an entry's text look up: its images, and how its anchors read. */
function Surroundings({ data: { page }, isAdded, isOneOfSeveral, children }: SurroundingsProps) {
  const { path, images } = page!;
  const prefix = isAdded ? idScope(path) : '';
  const address = isOneOfSeveral ? withPrefix(path) : '';
  return (
    <ImagesContext value={pageImages(images)}>
      <AnchorsContext value={{ prefix, address }}>{children}</AnchorsContext>
    </ImagesContext>
  );
}

function documentationOf({ page }: Queries.ReferenceQuery) {
  return page && 'documentation' in page ? page.documentation : undefined;
}

/** The title of an entry's page. */
export function fullEntryTitle(data: Queries.ReferenceQuery): string {
  return entryTitle(documentationOf(data)?.title, data.page?.title ?? '', data.menu.title);
}

/** What the frame has to know of an entry; undefined where there is none. */
export function describeEntry({ data }: EntryJson): EntryMeta | undefined {
  if (!data.page) return undefined;
  const otherVersions = documentationOf(data)?.libs ?? [];
  return { title: fullEntryTitle(data), otherVersions };
}
