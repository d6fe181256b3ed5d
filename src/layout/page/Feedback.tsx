import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { useRef, useState } from 'react';
import type { PageInfo } from '../../lib/page-info';
import { issueUrl } from '../../lib/page-info';
import { FEEDBACK_TEXT } from '../../lib/strings/frame';
import { LateButton } from '../../ui/LateButton';
import { sendFeedback } from '../telemetry';

const style = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  min-height: 34px;
  outline: none;
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
    @media (pointer: coarse) {
      min-height: 40px;
    }
  }
  @media (scripting: none), print {
    display: none;
  }
`;

interface FeedbackProps {
  page: PageInfo;
  /** If the page has more than one entry. */
  entryTitle?: string | undefined;
}

/**
 * The answer goes to the telemetry endpoint, if there is one and the reader hasn't opted out. A
 * reader who says no can open an issue.
 */
export function Feedback({ page, entryTitle }: FeedbackProps) {
  const [state, setState] = useState<'asking' | 'no' | 'sent' | 'notSent'>('asking');
  const label = entryTitle ? FEEDBACK_TEXT.questionFor(entryTitle) : FEEDBACK_TEXT.question;
  const group = useRef<HTMLDivElement>(null);
  const answer = async (isHelpful: boolean) => {
    // The buttons disappear, so the focus moves to what replaces them.
    group.current!.tabIndex = -1;
    group.current!.ariaLive = 'polite';
    group.current!.focus();
    const { path, title } = page;
    const feedback = { title, route: withPrefix(path), isHelpful };
    const isSent = await sendFeedback(process.env['GATSBY_API_URL'], feedback);
    if (!isHelpful) setState('no');
    else setState(isSent ? 'sent' : 'notSent');
  };
  return (
    <div css={style} ref={group} role="group" aria-label={label}>
      {state === 'asking' && (
        <>
          <span>{FEEDBACK_TEXT.question}</span>
          <LateButton onClick={() => void answer(true)}>{FEEDBACK_TEXT.yes}</LateButton>
          <LateButton onClick={() => void answer(false)}>{FEEDBACK_TEXT.no}</LateButton>
        </>
      )}
      {state === 'no' && (
        <>
          <span>{FEEDBACK_TEXT.problem}</span>
          {FEEDBACK_TEXT.problems.map((name) => (
            <a key={name} href={issueUrl(page, name)} rel="noopener">
              {name}
            </a>
          ))}
        </>
      )}
      {state === 'sent' && FEEDBACK_TEXT.sent}
      {state === 'notSent' && (
        <span>
          {FEEDBACK_TEXT.notSent}
          <a href={issueUrl(page)} rel="noopener">
            {FEEDBACK_TEXT.issue}
          </a>
        </span>
      )}
    </div>
  );
}
