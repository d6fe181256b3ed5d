import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { PageHead } from '../layout/PageHead';
import { OFFLINE_PAGE } from '../lib/offline/manifest';
import { OFFLINE_TEXT } from '../lib/strings/offline';
import { OfflineSections } from '../offline/OfflineSections';

const style = css`
  max-width: var(--measure);
  @media print {
    max-width: none;
    .intro {
      display: none;
    }
  }
`;

/** The page on which readers save sections for offline reading, or print them. */
export default function Offline() {
  return (
    <div css={style}>
      <div className="article intro">
        <h1>{OFFLINE_TEXT.title}</h1>
        <p className="lead">{OFFLINE_TEXT.lead}</p>
        <p>{OFFLINE_TEXT.details}</p>
      </div>
      <OfflineSections />
    </div>
  );
}

export function Head() {
  return (
    <>
      <PageHead
        path={OFFLINE_PAGE}
        level="home"
        title={OFFLINE_TEXT.title}
        description={OFFLINE_TEXT.description}
        hasNoTwin
      />
      <meta name="robots" content="noindex" />
    </>
  );
}

export const query = graphql`
  query Offline {
    menu(level: "home") {
      ...PageMenu
    }
  }
`;
