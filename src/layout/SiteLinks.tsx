import { css } from '@emotion/react';
import { SITE } from '../lib/site';
import { SITE_LINKS_TEXT } from '../lib/strings/frame';

const style = css`
  display: flex;
  gap: 1.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
  && a {
    padding: 0.375rem 0;
    background: none;
    color: var(--text-muted);
    font-size: var(--text-menu);
    text-decoration: none;
    @media (pointer: coarse) {
      display: block;
      padding-block: 0.625rem;
    }
    &:hover {
      color: var(--text);
    }
  }
`;

export function SiteLinks() {
  return (
    <ul css={style}>
      <li>
        <a href={SITE.mainSite}>{SITE_LINKS_TEXT.mainSite}</a>
      </li>
      <li>
        <a href={SITE.dashboard}>{SITE_LINKS_TEXT.dashboard}</a>
      </li>
    </ul>
  );
}
