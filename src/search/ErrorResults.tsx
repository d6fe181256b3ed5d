import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { errorSignature } from '../lib/error-signature';
import { SNIPPET_WORDS } from '../lib/limits';
import { ERROR_RESULTS_TEXT } from '../lib/strings/search';
import { searchBackend } from './client/backend';
import type { Hit } from './engine/hit';
import { HitWords } from './overlay/HitList';
import { listStyle } from './overlay/list-style';

/** The section that explains an error best, and its alternatives. */
const MAX_HITS = 3;

const style = css`
  ${listStyle}
  /* Elsewhere in an article, they're words that stay on one line. */
  code > span {
    white-space: inherit;
  }
  /* As large as the text around it: this is the page's content, not a list to choose from. */
  .row {
    padding-inline: 0;
    .answer {
      display: block;
      max-width: var(--measure-text);
      margin-top: 0.375rem;
      font-size: 0.9375rem;
      line-height: 1.5;
    }
    .title {
      color: var(--accent);
      font-size: 1rem;
      text-decoration: underline 1px;
      text-underline-offset: 0.2em;
    }
  }
`;

/** In front of a message. */
const CODE = /^[^\s\d_]*[\d_]\S*(?= )/;

interface Found {
  query: string;
  hits: Hit[];
  hasFailed: boolean;
}

/** The sections that explain the error in a field. The index loads when there's an error. */
export function ErrorResults({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>();
  const query = text.trim() === '' ? '' : errorSignature(text);
  const read = useEffectEvent(() => setText(field.current?.value ?? ''));
  useEffect(() => {
    const element = field.current;
    const onInput = () => read();
    // The reader may have pasted an error before this code arrived.
    onInput();
    element?.addEventListener('input', onInput);
    return () => element?.removeEventListener('input', onInput);
  }, [field]);
  useEffect(() => {
    if (query === '') return undefined;
    let isCurrent = true;
    const backend = searchBackend();
    const search = () => {
      backend.search({ query, limit: MAX_HITS, snippetWords: SNIPPET_WORDS }).then(
        ({ hits, isWeak }) =>
          isCurrent && setFound({ query, hits: isWeak ? [] : hits, hasFailed: false }),
        () => isCurrent && setFound({ query, hits: [], hasFailed: true }),
      );
    };
    search();
    const removeListener = backend.onImproved(search);
    return () => {
      isCurrent = false;
      removeListener();
    };
  }, [query]);
  if (query === '') return null;
  if (!found) return <p role="status">{ERROR_RESULTS_TEXT.searching}</p>;
  return (
    <div css={style}>
      <p role="status">
        {found.hasFailed && ERROR_RESULTS_TEXT.failed}
        {!found.hasFailed && found.hits.length === 0 && ERROR_RESULTS_TEXT.none}
        {found.hits.length > 0 && (
          <>
            {ERROR_RESULTS_TEXT.query}
            <strong>{found.query.replace(CODE, '$&:')}</strong>
          </>
        )}
      </p>
      {found.hits.map((hit, index) => (
        <Link key={hit.objectID} className="row" to={hit.url}>
          <HitWords row={{ hit, isChild: false, isLastChild: false }} isFirst={index === 0} />
        </Link>
      ))}
    </div>
  );
}
