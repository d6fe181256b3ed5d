import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { PageHead } from '../layout/PageHead';
import { guideTitle } from '../lib/page-title';
import { Card, Cards } from '../mdx/Cards';

const TITLE = 'Page not found';

const style = css`
  max-width: var(--measure);
  padding-top: 8vh;
`;

export default function NotFound() {
  return (
    <div css={style}>
      <div className="article">
        <h1>{TITLE}</h1>
        <p className="lead">
          The URL might be wrong, or the page may have moved. Search the docs, or start from one of
          these pages.
        </p>
        <Cards>
          <Card title="Home" href="/" icon="home">
            <p>Guides for Database, Auth, Storage, Edge Functions, and Realtime.</p>
          </Card>
          <Card title="Reference" href="/reference" icon="reference">
            <p>Every function, command, and API operation.</p>
          </Card>
        </Cards>
      </div>
    </div>
  );
}

export function Head() {
  return (
    <PageHead
      path="/404"
      title={TITLE}
      fullTitle={guideTitle(TITLE)}
      description="This page doesn't exist. Search the docs, or start from the home page."
    />
  );
}

export const query = graphql`
  query NotFound {
    menu(level: "home") {
      ...PageMenu
    }
  }
`;
