import { css } from '@emotion/react';
import { SITE } from '../lib/site';
import { HELP_BOX_TEXT } from '../lib/strings/frame';
import { Icon } from '../ui/controls/Icon';

const style = css`
  margin: 2rem 0.75rem 0;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  padding: 1rem;
  background: var(--surface);
  font-size: 0.875rem;
  p {
    margin: 0 0 0.5rem;
    font-weight: 600;
  }
  && a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    padding: 0.25rem 0;
    background: none;
    color: var(--accent);
    text-decoration: underline;
    text-decoration-color: transparent;
    text-underline-offset: 0.25em;
    @media (pointer: coarse) {
      min-height: 40px;
    }
    &:hover {
      text-decoration-color: currentColor;
    }
  }
  @media print {
    display: none;
  }
`;

export function HelpBox() {
  return (
    <div css={style}>
      <p>{HELP_BOX_TEXT.heading}</p>
      <a href={SITE.support}>
        {HELP_BOX_TEXT.support}
        <Icon name="chevron" size={14} />
      </a>
    </div>
  );
}
