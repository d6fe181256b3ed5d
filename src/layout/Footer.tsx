import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { FOOTER_YEAR } from '../lib/limits';
import { FOOTER_TEXT } from '../lib/strings/frame';
import { Settings } from './settings/Settings';

const LINKS = [
  { name: FOOTER_TEXT.contributing, url: '/handbook/contributing' },
  { name: FOOTER_TEXT.changelog, url: 'https://supabase.com/changelog' },
  { name: FOOTER_TEXT.styleguide, url: '/handbook/author-styleguide' },
  { name: FOOTER_TEXT.openSource, url: '/oss' },
  { name: FOOTER_TEXT.supaSquad, url: '/handbook/supasquad' },
];

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  max-width: var(--content);
  margin-top: 4rem;
  border-top: 1px solid var(--border);
  padding: 1.5rem 0 2.5rem;
  color: var(--text-muted);
  font-size: 0.875rem;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    padding: 0.25rem 0;
    color: inherit;
    text-decoration: none;
    &:hover {
      color: var(--text);
      text-decoration: underline;
    }
  }
  a,
  button {
    line-height: max(1.65em, var(--touch) - 0.5rem);
  }
  p {
    margin: 0;
  }
  @media print {
    ul {
      display: none;
    }
  }
`;

export function Footer() {
  return (
    <footer css={style}>
      <p>{FOOTER_TEXT.copyright(FOOTER_YEAR)}</p>
      <ul>
        {LINKS.map(({ name, url }) => (
          <li key={name}>
            {url.startsWith('/') ? <Link to={url}>{name}</Link> : <a href={url}>{name}</a>}
          </li>
        ))}
        <li>
          <Settings />
        </li>
      </ul>
    </footer>
  );
}
