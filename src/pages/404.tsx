import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { PageHead } from '../layout/PageHead';
import { NOT_FOUND_TEXT } from '../lib/strings/frame';
import { Card, Cards } from '../mdx/Cards';
import { ClosestPages } from '../search/ClosestPages';
import { SearchButton } from '../search/SearchButton';

const style = css`
  max-width: var(--measure);
`;

/** The page for unknown URLs. */
export default function NotFound() {
  return (
    <div css={style}>
      <div className="article">
        <h1>{NOT_FOUND_TEXT.title}</h1>
        <p className="lead">{NOT_FOUND_TEXT.lead}</p>
        <SearchButton isLarge />
        <Cards>
          <Card title={NOT_FOUND_TEXT.home} href="/" icon="home">
            <p>{NOT_FOUND_TEXT.homeDescription}</p>
          </Card>
          <Card title={NOT_FOUND_TEXT.reference} href="/reference" icon="reference">
            <p>{NOT_FOUND_TEXT.referenceDescription}</p>
          </Card>
        </Cards>
        <ClosestPages />
      </div>
    </div>
  );
}

export function Head() {
  return (
    <PageHead
      path="/404"
      level="home"
      title={NOT_FOUND_TEXT.title}
      description={NOT_FOUND_TEXT.description}
      hasNoTwin
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
