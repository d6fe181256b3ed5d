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
        <h1>This page does not exist</h1>
        <p className="lead">
          The address may be mistyped, or the page has moved. These pages lead on to everything
          else.
        </p>
        <Cards>
          <Card title="Home" href="/" icon="home">
            <p>Guides by product: getting started, database, auth.</p>
          </Card>
          <Card title="Reference" href="/reference" icon="reference">
            <p>Every function, command and operation.</p>
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
      description="There is no page at this address. The home page and the reference lead on."
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
