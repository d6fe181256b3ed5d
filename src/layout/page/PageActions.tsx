import { css } from '@emotion/react';
import { Link, withPrefix } from 'gatsby';
import { OFFLINE_PAGE } from '../../lib/offline/manifest';
import type { PageInfo } from '../../lib/page-info';
import { issueUrl } from '../../lib/page-info';
import { twinPath } from '../../lib/paths';
import { absoluteUrl, editUrl } from '../../lib/site';
import { PAGE_ACTIONS_TEXT } from '../../lib/strings/frame';
import { resultStyle } from '../../ui/controls/CopyButton';

const style = css`
  position: relative;
  display: flex;
  flex: none;
  border: 1px solid var(--border);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--text-muted);
  font-size: 0.875rem;
  /* Opening it keeps the text that's selected on the page, which a report quotes. */
  user-select: none;
  > button,
  summary {
    ${resultStyle};
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 32px;
    border: 0;
    padding: 0 0.625rem;
    background: none;
    white-space: nowrap;
    @media (pointer: coarse) {
      min-height: 40px;
    }
    &:hover {
      color: var(--text);
    }
  }
  summary::after {
    content: '';
    width: 0.375rem;
    height: 0.375rem;
    margin-top: -0.25rem;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
  }
  details {
    border-left: 1px solid var(--border);
  }
  /* In the page's bar, next to other plain controls. */
  @media (max-width: 1279px) {
    &,
    details {
      border-color: transparent;
      background: none;
    }
  }
  @media (max-width: 639px) {
    > button,
    summary::after {
      display: none;
    }
    summary {
      justify-content: center;
      min-width: 40px;
      &:not([data-result])::before {
        font-weight: 600;
        letter-spacing: 0.1em;
        content: '···' / '';
      }
    }
  }
  ul {
    position: absolute;
    z-index: 15;
    top: calc(100% + 6px);
    margin: 0;
    border: 1px solid var(--border-strong);
    border-radius: var(--radius);
    padding: 0.375rem;
    background: var(--surface-raised);
    box-shadow: var(--shadow);
    list-style: none;
    li {
      margin: 0;
    }
    & :is(a, button) {
      display: block;
      width: 100%;
      min-height: 36px;
      border: 0;
      border-radius: var(--radius-small);
      padding: 0.375rem 0.75rem;
      background: none;
      color: var(--text);
      text-align: start;
      text-decoration: none;
      &:hover {
        background: var(--border);
      }
      @media (pointer: coarse) {
        min-height: 44px;
      }
    }
    right: 0;
    width: 13.5rem;
  }
  li + .apart {
    margin-top: 0.375rem;
    border-top: 1px solid var(--border);
    padding-top: 0.375rem;
  }
  @media print {
    display: none;
  }
`;

/** The question is added at the end. */
const CLAUDE = 'https://claude.ai/new?q=';
const CHAT_GPT = 'https://chatgpt.com/?q=';
const NEW_TAB = { target: '_blank', rel: 'noopener' };

interface PageActionsProps {
  page: PageInfo;
  level: string;
  /** If the page has more than one entry. */
  entryTitle?: string | undefined;
}

/**
 * On phones, the menu also contains the button's action. The pressed button shows the result of copying (see
 * `src/page/copy.ts`).
 */
export function PageActions({ page, level, entryTitle }: PageActionsProps) {
  const { path, file, line } = page;
  const markdown = withPrefix(twinPath(path));
  const prompt = encodeURIComponent(PAGE_ACTIONS_TEXT.prompt(absoluteUrl(twinPath(path))));
  return (
    <div css={style}>
      <button
        type="button"
        className="scripted"
        aria-label={entryTitle && PAGE_ACTIONS_TEXT.copyFor(entryTitle)}
        data-copy-page={markdown}
      >
        <span>{PAGE_ACTIONS_TEXT.copyPage}</span>
      </button>
      <details data-dropdown>
        <summary aria-label={entryTitle && PAGE_ACTIONS_TEXT.labelFor(entryTitle)}>
          <span className="hidden-visually">{PAGE_ACTIONS_TEXT.label}</span>
        </summary>
        <ul>
          <li className="scripted">
            <button type="button" data-closes data-copy-page={markdown}>
              {PAGE_ACTIONS_TEXT.copy}
            </button>
          </li>
          <li>
            <a href={markdown}>{PAGE_ACTIONS_TEXT.view}</a>
          </li>
          <li className="apart">
            <a href={CLAUDE + prompt} {...NEW_TAB}>
              {PAGE_ACTIONS_TEXT.openInClaude}
            </a>
          </li>
          <li>
            <a href={CHAT_GPT + prompt} {...NEW_TAB}>
              {PAGE_ACTIONS_TEXT.openInChatGpt}
            </a>
          </li>
          <li className="apart">
            <a href={issueUrl(page)} data-report {...NEW_TAB}>
              {PAGE_ACTIONS_TEXT.report}
            </a>
          </li>
          <li>
            <a href={editUrl(file, line)} {...NEW_TAB}>
              {PAGE_ACTIONS_TEXT.edit}
            </a>
          </li>
          <li>
            <Link to={`${OFFLINE_PAGE}?section=${level}`}>{PAGE_ACTIONS_TEXT.offline}</Link>
          </li>
        </ul>
      </details>
    </div>
  );
}
