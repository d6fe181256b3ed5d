import { css } from '@emotion/react';
import { graphql, withPrefix } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../layout/PageHead';
import { pageCrumbs } from '../lib/crumbs';
import { adjacentPages } from '../lib/menu';
import { REFERENCE_TEXT } from '../lib/strings/reference';
import { useContinuousScroll } from '../reading/useContinuousScroll';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { describeEntry, documentationOf, documentTitle, Entry } from './Entry';
import type { EntryContext, EntryJson } from './Entry';

/** For the next entry, so nothing moves when it loads. */
const reservedSpace = css`
  @media (scripting: enabled) {
    min-height: 100vh;
  }
  /* At the end of a page, the browser would follow the footer down to the last entry. */
  &,
  & ~ * {
    overflow-anchor: none;
  }
  [data-saves] & {
    display: none;
  }
  @media print, (prefers-reduced-data: reduce) {
    display: none;
  }
`;

type ReferenceProps = PageProps<Queries.ReferenceQuery, EntryContext>;

/** More entries load while the reader scrolls. */
export default function Reference({ data, pageContext, location }: ReferenceProps) {
  const path = data.page?.path ?? '';
  const json: EntryJson = { data, pageContext };
  const { root, before, after, showPrevious, hasFailed } = useContinuousScroll<EntryJson>({
    ...{ path, json, groups: data.menu.groups, visit: location.key },
    describe: describeEntry,
  });
  const entries = [...before, { path, json }, ...after];
  const { next } = adjacentPages(data.menu.groups, entries.at(-1)!.path);
  return (
    <>
      <div className="article" ref={root}>
        {entries.map((entry, index) => (
          <ErrorBoundary key={entry.path} fallback={<FailedEntry path={entry.path} />}>
            <Entry
              {...entry.json}
              pagePath={path}
              hasEntryAbove={index > 0}
              isOneOfSeveral={entries.length > 1}
              onShowPrevious={showPrevious}
            />
          </ErrorBoundary>
        ))}
      </div>
      {next && !hasFailed && <div css={reservedSpace} />}
      {next && hasFailed && <p role="status">{REFERENCE_TEXT.cannotLoad}</p>}
    </>
  );
}

/** `target` makes the link bypass the router. */
function FailedEntry({ path }: { path: string }) {
  return (
    <div data-entry={path}>
      <p role="alert">
        {REFERENCE_TEXT.cannotDisplay}
        <a href={withPrefix(path)} target="_self">
          {REFERENCE_TEXT.openPage}
        </a>
      </p>
    </div>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ReferenceQuery, EntryContext>) {
  const { page, menu } = data;
  if (!page) return null;
  const { path, title, description } = page;
  return (
    <PageHead
      path={path}
      level={menu.level}
      title={`${title} · ${menu.title}`}
      fullTitle={documentTitle(data)}
      description={description}
      modified={pageContext.modified}
      feeds={pageContext.feeds}
      canonical={pageContext.canonical}
      kind={documentationOf(data) ? 'APIReference' : 'TechArticle'}
      crumbs={[...pageCrumbs(menu, path), { name: title, url: path }]}
    />
  );
}

export const query = graphql`
  query Reference($path: String!, $level: String!) {
    page: docPage(path: { eq: $path }) {
      path
      title
      description
      file
      tree
      images {
        ...ContentImage
      }
      ... on Mdx {
        hideContents
        availability {
          places
          stage
        }
        sections {
          id
          title
          depth
        }
      }
      ... on ReferenceEntry {
        documentation {
          title
          since
          lead
          libs {
            name
            path
          }
          change {
            version
            verdict
            by {
              title
              path
            }
            note
          }
          examples {
            id
            name
            isSpotlight
            tree
          }
        }
      }
    }
    menu(level: $level) {
      ...PageMenu
    }
  }
`;
