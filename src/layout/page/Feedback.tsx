import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { useRef, useState } from 'react';
import type { PageInfo } from '../../lib/page-info';
import { issueUrl } from '../../lib/page-info';
import { FEEDBACK_TEXT } from '../../lib/strings/frame';
import { sendFeedback } from '../telemetry';

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  min-height: 34px;
  margin-top: 2.5rem;
  outline: none;
  color: var(--text-muted);
  font-size: 0.875rem;
  && p {
    margin: 0;
  }
  button {
    min-width: 3.25rem;
    min-height: 32px;
    border: 1px solid var(--border);
    border-radius: var(--radius-small);
    background: var(--surface);
    color: var(--text);
    font-size: inherit;
    &:hover {
      border-color: var(--border-strong);
    }
  }
  @media (scripting: none), print {
    display: none;
  }
`;

interface FeedbackProps {
  page: PageInfo;
  /** Title of the entry, if the page has several. */
  entryTitle?: string | undefined;
}

/**
 * Asks if a page was helpful. The answer is sent to the telemetry endpoint, unless there is none or
 * the reader has opted out. In any case, the reader can open an issue.
 */
export function Feedback({ page, entryTitle }: FeedbackProps) {
  const [state, setState] = useState<'asking' | 'sent' | 'notSent'>('asking');
  const { question, questionFor, yes, no, issue, end } = FEEDBACK_TEXT;
  const label = entryTitle ? questionFor(entryTitle) : question;
  const group = useRef<HTMLDivElement>(null);
  const answer = async (isHelpful: boolean) => {
    // The buttons disappear, so this moves the focus to what replaces them.
    group.current!.tabIndex = -1;
    group.current!.ariaLive = 'polite';
    group.current!.focus();
    const { path, title } = page;
    const feedback = { title, route: withPrefix(path), isHelpful };
    const isSent = await sendFeedback(process.env['GATSBY_API_URL'], feedback);
    setState(isSent ? 'sent' : 'notSent');
  };
  return (
    <div css={style} ref={group} role="group" aria-label={label}>
      {state === 'asking' ? (
        <>
          <span>{question}</span>
          <button type="button" data-late onClick={() => void answer(true)}>
            {yes}
          </button>
          <button type="button" data-late onClick={() => void answer(false)}>
            {no}
          </button>
        </>
      ) : (
        <p>
          {FEEDBACK_TEXT[state]}
          <a href={issueUrl(page)} rel="noopener">
            {issue}
          </a>
          {end}
        </p>
      )}
    </div>
  );
}
