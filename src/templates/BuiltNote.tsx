import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { BUILT_NOTE_TEXT } from '../lib/strings/frame';
import { Link } from '../mdx/Link';

const style = css`
  margin: 0 0 0.75rem;
  color: var(--text-muted);
  font-size: 0.875rem;
  line-height: 1.4;
  a {
    color: inherit;
    text-decoration-color: var(--border-strong);
    &:hover {
      color: var(--text);
    }
  }
`;

/** Of a quickstart or a tutorial, with the date when its steps were last followed. */
type BuiltNoteProps = NonNullable<NonNullable<Queries.GuideQuery['page']>['app']>;

/** When the page's app was built and used. Offers it as a zip unless the page has changed since. */
export function BuiltNote({ built, date, isoDate, isCurrent, scaffold, project }: BuiltNoteProps) {
  return (
    <p css={style}>
      {isCurrent ? <span aria-hidden="true">✓ </span> : `${BUILT_NOTE_TEXT.changed} `}
      <Link href={BUILT_NOTE_TEXT.page}>
        {isCurrent ? BUILT_NOTE_TEXT.built(built) : BUILT_NOTE_TEXT.lastBuilt(built)}
        <time dateTime={isoDate}>{date}</time>
      </Link>
      {scaffold && ` (${BUILT_NOTE_TEXT.scaffold})`}
      {project && (
        <>
          {'. '}
          <a href={withPrefix(project)} download>
            {BUILT_NOTE_TEXT.download}
          </a>
        </>
      )}
    </p>
  );
}
