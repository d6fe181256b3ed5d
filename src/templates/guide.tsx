import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Breadcrumb } from '../layout/Breadcrumb';
import { Contents } from '../layout/Contents';
import { PageHead } from '../layout/PageHead';
import { Pagination } from '../layout/Pagination';
import { SourceNote } from '../layout/SourceNote';
import type { Tree } from '../lib/content-tree';
import { pageCrumbs } from '../lib/crumbs';
import { adjacentPages } from '../lib/menu';
import { guideTitle } from '../lib/page-title';
import { CONTENTS_TEXT } from '../lib/strings/frame';
import { Content } from '../mdx/Content';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ImagesContext } from '../mdx/images-context';
import { pageImages } from './page-images';

interface Context {
  modified: string;
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, var(--measure));
  gap: 0 4rem;
  aside.contents {
    display: none;
  }
  &[data-wide='true'] {
    grid-template-columns: minmax(0, calc(var(--measure) * 1.6));
    .article :is(p, ul, ol) {
      max-width: var(--measure);
    }
  }
  @media (min-width: 1280px) {
    &[data-contents='true'] {
      grid-template-columns: minmax(0, var(--measure)) minmax(10rem, 15rem);
      aside.contents {
        position: sticky;
        top: calc(var(--top-bar) + 2rem);
        display: block;
        align-self: start;
        max-height: calc(100vh - var(--top-bar) - 3rem);
        overflow-y: auto;
        scrollbar-width: thin;
        padding-left: 1px;
      }
    }
  }
`;

/** A hand-written page, with its list of sections. */
export default function Guide({ data, pageContext }: PageProps<Queries.GuideQuery, Context>) {
  const { page, menu } = data;
  if (!page) return null;
  const { path, title, description, tree, file } = page;
  const sections = page.sections.filter(({ depth }) => depth === 2 || depth === 3);
  const hasContents = !page.hideContents && sections.length > 1;
  return (
    <div
      css={columns}
      data-contents={hasContents || undefined}
      data-wide={page.hideContents || undefined}
    >
      <article className="article">
        {path !== '/' && <Breadcrumb crumbs={pageCrumbs(menu, path)} />}
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        <ImagesContext value={pageImages(page.images)}>
          <Content tree={tree as unknown as Tree} />
        </ImagesContext>
        <SourceNote file={file} modified={pageContext.modified} level={menu.level} />
        {path !== '/' && <Pagination {...adjacentPages(menu.groups, path)} />}
      </article>
      {hasContents && (
        <aside className="contents">
          <ErrorBoundary name={CONTENTS_TEXT.part}>
            <Contents sections={sections} />
          </ErrorBoundary>
        </aside>
      )}
    </div>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.GuideQuery, Context>) {
  const { page, menu } = data;
  if (!page) return null;
  const { path, title, description } = page;
  const crumbs = [...pageCrumbs(menu, path), { name: title, url: path }];
  const fullTitle = path === '/' ? title : guideTitle(title);
  return (
    <PageHead
      {...{ path, title, fullTitle, description, crumbs }}
      modified={pageContext.modified}
    />
  );
}

export const query = graphql`
  query Guide($path: String!, $level: String!) {
    page: mdx(path: { eq: $path }) {
      path
      title
      description
      file
      tree
      hideContents
      sections {
        id
        title
        depth
      }
      images {
        ...ContentImage
      }
    }
    menu(level: $level) {
      ...PageMenu
    }
  }
`;
