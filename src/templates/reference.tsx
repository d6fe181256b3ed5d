import { css } from '@emotion/react';
import { graphql, Link } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Breadcrumb } from '../layout/Breadcrumb';
import { Examples } from '../layout/Examples';
import { OlderVersion } from '../layout/OlderVersion';
import { Neighbours } from '../layout/Neighbours';
import { PageHead } from '../layout/PageHead';
import { SourceNote } from '../layout/SourceNote';
import type { Tree } from '../lib/content-tree';
import { pageCrumbs } from '../lib/crumbs';
import { neighbours } from '../lib/menu';
import { entryTitle } from '../lib/page-title';
import { Content } from '../mdx/Content';
import { ImagesContext } from '../mdx/images-context';
import { pageImages } from './page-images';

interface Context {
  modified: string;
  newer?: { of: string; name: string; path: string; isSame: boolean };
}

const columns = css`
  max-width: 92rem;
  > article {
    max-width: var(--measure);
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

export default function Reference({
  data,
  pageContext,
}: PageProps<Queries.ReferenceQuery, Context>) {
  const { page, menu } = data;
  if (!page) return null;
  const { path, title, tree, file } = page;
  const documentation = 'documentation' in page ? page.documentation : undefined;
  const examples = documentation?.examples ?? [];
  return (
    <ImagesContext value={pageImages(page.images)}>
      <div className="article">
        <div css={columns} data-examples={examples.length > 0}>
          <article>
            <Breadcrumb crumbs={pageCrumbs(menu, path)} />
            <h1>{title}</h1>
            {documentation && documentation.title !== title && (
              <p className="call">
                <code>{documentation.title}</code>
              </p>
            )}
            {pageContext.newer && (
              <OlderVersion newer={pageContext.newer} change={documentation?.change} />
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
            <Neighbours {...neighbours(menu.groups, path)} />
          </article>
          {examples.length > 0 && <Examples examples={examples} />}
        </div>
      </div>
    </ImagesContext>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ReferenceQuery, Context>) {
  const { page, menu } = data;
  if (!page) return null;
  const { path, title, description } = page;
  const call = 'documentation' in page ? page.documentation.title : undefined;
  return (
    <PageHead
      path={path}
      title={`${title} · ${menu.title}`}
      fullTitle={entryTitle(call, title, menu.title)}
      description={description}
      modified={pageContext.modified}
      crumbs={[...pageCrumbs(menu, path), { name: title, url: path }]}
    />
  );
}

export const query = graphql`
  query Reference($id: String!, $level: String!) {
    page: docPage(id: { eq: $id }) {
      path
      title
      description
      file
      tree
      images {
        ...ContentImage
      }
      ... on ReferenceEntry {
        documentation {
          title
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
