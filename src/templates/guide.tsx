import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Contents } from '../layout/contents/Contents';
import { listedSections } from '../layout/contents/sections';
import { PageBar } from '../layout/page/PageBar';
import { PageEnd } from '../layout/page/PageEnd';
import { PageHead } from '../layout/PageHead';
import type { FeedAttributes } from '../layout/PageHead';
import { Pagination } from '../layout/Pagination';
import { availabilityText } from '../lib/availability';
import type { Tree } from '../lib/content-tree';
import { isElement } from '../lib/content-tree';
import { pageCrumbs } from '../lib/crumbs';
import { adjacentPages } from '../lib/menu';
import { guideTitle } from '../lib/page-title';
import { CONTENTS_TEXT } from '../lib/strings/frame';
import { Content } from '../mdx/Content';
import { SearchButton } from '../search/SearchButton';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { unbroken } from '../ui/unbroken';
import { ImagesContext } from '../mdx/images-context';
import { BuiltNote } from './BuiltNote';
import { pageImages } from './page-images';

/** Such as `self-hosting`, unless it's too long for a line on a phone. */
const HYPHENATED_WORD = /\b((?=\w+-)[\w-]{3,16})(?![\w-])/;

interface Context {
  modified: string;
  feeds?: FeedAttributes[];
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, var(--article));
  &[data-wide='true'] {
    grid-template-columns: minmax(0, var(--content));
    .article :is(p, ul, ol) {
      max-width: var(--measure);
    }
    /* The search field of the home page is as wide as the first column below it. */
    @media (min-width: 1280px) {
      --search: calc(50% - 1.5rem);
    }
  }
`;

/** A page has one opening: its first paragraph or, if it starts with something else, its description. */
function splitOpening(tree: Tree): [opening: Tree | undefined, content: Tree] {
  const [first, ...rest] = tree;
  return first && isElement(first) && first[0] === 'p' ? [[first], rest] : [undefined, tree];
}

export default function Guide({ data, pageContext }: PageProps<Queries.GuideQuery, Context>) {
  const { page, menu } = data;
  if (!page) return null;
  const { path, title, description, tree, file } = page;
  const info = { path, title, file, modified: pageContext.modified, version: '' };
  const sections = listedSections(page, 'guide');
  const hasContents = sections.length > 0;
  const [opening, content] = splitOpening(tree as unknown as Tree);
  return (
    <div
      className="columns"
      css={columns}
      data-contents={hasContents || undefined}
      data-wide={page.hideContents || undefined}
    >
      <article className="article">
        <div className="page-head">
          <h1>{unbroken(title, HYPHENATED_WORD)}</h1>
          {path !== '/' && (
            <PageBar
              {...{ page: info, level: menu.level, title, hasContents }}
              crumbs={pageCrumbs(menu, path)}
            />
          )}
        </div>
        {page.availability && <p className="note">{availabilityText(page.availability)}</p>}
        {opening ? (
          <div className="lead">
            <Content tree={opening} />
          </div>
        ) : (
          <p className="lead">{description}</p>
        )}
        {path === '/' && <SearchButton isLarge />}
        {page.app && <BuiltNote {...page.app} />}
        <ImagesContext value={pageImages(page.images)}>
          <Content tree={content} />
        </ImagesContext>
        <PageEnd page={info} />
        {path !== '/' && <Pagination {...adjacentPages(menu.groups, path)} />}
      </article>
      {hasContents && (
        <ErrorBoundary name={CONTENTS_TEXT.part}>
          <Contents sections={sections} />
        </ErrorBoundary>
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
      {...{ path, title, fullTitle, description, crumbs, level: menu.level }}
      modified={pageContext.modified}
      feeds={pageContext.feeds}
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
      availability {
        places
        stage
      }
      app {
        built
        date
        isoDate
        isCurrent
        scaffold
        project
      }
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
