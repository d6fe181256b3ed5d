import { css } from '@emotion/react';
import { CONTENTS_TEXT } from '../lib/strings/frame';
import { useActiveSection } from './useActiveSection';

const style = css`
  font-size: 0.875rem;
  line-height: 1.45;
  p {
    margin: 0 0 0.625rem;
    font-weight: 600;
  }
  ul {
    margin: 0;
    border-left: 1px solid var(--border);
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    margin-left: -1px;
    border-left: 2px solid transparent;
    padding: 0.25rem 0 0.25rem 0.875rem;
    color: var(--text-muted);
    text-decoration: none;
    &:hover {
      color: var(--text);
    }
    &[aria-current] {
      border-color: var(--accent);
      color: var(--accent);
    }
  }
  [data-depth='3'] a {
    padding-left: 1.75rem;
  }
`;

interface ContentsProps {
  sections: readonly { id: string; title: string; depth: number }[];
}

/** The headings of the page, with the current one highlighted. */
export function Contents({ sections }: ContentsProps) {
  const active = useActiveSection(sections);
  return (
    <nav css={style} aria-label={CONTENTS_TEXT.heading}>
      <p>{CONTENTS_TEXT.heading}</p>
      <ul>
        {sections.map(({ id, title, depth }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
